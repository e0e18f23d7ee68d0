package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.junit.jupiter.api.Test;

class MarchingTest {

  private final MarchScene scene = new MarchScene();

  @Test
  void aStackGoesToTheNextProvinceAndSpendsAPace() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.active("visigoths");

    scene.order(march(units, leader, "valachia"));

    assertThat(scene.places(units)).containsOnly(at("valachia"));
    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at("valachia"));
    assertThat(scene.world.pacesSpent(units.get(0))).isEqualTo(1);
    assertThat(scene.world.leaderPaces(leader)).isEqualTo(1);
    assertThat(scene.world.cameFrom(units.get(0))).isEqualTo(at("dacia"));
    assertThat(scene.world.cameVia(units.get(0))).isEqualTo(Border.RIDGE);
    assertThat(scene.log)
        .containsExactly(
            new UnitEvent.StackChosen(units),
            new UnitEvent.Marched(units, leader, at("valachia"), Border.RIDGE, 1),
            new LeaderEvent.Rode(leader, at("valachia"), 1));
  }

  @Test
  void theSameStackGoesOnWithItsLeaderOrSomeOfItsUnits() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    UnitSet picked = scene.put("visigoths", "archer", 1, "valachia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.active("visigoths");

    scene.order(march(units, leader, "valachia"));
    scene.order(march(picked, leader, "tyras")); // its leader
    scene.order(march(units.first(1), "tyras")); // one of its units

    assertThat(scene.log).filteredOn(UnitEvent.StackChosen.class::isInstance).hasSize(1);
  }

  @Test
  void anotherStackIsAnnounced() {
    UnitSet first = scene.put("visigoths", "infantry", 1, "dacia");
    UnitSet second = scene.put("visigoths", "archer", 1, "dacia");
    scene.active("visigoths");

    scene.order(march(first, "valachia"));
    scene.order(march(second, "valachia"));

    assertThat(scene.world.movingStack()).isEqualTo(second);
    assertThat(scene.log).filteredOn(UnitEvent.StackChosen.class::isInstance).hasSize(2);
  }

  @Test
  void aLeaderWhoMustStayInTheCapitalLeadsNobody() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.active("visigoths");
    scene.world.apply(new RealmEvent.LeadersIdled(nation("visigoths"), true));

    scene.refuses(march(units, leader, "valachia"), "XIII.E");
    scene.order(march(units, "valachia"));
  }

  @Test
  void theFriendsOfAetiusDoNotAttackTheWestOnTurnFour() {
    UnitSet units = scene.put("huns", "horse-archer", 2, "hunnia");
    scene.world.apply(new LandEvent.HolderChanged(at("pannonia"), nation("romans")));
    scene.active("huns");
    scene.world.apply(new SequenceEvent.TurnBegan(4));

    scene.refuses(march(units, "pannonia"), "XII.D");
    scene.world.apply(new SequenceEvent.TurnBegan(6));
    assertThat(Marching.refusal(scene.world, nation("huns"), march(units, "pannonia"))).isEmpty();
  }

  @Test
  void anOrderNamesSomebody() {
    scene.active("visigoths");

    scene.refuses(march(UnitSet.NONE, "dacia"), "XVIII.A");
    scene.refuses(march(UnitSet.of(-3), "dacia"), "XVIII.A");
    scene.refuses(march(UnitSet.of(Sample.SETTING.roster().size()), "dacia"), "XVIII.A");
    scene.refuses(march(UnitSet.NONE, Sample.SETTING.leaders(), "dacia"), "XVIII.A");
    scene.refuses(march(UnitSet.NONE, -2, "dacia"), "XVIII.A");
    UnitSet real = scene.put("visigoths", "infantry", 1, "dacia");
    scene.refuses(march(real.plus(UnitSet.of(9999)), "valachia"), "XVIII.A");
    scene.refuses(march(real, -2, "valachia"), "XVIII.A");
    scene.refuses(march(real, Sample.SETTING.leaders(), "valachia"), "XVIII.A");
  }

  @Test
  void unitsInThePoolDoNotMarch() {
    UnitSet pooled = Sample.fromPool(scene.world, "visigoths", "infantry", 1);
    scene.active("visigoths");

    scene.refuses(march(pooled, "dacia"), "XVIII.A");
  }

  @Test
  void aStackDoesNotSkipProvinces() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.active("visigoths");

    scene.refuses(march(units, "hypanis"), "XVIII.A");
    scene.refuses(march(units, "dacia"), "XVIII.A");
  }

  @Test
  void landUnitsStayOnLandAndOnTheMapInPlay() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "tyras");
    UnitSet persians = scene.put("persians", "infantry", 1, "carmania");
    scene.active("visigoths");

    scene.refuses(new Order.March(units, -1, Sample.sea("pontus-euxinus")), "XVIII.A");
    scene.refuses(new Order.March(units, -1, -1), "XVIII.A");
    scene.refuses(new Order.March(units, -1, 100_000), "XVIII.A");
    scene.active("persians");
    scene.refuses(march(persians, "gedrosia"), "XVIII.A");
  }

  @Test
  void fleetsDoNotMarch() {
    UnitSet fleet = scene.put("visigoths", "fleet", 1, "tyras");
    scene.active("visigoths");

    scene.refuses(march(fleet, "dacia"), "XXV.A");
  }

  @Test
  void aStackIsInOneProvince() {
    UnitSet here = scene.put("visigoths", "infantry", 1, "dacia");
    UnitSet there = scene.put("visigoths", "infantry", 1, "hypanis");
    int leader = scene.lead("fritigernus", "hypanis");
    scene.active("visigoths");

    scene.refuses(march(here.plus(there), "tyras"), "XVIII.A");
    scene.refuses(march(here, leader, "tyras"), "XVIII.A");
  }

  @Test
  void onlyTheActiveNationMoves() {
    UnitSet huns = scene.put("huns", "horse-archer", 1, "dacia");
    int attila = scene.lead("attila", "dacia");
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.active("visigoths");

    scene.refuses(march(huns, "tyras"), "XVIII.A");
    scene.refuses(march(units, attila, "tyras"), "XVIII.A");
  }

  @Test
  void mercenariesAndAlliesMoveAlong() {
    UnitSet lent = scene.put("huns", "horse-archer", 1, "dacia");
    scene.world.apply(new UnitEvent.Lent(lent.get(0), nation("visigoths")));
    UnitSet allied = scene.put("franks", "infantry", 1, "dacia");
    int chlodio = scene.lead("chlodio", "dacia");
    scene.happened(new NationEvent.Allied(nation("franks"), nation("visigoths")));
    scene.active("visigoths");

    scene.order(march(lent.plus(allied), chlodio, "tyras"));

    assertThat(scene.places(lent.plus(allied))).containsOnly(at("tyras"));
  }

  @Test
  void aMercenaryDoesNotMoveWithItsOwnNation() {
    UnitSet lent = scene.put("huns", "horse-archer", 1, "dacia");
    scene.world.apply(new UnitEvent.Lent(lent.get(0), nation("visigoths")));
    scene.active("huns");

    scene.refuses(march(lent, "tyras"), "XVIII.A");
  }

  @Test
  void everyoneNeedsAPaceOfItsOwn() {
    UnitSet foot = scene.put("visigoths", "infantry", 1, "dacia");
    UnitSet horse = scene.put("visigoths", "heavy-cavalry", 1, "dacia");
    scene.active("visigoths");
    UnitSet both = foot.plus(horse);
    scene.order(march(both, "tyras"));
    scene.order(march(both, "hypanis"));
    scene.order(march(both, "tyras"));

    scene.refuses(march(both, "dacia"), "XVIII.B");
    scene.refuses(march(foot, "dacia"), "XVIII.B");
    scene.order(march(horse, "dacia"));
    scene.refuses(march(horse, "tyras"), "XVIII.B");
  }

  @Test
  void aLeaderNeedsAPaceToo() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.active("visigoths");
    scene.world.apply(new LeaderEvent.Rode(leader, at("dacia"), 4));
    assertThat(scene.refusal(march(units, leader, "tyras"), Phase.UNIT_STACKS)).isEmpty();

    scene.world.apply(new LeaderEvent.Rode(leader, at("dacia"), 1));

    scene.refuses(march(units, leader, "tyras"), "XVIII.B");
  }

  @Test
  void whoHasStoppedDoesNotGoOn() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.active("visigoths");
    scene.world.apply(new UnitEvent.Halted(units.first(1)));

    scene.refuses(march(units, "tyras"), "XVIII.C");
    scene.world.apply(new LeaderEvent.Stayed(leader));
    scene.refuses(march(units.minus(units.first(1)), leader, "tyras"), "XVIII.C");
  }

  @Test
  void aStraitTakesAllPaces() {
    UnitSet units = scene.put("byzantines", "legion", 2, "thracia");
    int leader = scene.lead("iulianus", "thracia");
    scene.active("byzantines");

    scene.order(march(units, leader, "bythina"));

    assertThat(scene.places(units)).containsOnly(at("bythina"));
    assertThat(scene.world.cameVia(units.get(0))).isEqualTo(Border.STRAIT);
    scene.refuses(march(units, "anatolia"), "XVIII.C");
    scene.refuses(march(UnitSet.NONE, leader, "anatolia"), "XVIII.C");
  }

  @Test
  void aStraitIsCrossedOnlyFromTheStart() {
    UnitSet units = scene.put("byzantines", "legion", 1, "macedonia");
    UnitSet fresh = scene.put("byzantines", "legion", 1, "thracia");
    int leader = scene.lead("iulianus", "macedonia");
    scene.active("byzantines");
    scene.order(march(units, leader, "thracia"));

    scene.refuses(march(units, "bythina"), "XVIII.J");
    scene.refuses(march(fresh, leader, "bythina"), "XVIII.J");
    scene.order(march(fresh, "bythina"));
  }

  @Test
  void aBlockadedStraitIsClosed() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "thracia");
    UnitSet fleet = Sample.fromPool(scene.world, "byzantines", "elite-fleet", 1);
    scene.world.apply(new UnitEvent.Placed(fleet, Sample.sea("propontis")));
    scene.active("visigoths");

    scene.refuses(march(units, "bythina"), "XXV.F");
  }

  @Test
  void scythiaIsForNomadsAndForOstrogothsOnTheFirstTurn() {
    UnitSet visigoths = scene.put("visigoths", "infantry", 1, "abascia");
    int fritigernus = scene.lead("fritigernus", "abascia");
    UnitSet huns = scene.put("huns", "horse-archer", 1, "abascia");
    UnitSet ostrogoths = scene.put("ostrogoths", "infantry", 1, "abascia");
    scene.world.apply(new SequenceEvent.TurnBegan(1));
    scene.active("visigoths");
    scene.refuses(march(visigoths, "alania"), "XVIII.K");
    scene.refuses(march(UnitSet.NONE, fritigernus, "alania"), "XVIII.K");
    scene.active("huns");
    assertThat(scene.refusal(march(huns, "alania"), Phase.UNIT_STACKS)).isEmpty();
    scene.active("ostrogoths");
    assertThat(scene.refusal(march(ostrogoths, "alania"), Phase.UNIT_STACKS)).isEmpty();

    scene.world.apply(new SequenceEvent.TurnBegan(2));

    scene.refuses(march(ostrogoths, "alania"), "XVIII.K");
  }

  @Test
  void satrapesStayInTheirAreas() {
    UnitSet satrapes = scene.put("persians", "satrapes", 1, "euphrates");
    scene.active("persians");

    scene.refuses(march(satrapes, "amida"), "XVIII.K");
    scene.order(march(satrapes, "akkad"));
  }

  @Test
  void theGuardStaysInTheAreasItsNationControls() {
    UnitSet guard = scene.put("byzantines", "guard", 1, "thracia");
    scene.world.apply(new LandEvent.IncumbentChanged(Sample.area("graecia"), nation("byzantines")));
    scene.active("byzantines");

    scene.refuses(march(guard, "moesia-inferior"), "XVIII.K");
    scene.order(march(guard, "macedonia"));
  }

  @Test
  void theVassalOfNomadsStaysNearTheirHorde() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "tyras");
    UnitSet far = scene.put("visigoths", "archer", 1, "treveria");
    int leader = scene.lead("fritigernus", "moesia-inferior");
    scene.horde("huns", "hunnia"); // in Danubius, which touches Moesia and not Graecia
    scene.happened(new NationEvent.Submitted(nation("visigoths"), nation("huns")));
    scene.active("visigoths");

    scene.order(march(units, "moesia-inferior"));
    scene.refuses(march(units, "thracia"), "XXIX.F");
    scene.refuses(march(UnitSet.NONE, leader, "thracia"), "XXIX.F");
    scene.order(march(far, "sequana")); // it is outside already
    scene.happened(new NationEvent.Freed(nation("visigoths")));
    assertThat(scene.refusal(march(units, "thracia"), Phase.UNIT_STACKS)).isEmpty();
  }

  @Test
  void theVassalOfOthersGoesAnywhere() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "moesia-inferior");
    scene.horde("franks", "hunnia");
    scene.happened(new NationEvent.Submitted(nation("visigoths"), nation("franks")));
    scene.active("visigoths");

    scene.order(march(units, "thracia"));
  }

  @Test
  void aLeaderAloneDoesNotEnterHostileLand() {
    int leader = scene.lead("fritigernus", "tyras");
    scene.hold("byzantines", "moesia-inferior");
    scene.active("visigoths");

    scene.refuses(march(UnitSet.NONE, leader, "moesia-inferior"), "III.C");
    scene.put("visigoths", "infantry", 1, "moesia-inferior");
    scene.order(march(UnitSet.NONE, leader, "moesia-inferior"));
    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at("moesia-inferior"));
  }
}
