package org.groma.engine.invasions.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Aquitania has room for four. */
class StackingInvariantsTest {

  private static final int ALEMANNI = nation("alemanni");
  private static final int AQUITANIA = province("aquitania");

  private static Scene five() {
    return Scene.empty().units("alemanni", "infantry", 5, "aquitania");
  }

  private static final SequenceEvent BEGAN = new SequenceEvent.ActivationBegan(ALEMANNI);
  private static final SequenceEvent COMBAT = new SequenceEvent.CombatBegan(ALEMANNI);

  @Test
  void tooManyStandTogetherWhenMovementIsOver() {
    assertThat(Doctored.heard(new StackedAfterMovement(), five().world(), BEGAN, COMBAT))
        .containsExactly("Alemanni and friends have 5 units in Aquitania, where 4 may be");
  }

  @Test
  void aLeaderAndAnInvasionMakeRoom() {
    assertThat(
            Doctored.heard(
                new StackedAfterMovement(),
                five().world(),
                new NationEvent.InvasionSet(ALEMANNI, true),
                BEGAN,
                COMBAT))
        .isEmpty();
    assertThat(
            Doctored.heard(
                new StackedAfterMovement(),
                five().leader("rex-alemanni", "aquitania").world(),
                BEGAN,
                COMBAT))
        .isEmpty();
  }

