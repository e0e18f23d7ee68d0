package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubdualStepTest {

  /** Rome, Catholic, with units in Tripolitania, which is in revolt. */
  private static Scene tripolitania(int infantry) {
    Scene scene =
        Scene.empty()
            .status("romans", Status.EMPIRE)
            .with(new RealmEvent.ReligionSet(nation("romans"), Religion.CATHOLIC))
            .held("romans", "tripolitania", "latium")
            .capital("romans", "latium")
            .with(new LandEvent.RevoltSet(province("tripolitania"), 1));
    return infantry == 0 ? scene : scene.units("romans", "infantry", infantry, "tripolitania");
  }

  private static ScriptedDice run(World world, ScriptedDice dice, ScriptedPlayer player) {
    SubdualStep.run(Sample.play(world, dice, player), nation("romans"));
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
    return dice;
  }

  private static ScriptedPlayer trying() {
    return new ScriptedPlayer().answer(ChooseSubdual.class, true);
  }

  private static int modifier(Scene scene) {
    return SubdualStep.modifier(scene.world(), nation("romans"), province("tripolitania"));
  }

  @Test
  void nineSubdues() {
    World world = tripolitania(2).world();
    run(world, new ScriptedDice().d10(7), trying());

    assertThat(world.revolt(province("tripolitania"))).isZero();
    assertThat(world.countAt(province("tripolitania"), 1L << nation("romans"))).isEqualTo(2);
  }

  @Test
  void eightDoesNotAndAUnitOfChoiceIsLost() {
    Scene scene = tripolitania(1).units("romans", "legion", 1, "tripolitania");
    World world = scene.world();
    UnitSet units = world.unitsAt(province("tripolitania"), _ -> true);
    int lost = units.where(unit -> Sample.SETTING.kind(unit).id().equals("infantry")).get(0);
    run(world, new ScriptedDice().d10(6), trying().answer(ChooseSubdualLoss.class, lost));

    assertThat(world.revolt(province("tripolitania"))).isEqualTo(1);
    assertThat(world.place(lost)).isEqualTo(World.POOL);
    assertThat(world.countAt(province("tripolitania"), 1L << nation("romans"))).isEqualTo(1);
  }

  @Test
  void nobodyMustTry() {
    World world = tripolitania(2).world();
    World before = world.copy();
    run(world, new ScriptedDice(), new ScriptedPlayer().answer(ChooseSubdual.class, false));

    assertThat(world).isEqualTo(before);
  }

  @Test
  void withoutUnitsThereIsNothingToTry() {
    World world = tripolitania(0).world();
    World before = world.copy();
    run(world, new ScriptedDice(), new ScriptedPlayer());

    assertThat(world).isEqualTo(before);
  }

  @Test
  void everyUnitPresentCountsFriendsToo() {
    Scene scene = tripolitania(2).allied("romans", "byzantines");
    assertThat(modifier(scene)).isEqualTo(2);
    assertThat(modifier(scene.units("byzantines", "legion", 1, "tripolitania"))).isEqualTo(3);
    assertThat(modifier(scene.units("alemanni", "infantry", 1, "tripolitania"))).isEqualTo(3);
  }

  @Test
  void heresyInTheAreaMakesItHarder() {
    Scene scene = tripolitania(2);
    assertThat(modifier(scene.with(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 1))))
        .isEqualTo(1);
    assertThat(modifier(scene.with(new RealmEvent.HeresySet(area("italia"), Religion.CATHOLIC, 1))))
        .as("once, whether here or at the capital or both")
        .isEqualTo(1);
  }

  @Test
  void aHereticalCapitalOnlyOffendsItsOwnReligion() {
    Scene scene =
        tripolitania(2).with(new RealmEvent.HeresySet(area("italia"), Religion.CATHOLIC, 2));
    assertThat(modifier(scene)).as("orthodox Catholics").isEqualTo(1);

    scene.with(new RealmEvent.ReligionSet(nation("romans"), Religion.ARIAN));
    assertThat(modifier(scene)).as("another religion, but no heresy").isEqualTo(1);
    scene.with(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 2));
    assertThat(modifier(scene)).as("a heresy of others").isEqualTo(1);
    scene.with(new RealmEvent.HeresySet(area("africa"), Religion.ARIAN, 2));
    assertThat(modifier(scene)).as("both").isZero();
  }

  @ParameterizedTest
  @CsvSource({"CATHOLIC, 2", "ARIAN, 1", "PAGAN, 1", "MONOPHYSITE, 1", "MAZDAIST, 1"})
  void anotherReligionMakesItHarder(Religion religion, int expected) {
    Scene scene = tripolitania(2).with(new RealmEvent.ReligionSet(nation("romans"), religion));

    assertThat(modifier(scene)).isEqualTo(expected);
  }

  @Test
  void aLeaderReRollsAsOftenAsHisCombatValueUntilHeSucceeds() {
    World world = tripolitania(2).leader("stilicho", "tripolitania").world();
    run(world, new ScriptedDice().d10(1, 2, 8), trying());
    assertThat(world.revolt(province("tripolitania"))).isZero();

    World lucky = tripolitania(2).leader("stilicho", "tripolitania").world();
    run(lucky, new ScriptedDice().d10(9), trying());
    assertThat(lucky.revolt(province("tripolitania"))).isZero();
  }

  @Test
  void theBestLeaderCountsAndOthersNationsDoNot() {
    Scene scene =
        tripolitania(2)
            .leader("caesar-romans", "tripolitania")
            .leader("belisarius", "tripolitania")
            .allied("romans", "byzantines");
    int lost = scene.world().firstAt(province("tripolitania"));
    run(
        scene.world(),
        new ScriptedDice().d10(1, 1),
        trying().answer(ChooseSubdualLoss.class, lost));

    assertThat(scene.world().revolt(province("tripolitania"))).isEqualTo(1);
    assertThat(scene.world().isInPlay(leader("caesar-romans"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, true"})
  void withHisLastUnitALeaderMayFall(int die, boolean survives) {
    World world = tripolitania(1).leader("caesar-romans", "tripolitania").world();
    run(world, new ScriptedDice().d10(1, 2, die), trying());

    assertThat(world.countAt(province("tripolitania"), 1L << nation("romans"))).isZero();
    assertThat(world.isInPlay(leader("caesar-romans"))).isEqualTo(survives);
  }

  @Test
  void aConqueredRevoltIsItsNewOwnersAffair() {
    World world =
        tripolitania(0)
            .held("visigoths", "tripolitania")
            .units("visigoths", "infantry", 3, "tripolitania")
            .with(new RealmEvent.ReligionSet(nation("visigoths"), Religion.CATHOLIC))
            .world();
    run(world, new ScriptedDice(), new ScriptedPlayer());
    SubdualStep.run(Sample.play(world, new ScriptedDice().d10(6), trying()), nation("visigoths"));

    assertThat(world.revolt(province("tripolitania"))).isZero();
  }

  @Test
  void onlyUnitsPresentAreLost() {
    ChooseSubdualLoss choice = new ChooseSubdualLoss(Sample.empty(), 0, UnitSet.of(3, 8));

    assertThat(choice.options()).containsExactly(3, 8);
    assertThat(choice.refusal(8)).isEmpty();
    assertThat(choice.refusal(4))
        .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XVI.F"));
  }
}
