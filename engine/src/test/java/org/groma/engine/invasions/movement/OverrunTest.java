package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class OverrunTest {

  private final MarchScene scene = new MarchScene();

  private UnitSet army(int infantry, int cavalry, String province) {
    UnitSet army = scene.put("persians", "horse-archer", cavalry, province);
    return infantry == 0 ? army : army.plus(scene.put("persians", "infantry", infantry, province));
  }

  private Stack stack(UnitSet units, String place) {
    return new Stack(nation("persians"), units, Stack.NO_LEADER, at(place));
  }

  @Test // example of XVIII.D
  void iulianusPicksUpUnitsAndOverrunsOnTheWayToBabylonia() {
    UnitSet horse = scene.put("byzantines", "cataphracta", 3, "osroene");
    UnitSet foot = scene.put("byzantines", "legion", 1, "osroene");
    UnitSet syrianHorse =
        scene
            .put("byzantines", "cavalry", 1, "coele-syria")
            .plus(scene.put("byzantines", "elite-cavalry", 1, "coele-syria"));
    UnitSet syrianFoot = scene.put("byzantines", "legion", 1, "coele-syria");
    int iulianus = scene.lead("iulianus", "osroene");
    UnitSet satrapes = scene.put("persians", "satrapes", 1, "euphrates");
    scene.active("byzantines");
    scene.player.answer(Overrun.Choice.class, true);

    scene.order(march(horse.plus(foot), iulianus, "amida"));
    scene.order(march(syrianHorse.plus(syrianFoot), "amida"));
    UnitSet all = horse.plus(foot).plus(syrianHorse).plus(syrianFoot);
    scene.enterUnanswered(march(all, iulianus, "euphrates"));

    assertThat(scene.world.place(satrapes.get(0))).isEqualTo(World.POOL);
    assertThat(all.all(unit -> scene.world.pacesSpent(unit) == 3)).isTrue();
    assertThat(scene.world.leaderPaces(iulianus)).isEqualTo(3);
    scene.refuses(march(all, iulianus, "babylonia"), "XVIII.B");
    scene.refuses(march(syrianFoot, iulianus, "babylonia"), "XVIII.B");
    scene.order(march(all.minus(syrianFoot), iulianus, "babylonia"));
    scene.refuses(march(foot, iulianus, "akkad"), "XVIII.B");
    scene.spent();
  }

  @Test // example of XVIII.E
  void iulianusOverrunsTwiceAndHisInfantryIsSpent() {
    UnitSet horse = scene.put("byzantines", "cataphracta", 3, "amida");
    UnitSet foot = scene.put("byzantines", "legion", 4, "amida");
    int iulianus = scene.lead("iulianus", "amida");
    scene.put("persians", "infantry", 1, "adiabene");
    scene.put("persians", "infantry", 1, "akkad");
    scene.active("byzantines");
    scene.player.answer(Overrun.Choice.class, true).answer(Overrun.Choice.class, true);
    UnitSet all = horse.plus(foot);

    scene.enterUnanswered(march(all, iulianus, "adiabene"));
    scene.enterUnanswered(march(all, iulianus, "akkad"));

    assertThat(Opposition.defenders(scene.world, nation("byzantines"), at("adiabene"))).isZero();
    assertThat(Opposition.defenders(scene.world, nation("byzantines"), at("akkad"))).isZero();
    assertThat(all.all(unit -> scene.world.pacesSpent(unit) == 4)).isTrue();
    assertThat(Allowance.left(scene.world, foot.get(0), iulianus)).isZero();
    assertThat(Allowance.left(scene.world, horse.get(0), iulianus)).isEqualTo(1);
    assertThat(Stacking.overstacked(scene.world, nation("byzantines"))).isEmpty();
    scene.spent();
  }

  @Test
  void anOverrunIsToldWithItsVictims() {
    UnitSet army = army(0, 6, "amida");
    UnitSet victim = scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");
    scene.player.answer(Overrun.Choice.class, true);

    scene.enterUnanswered(march(army, "osroene"));

    assertThat(scene.log)
        .contains(new MovementTold.Overran(nation("persians"), at("osroene"), army, victim))
        .contains(new UnitEvent.Eliminated(victim));
    assertThat(army.any(scene.world::isHalted)).isFalse();
  }

  @Test
  void whoDoesNotWantToOverrunStops() {
    UnitSet army = army(0, 6, "amida");
    UnitSet legion = scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");
    scene.player.answer(Overrun.Choice.class, false).answer(PassageInForce.Choice.class, army);

    scene.enterUnanswered(march(army, "osroene"));

    assertThat(army.all(scene.world::isHalted)).isTrue();
    assertThat(scene.world.place(legion.get(0))).isEqualTo(at("osroene"));
    scene.spent();
  }

  @Test
  void itTakesSixUnits() {
    UnitSet army = army(1, 5, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");

    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isTrue();
    assertThat(Overrun.isPossible(scene.world, stack(army.first(5), "osroene"))).isFalse();
  }

  @Test
  void onlyASingleDefenderIsOverrun() {
    UnitSet army = army(3, 6, "osroene");
    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();
    scene.put("byzantines", "legion", 2, "osroene");
    scene.active("persians");

    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();
  }

  @Test
  void everyUnitNeedsAnotherPace() {
    UnitSet army = army(1, 6, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");
    UnitSet infantry = army.where(unit -> !scene.world.setting().kind(unit).isCavalry());
    UnitSet cavalry = army.minus(infantry);
    scene.world.apply(new UnitEvent.Delayed(army, 3));
    scene.player.answer(Overrun.Choice.class, true);

    assertThat(Overrun.offer(scene.play, stack(army, "osroene"))).isTrue();

    assertThat(cavalry.all(unit -> scene.world.pacesSpent(unit) == 4)).isTrue();
    assertThat(scene.world.pacesSpent(infantry.get(0))).isEqualTo(3);
  }

  @Test
  void withoutThePaceOfASixthUnitThereIsNone() {
    UnitSet army = army(1, 5, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");
    scene.world.apply(new UnitEvent.Delayed(army, 3));

    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();
  }

  @Test
  void aLeaderWithoutAPaceLendsNoBonus() {
    UnitSet army = army(0, 6, "osroene");
    int sapor = scene.lead("sapor-ii", "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.active("persians");
    Stack stack = new Stack(nation("persians"), army, sapor, at("osroene"));
    scene.world.apply(new UnitEvent.Delayed(army, 4));
    assertThat(Overrun.isPossible(scene.world, stack)).isTrue();

    scene.world.apply(new LeaderEvent.Stayed(sapor));

    assertThat(Overrun.isPossible(scene.world, stack)).isFalse();
  }

  @Test
  void aLimesIsNotOverrun() {
    UnitSet army = army(0, 6, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.limes("byzantines", "osroene");

    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();
  }

  @Test
  void aFortifiedCityIsNotOverrun() {
    UnitSet army = army(0, 6, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.hold("byzantines", "osroene").city("osroene", true);
    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();

    scene.city("osroene", false);
    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isTrue();
  }

  @Test
  void aFortifiedCityOfOnesOwnDoesNotProtectTheEnemy() {
    UnitSet army = army(0, 6, "osroene");
    scene.put("byzantines", "legion", 1, "osroene");
    scene.hold("persians", "osroene").city("osroene", true);

    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isTrue();
  }

  @Test
  void nobodyIsOverrunAcrossAStrait() {
    UnitSet army = army(0, 6, "bythina");
    scene.put("byzantines", "legion", 1, "thracia");
    scene.active("persians");
    scene.world.apply(new UnitEvent.Marched(army, -1, at("thracia"), Border.STRAIT, 1));

    assertThat(Overrun.isPossible(scene.world, stack(army, "thracia"))).isFalse();
  }

  @Test
  void aHordeCountsAsADefender() {
    UnitSet army = army(0, 6, "osroene");
    scene.horde("huns", "osroene");
    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isTrue();

    scene.put("huns", "cavalry", 1, "osroene");
    assertThat(Overrun.isPossible(scene.world, stack(army, "osroene"))).isFalse();
  }

  @Test
  void theLeaderOfTheOverrunUnitFallsWithoutLuck() {
    UnitSet army = army(0, 6, "amida");
    scene.put("byzantines", "legion", 1, "osroene");
    int iulianus = scene.lead("iulianus", "osroene");
    scene.active("persians");
    scene.player.answer(Overrun.Choice.class, true);
    scene.dice.d10(7);

    scene.enterUnanswered(march(army, "osroene"));

    assertThat(scene.world.hasFallen(iulianus)).isTrue();
    scene.spent();
  }

  @Test
  void aSurvivingLeaderGoesToTheNearestFriendlyProvince() {
    UnitSet army = army(0, 6, "amida");
    scene.put("byzantines", "legion", 1, "osroene");
    int iulianus = scene.lead("iulianus", "osroene");
    scene.hold("byzantines", "thracia", "cilicia").hold("persians", "coele-syria", "melitene");
    scene.active("persians");
    scene.player.answer(Overrun.Choice.class, true);
    scene.dice.d10(8);

    scene.enterUnanswered(march(army, "osroene"));

    assertThat(scene.world.leaderPlace(iulianus)).isEqualTo(at("cilicia"));
  }

  @Test
  void aSurvivingLeaderWithoutFriendlyLandIsLost() {
    UnitSet army = army(0, 6, "amida");
    scene.put("byzantines", "legion", 1, "osroene");
    int iulianus = scene.lead("iulianus", "osroene");
    scene.active("persians");
    scene.player.answer(Overrun.Choice.class, true);
    scene.dice.d10(8);

    scene.enterUnanswered(march(army, "osroene"));

    assertThat(scene.world.hasFallen(iulianus)).isTrue();
  }

  /** The horde of the Huns is in Osroene, and their land in Amida. */
  private static World overrunHorde(MarchScene scene) {
    UnitSet army = scene.put("persians", "horse-archer", 6, "coele-syria");
    scene.horde("huns", "osroene").hold("huns", "amida").active("persians");
    scene.player.answer(Overrun.Choice.class, true);

    scene.enterUnanswered(march(army, "osroene"));
    return scene.world;
  }

  @Test
  void anOverrunHordeSubmits() {
    World world = overrunHorde(MarchScene.whereTheRestIsTheFirstOption());

    assertThat(world.diplomacy().suzerain(nation("huns"))).isEqualTo(nation("persians"));
  }

  @Test
  void anOverrunHordeGetsAwayFromAVassalOrFederate() {
    scene.happened(new NationEvent.Submitted(nation("persians"), nation("romans")));
    World world = overrunHorde(scene);

    assertThat(world.diplomacy().suzerain(nation("huns"))).isEqualTo(World.NOBODY);
    assertThat(world.horde(nation("huns"))).isEqualTo(at("amida"));
  }
}