  @Test
  void tooManyHaveBeenPutTogether() {
    World world = five().status("alemanni", Status.KINGDOM).world();
    UnitSet more = Sample.fromPool(world, "alemanni", "infantry", 1);

    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(), world, new UnitEvent.Placed(more, AQUITANIA), BEGAN))
        .containsExactly("Alemanni and friends have 6 units in Aquitania, where 4 may be");
  }

  @Test
  void newBarbariansComeWithoutRegardToTheLimit() {
    World world = five().world();
    UnitSet more = Sample.fromPool(world, "alemanni", "infantry", 1);

    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(), world, new UnitEvent.Placed(more, AQUITANIA), BEGAN))
        .isEmpty();
  }

  @Test
  void aLeaderWhoComesAfterHisUnitsCounts() {
    World world = Scene.empty().status("alemanni", Status.KINGDOM).world();
    UnitSet units = Sample.fromPool(world, "alemanni", "infantry", 5);

    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(),
                world,
                new UnitEvent.Placed(units, AQUITANIA),
                new LeaderEvent.Posted(Sample.leader("rex-alemanni"), AQUITANIA),
                BEGAN))
        .isEmpty();
  }

  @Test
  void limitesBecomeTroopsWhereTheyStand() {
    World world = five().status("alemanni", Status.KINGDOM).world();
    UnitSet more = Sample.fromPool(world, "alemanni", "infantry", 1);

    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(),
                world,
                new LandEvent.LimesSet(AQUITANIA, World.NOBODY),
                new UnitEvent.Placed(more, AQUITANIA),
                BEGAN))
        .isEmpty();
  }

  @Test
  void aPassageIsHeldByNoMoreThanMayStandThere() {
    World world = five().world();
    UnitSet units = world.unitsAt(AQUITANIA, 1L << ALEMANNI);

    assertThat(
            Doctored.heard(
                new StackedInPassage(),
                world,
                new MovementTold.PassageForced(ALEMANNI, AQUITANIA, units)))
        .containsExactly("Alemanni hold a passage through Aquitania with 5 units, where 4 may be");
    assertThat(
            Doctored.heard(
                new StackedInPassage(),
                world,
                new MovementTold.PassageForced(ALEMANNI, AQUITANIA, units.first(4))))
        .isEmpty();
  }

  @Test
  void aSeaZoneHoldsFourFleetsOfANation() {
    int[] fleets = new int[5];
    int count = 0;
    for (int unit = 0; unit < Sample.SETTING.roster().size() && count < 5; unit++) {
      boolean theirs = Sample.SETTING.roster().nation(unit) == nation("byzantines");
      if (theirs && Sample.SETTING.kind(unit).isFleet()) {
        fleets[count++] = unit;
      }
    }
    assertThat(count).isEqualTo(5);
    int sea = Sample.sea("mare-aegeum");
    World world = Sample.empty();

    world.apply(new UnitEvent.Placed(UnitSet.of(fleets).first(4), sea));
    assertThat(new StackedAtSea().broken(world)).isEmpty();
    world.apply(new UnitEvent.Placed(UnitSet.of(fleets), sea));
    assertThat(new StackedAtSea().broken(world))
        .containsExactly("Byzantines have 5 fleets in Mare Aegeum");
  }

  private static List<String> passing(World world, UnitSet units) {
    int tyras = province("tyras");
    int hypanis = province("hypanis");
    return Doctored.heard(
        new StoppedByEnemies(),
        world,
        new SequenceEvent.ActivationBegan(nation("visigoths")),
        new SequenceEvent.MovementBegan(nation("visigoths")),
        new UnitEvent.Marched(units, -1, tyras, Border.LAND, 1),
        new UnitEvent.Marched(units, -1, hypanis, Border.LAND, 1));
  }

  private static Scene before() {
    return Scene.empty()
        .units("visigoths", "archer", 1, "dacia")
        .units("byzantines", "legion", 1, "tyras");
  }

  @Test
  void nobodyMarchesPastHisEnemies() {
    World world = before().world();

    assertThat(passing(world, world.unitsAt(province("dacia"), -1L)))
        .singleElement()
        .asString()
        .endsWith("of Visigoths passes its enemies in Tyras");
  }

  @Test
  void twoWhoHoldOneEnemyDownLetOthersPass() {
    World world = before().units("visigoths", "infantry", 2, "tyras").world();
    UnitSet archer = world.unitsAt(province("dacia"), -1L);
    UnitSet holders = world.unitsAt(province("tyras"), 1L << nation("visigoths"));
    StoppedByEnemies invariant = new StoppedByEnemies();

    assertThat(
            Doctored.heard(
                invariant,
                world,
                new SequenceEvent.ActivationBegan(nation("visigoths")),
                new SequenceEvent.MovementBegan(nation("visigoths")),
                new UnitEvent.Halted(holders),
                new UnitEvent.Marched(archer, -1, province("tyras"), Border.LAND, 1),
                new UnitEvent.Marched(archer, -1, province("hypanis"), Border.LAND, 1)))
        .isEmpty();
  }

  @Test
  void whoIsJoinedByEnemiesMayStillGo() {
    World world =
        Scene.empty()
            .units("visigoths", "archer", 1, "dacia")
            .units("byzantines", "legion", 1, "thracia")
            .world();
    UnitSet archer = world.unitsAt(province("dacia"), -1L);

    assertThat(
            Doctored.heard(
                new StoppedByEnemies(),
                world,
                new SequenceEvent.ActivationBegan(nation("visigoths")),
                new SequenceEvent.MovementBegan(nation("visigoths")),
                new UnitEvent.Marched(archer, -1, province("tyras"), Border.LAND, 1),
                new UnitEvent.Placed(world.unitsAt(province("thracia"), -1L), province("tyras")),
                new UnitEvent.Marched(archer, -1, province("hypanis"), Border.LAND, 1)))
        .isEmpty();
  }

  /**
   * Visigoths and Alans march with the Byzantines, the ally of both, and are enemies. The Alans
   * come to Thracia after the Visigoths; then one of them goes on.
   */
  private static List<String> strangers(String goingOn) {
    World world =
        Scene.empty()
            .units("visigoths", "archer", 1, "dacia")
            .units("alans", "horse-archer", 1, "valachia")
            .world();
    world.apply(new NationEvent.Allied(nation("byzantines"), nation("visigoths")));
    world.apply(new NationEvent.Allied(nation("byzantines"), nation("alans")));
    UnitSet archer = world.unitsAt(province("dacia"), -1L);
    UnitSet horse = world.unitsAt(province("valachia"), -1L);
    UnitSet last = goingOn.equals("visigoths") ? archer : horse;
    return Doctored.heard(
        new StoppedByEnemies(),
        world,
        new SequenceEvent.ActivationBegan(nation("byzantines")),
        new SequenceEvent.MovementBegan(nation("byzantines")),
        new UnitEvent.Marched(archer, -1, province("thracia"), Border.LAND, 1),
        new UnitEvent.Marched(horse, -1, province("thracia"), Border.LAND, 1),
        new UnitEvent.Marched(last, -1, province("macedonia"), Border.LAND, 1));
  }

  @Test
  void whoIsVisitedByAnAllysOtherAllyMayStillGo() {
    assertThat(strangers("visigoths")).isEmpty();
  }

  @Test
  void whoWasLetThroughByOthersMayStillGoWhenAnAllysOtherAllyComes() {
    World world =
        Scene.empty()
            .units("visigoths", "archer", 1, "dacia")
            .units("visigoths", "infantry", 2, "thracia")
            .units("alans", "horse-archer", 1, "valachia")
            .horde("alans", "thracia")
            .held("byzantines", "thracia")
            .world();
    world.apply(new NationEvent.Allied(nation("byzantines"), nation("visigoths")));
    world.apply(new NationEvent.Allied(nation("byzantines"), nation("alans")));
    UnitSet archer = world.unitsAt(province("dacia"), -1L);
    UnitSet horse = world.unitsAt(province("valachia"), -1L);
    UnitSet holders = world.unitsAt(province("thracia"), 1L << nation("visigoths"));

    assertThat(
            Doctored.heard(
                new StoppedByEnemies(),
                world,
                new SequenceEvent.ActivationBegan(nation("byzantines")),
                new SequenceEvent.MovementBegan(nation("byzantines")),
                new UnitEvent.Halted(holders),
                new UnitEvent.Marched(archer, -1, province("thracia"), Border.LAND, 1),
                new UnitEvent.Marched(horse, -1, province("thracia"), Border.LAND, 1),
                new UnitEvent.Marched(archer, -1, province("macedonia"), Border.LAND, 1)))
        .isEmpty();
  }

  @Test
  void whoOverranAHordeThatCannotGoAnywhereGoesOn() {
    World world =
        Scene.empty()
            .units("byzantines", "legion", 6, "thracia")
            .horde("visigoths", "tyras")
            .world();
    UnitSet riders = world.unitsAt(province("thracia"), -1L);
    int tyras = province("tyras");

    assertThat(
            Doctored.heard(
                new StoppedByEnemies(),
                world,
                new SequenceEvent.ActivationBegan(nation("byzantines")),
                new SequenceEvent.MovementBegan(nation("byzantines")),
                new UnitEvent.Marched(riders, -1, tyras, Border.LAND, 1),
                new MovementTold.Overran(nation("byzantines"), tyras, riders, UnitSet.NONE),
                new UnitEvent.Marched(riders, -1, province("hypanis"), Border.LAND, 1)))
        .isEmpty();
  }

  @Test
  void fleetsThatMeetAtSeaAreNoneOfItsBusiness() {
    World world = Scene.empty().world();
    int sea = Sample.sea("mare-aegeum");
    UnitSet ours = Sample.fromPool(world, "byzantines", "elite-fleet", 1);
    UnitSet theirs = Sample.fromPool(world, "romans", "elite-fleet", 1);
    world.apply(new UnitEvent.Placed(theirs, sea));
    world.apply(new UnitEvent.Placed(ours, sea));

    assertThat(
            Doctored.heard(
                new StoppedByEnemies(),
                world,
                new SequenceEvent.ActivationBegan(nation("byzantines")),
                new SequenceEvent.MovementBegan(nation("byzantines")),
                new UnitEvent.Marched(ours, -1, sea, Border.SEA, 1)))
        .isEmpty();
  }

  @Test
  void whoComesToAnAllysOtherAllyStops() {
    assertThat(strangers("alans"))
        .singleElement()
        .asString()
        .endsWith("of Alans passes its enemies in Thracia");
  }

  @Test
  void whoStandsAmongFriendsOfOldMayStillGo() {
    World world =
        Scene.empty()
            .units("visigoths", "archer", 1, "dacia")
            .units("byzantines", "legion", 1, "tyras")
            .world();
    world.apply(new NationEvent.Sworn(nation("visigoths"), nation("byzantines")));
    UnitSet archer = world.unitsAt(province("dacia"), -1L);

    assertThat(
            Doctored.heard(
                new StoppedByEnemies(),
                world,
                new SequenceEvent.ActivationBegan(nation("visigoths")),
                new SequenceEvent.MovementBegan(nation("visigoths")),
                new UnitEvent.Marched(archer, -1, province("tyras"), Border.LAND, 1),
                new NationEvent.Released(nation("visigoths")),
                new UnitEvent.Marched(archer, -1, province("hypanis"), Border.LAND, 1)))
        .isEmpty();
  }

  @Test
  void aRedeploymentBelongsToTheMovementOfTheLeaderWhateverCardComesBeforeIt() {
    World world =
        five().units("alemanni", "archer", 1, "dacia").leader("rex-alemanni", "dacia").world();
    int rex = Sample.leader("rex-alemanni");
    UnitSet archer = world.unitsAt(province("dacia"), -1L);
    world.apply(new CardEvent.EventsShuffled(CardList.of(13)));
    world.apply(new CardEvent.EventDrawn(0, 13));
    InvasionsEvent there = new UnitEvent.Placed(archer, province("dacia"));
    InvasionsEvent redeployed = new UnitEvent.Placed(archer, AQUITANIA);

    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(),
                world.copy(),
                there,
                BEGAN,
                new SequenceEvent.CampaignBegan(rex),
                new CardEvent.EventPlayed(0, 13),
                new LeaderEvent.Spurred(rex, 1),
                redeployed,
                new UnitEvent.StackChosen(archer)))
        .isEmpty();
    assertThat(
            Doctored.heard(
                new StackedAfterPlacement(),
                world.copy(),
                there,
                BEGAN,
                redeployed,
                new UnitEvent.StackChosen(archer)))
        .hasSize(1);
  }
}
