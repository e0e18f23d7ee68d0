package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.junit.jupiter.api.Test;

class MigrationTest {

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");

  private static Order migrate(String to) {
    return new Order.Migrate(at(to));
  }

  @Test
  void theHordeGoesWithAllUnitsAndTheLeadersThatAreWithIt() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    UnitSet guests = scene.put("huns", "horse-archer", 1, "dacia");
    int first = scene.lead("athanaricus", "dacia");
    int second = scene.lead("fritigernus", "dacia");
    scene.horde("visigoths", "dacia").active("visigoths");

    scene.order(migrate("tyras"));

    assertThat(scene.world.horde(visigoths)).isEqualTo(at("tyras"));
    assertThat(scene.places(units)).containsOnly(at("tyras"));
    assertThat(scene.places(guests)).containsOnly(at("dacia"));
    assertThat(scene.world.leaderPlace(first)).isEqualTo(at("tyras"));
    assertThat(scene.world.leaderPlace(second)).isEqualTo(at("tyras"));
    assertThat(scene.world.leaderPaces(second)).isEqualTo(1);
    assertThat(scene.world.hordePaces(visigoths)).isEqualTo(1);
    assertThat(scene.world.pacesSpent(units.get(0))).isEqualTo(1);
  }

  @Test
  void itWaitsForUnitsThatAreElsewhere() {
    scene.put("visigoths", "infantry", 2, "dacia");
    UnitSet elsewhere = scene.put("visigoths", "infantry", 1, "valachia");
    scene.put("huns", "horse-archer", 1, "tisia");
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.refuses(migrate("tyras"), "XVIII.G");

    scene.order(march(elsewhere, "dacia"));
    scene.order(migrate("tyras"));

    assertThat(scene.places(elsewhere)).containsOnly(at("tyras"));
  }

  @Test
  void mercenariesGoWithThoseWhomTheyServe() {
    UnitSet lent = scene.put("visigoths", "infantry", 1, "valachia");
    scene.world.apply(new UnitEvent.Lent(lent.get(0), nation("romans")));
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.order(migrate("tyras"));

    UnitSet hired = scene.put("ostrogoths", "infantry", 1, "valachia");
    scene.world.apply(new UnitEvent.Lent(hired.get(0), visigoths));
    scene.refuses(migrate("dacia"), "XVIII.G");
  }

  @Test
  void aLoneHordeMigratesToo() {
    scene.horde("visigoths", "dacia").active("visigoths");

    scene.order(migrate("tyras"));

    assertThat(scene.world.horde(visigoths)).isEqualTo(at("tyras"));
  }

  @Test
  void itGoesAsFarAsItsPacesAllow() {
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.order(migrate("tyras"));
    scene.order(migrate("hypanis"));
    scene.order(migrate("tyras"));

    scene.refuses(migrate("dacia"), "XVIII.B");
  }

  @Test
  void everyUnitMustBeAbleToComeAlong() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.world.apply(new UnitEvent.Delayed(units.first(1), 3));

    scene.refuses(migrate("tyras"), "XVIII.B");
  }

  @Test
  void itNeedsAHordeAndANeighbour() {
    scene.active("visigoths");
    scene.refuses(migrate("tyras"), "XVIII.G");

    scene.horde("visigoths", "dacia");
    scene.refuses(migrate("hypanis"), "XVIII.A");
  }

  @Test
  void closedLandIsClosedToHordes() {
    scene.horde("visigoths", "abascia").active("visigoths");

    scene.refuses(migrate("alania"), "XVIII.K");
  }

  @Test
  void theHordeOfARealmIsItsCapitalAndStays() {
    scene.put("visigoths", "infantry", 2, "dacia");
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.world.apply(new NationEvent.StatusChanged(visigoths, Status.KINGDOM));

    scene.refuses(migrate("tyras"), "VII.D");
  }

  @Test
  void itDoesNotAttack() {
    scene.horde("visigoths", "dacia").hold("byzantines", "tyras").active("visigoths");

    scene.refuses(migrate("tyras"), "XVIII.G");
  }

  @Test
  void theLandOfNeutralsIsOpen() {
    scene.horde("visigoths", "dacia").hold("byzantines", "tyras").active("visigoths");
    scene.happened(new NationEvent.PactMade(visigoths, nation("byzantines")));

    scene.order(migrate("tyras"));
  }

  @Test
  void anInvadingHordeMarchesInstead() {
    scene.horde("visigoths", "dacia").invading("visigoths").active("visigoths");

    scene.refuses(migrate("tyras"), "XVIII.H");
  }

  @Test
  void itDoesNotGoOnceUnitsHaveEnteredHostileLand() {
    scene.horde("visigoths", "dacia").active("visigoths");
    scene.happened(new NationEvent.Trespassed(visigoths));

    scene.refuses(migrate("tyras"), "XVIII.G");
  }

  @Test
  void onceItHasMigratedNobodyEntersHostileLandInThisActivation() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.horde("visigoths", "dacia").hold("byzantines", "hypanis").active("visigoths");
    scene.order(migrate("tyras"));

    scene.refuses(march(units, "hypanis"), "XVIII.G");
    scene.world.apply(new SequenceEvent.CampaignBegan(leader));
    scene.refuses(march(units, leader, "hypanis"), Phase.campaign(leader), "XVIII.G");
    scene.order(march(units, leader, "dacia"), Phase.campaign(leader));
  }

  @Test
  void anInvadingHordeThatMarchedKeepsNobodyFromAttacking() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "valachia");
    scene.horde("visigoths", "dacia").invading("visigoths").hold("byzantines", "moesia-inferior");
    scene.active("visigoths");
    scene.order(new Order.MarchHorde(at("tyras")));

    assertThat(scene.refusal(march(units, "moesia-inferior"), Phase.UNIT_STACKS)).isEmpty();
  }

  @Test
  void aStraitTakesAllItsPacesAndOnlyFromTheStart() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "thracia");
    scene.horde("visigoths", "thracia").active("visigoths");
    scene.order(migrate("bythina"));
    assertThat(Allowance.ofHorde(scene.world, visigoths)).isZero();
    assertThat(scene.world.isHalted(units.get(0))).isTrue();

    MarchScene other = new MarchScene();
    other.horde("visigoths", "macedonia").active("visigoths");
    other.order(migrate("thracia"));
    other.refuses(migrate("bythina"), "XVIII.J");
  }
}
