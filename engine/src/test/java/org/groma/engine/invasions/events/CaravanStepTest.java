package org.groma.engine.invasions.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Country;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** W22. Markers 0 to 3 of the reserve bring 1 Gold, 4 to 10 bring 2. */
class CaravanStepTest {

  private static void run(World world, ScriptedDice dice) {
    CaravanStep.run(Sample.play(world, dice, new ScriptedPlayer()));
    assertThat(dice.isSpent()).isTrue();
  }

  /** With Siraces in nobody's hands. */
  private static World opened() {
    World world = Sample.opened();
    world.apply(new LandEvent.HolderChanged(province("siraces"), World.NOBODY));
    return world;
  }

  private static int gained(World world, String nation) {
    return world.gold(nation(nation)) - Sample.opened().gold(nation(nation));
  }

  @Test
  void thereAreFourCaravanProvincesOnTheMainMap() {
    Country country = Sample.SETTING.country();
    int[] found = new int[country.caravans()];
    Arrays.setAll(found, country::caravan);

    assertThat(found)
        .containsExactlyInAnyOrder(
            province("aegyptus"),
            province("rhagae"),
            province("siraces"),
            province("tripolitania"));
    assertThat(country.hasCaravan(province("aegyptus"))).isTrue();
    assertThat(country.hasCaravan(province("latium"))).isFalse();
  }

  @Test
  void alliesWhoHoldACaravanProvinceTogetherSplitWhatItBrings() {
    World world =
        Scene.of(opened())
            .units("byzantines", "legion", 1, "tripolitania")
            .units("romans", "legion", 1, "tripolitania")
            .world();
    run(world, new ScriptedDice().d10(10));

    assertThat(gained(world, "romans")).as("half of 5 Gold").isEqualTo(5);
    assertThat(gained(world, "byzantines")).as("and 1 of Aegyptus").isEqualTo(5 + 2);
  }

  @Test
  void inactiveNationsHaveNoTreasuryToPutItIn() {
    World world =
        Scene.of(opened())
            .held("mauritanians", "tripolitania")
            .with(new NationEvent.ActivityChanged(nation("mauritanians"), Activity.INACTIVE))
            .world();
    run(world, new ScriptedDice().d10(10));

    assertThat(gained(world, "mauritanians")).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "1, aegyptus, 5, 1, 1",
    "2, aegyptus, 5, 1, 1",
    "3, rhagae, 1, 5, 1",
    "4, rhagae, 1, 5, 1",
    "5, rhagae, 1, 5, 1",
    "6, rhagae, 1, 5, 1",
    "7, rhagae, 1, 5, 1",
    "8, siraces, 1, 1, 1",
    "9, siraces, 1, 1, 1",
    "10, tripolitania, 1, 1, 5"
  })
  void oneCaravanIsExceptional(int roll, String exceptional, int byzantium, int persia, int rome) {
    World world = opened();
    run(world, new ScriptedDice().d10(roll));

    assertThat(world.cards().caravan()).isEqualTo(province(exceptional));
    assertThat(gained(world, "byzantines")).isEqualTo(2 * byzantium);
    assertThat(gained(world, "persians")).isEqualTo(2 * persia);
    assertThat(gained(world, "romans")).isEqualTo(2 * rome);
  }

  @Test
  void theCaravanEventPaysTenAndFive() {
    World world = opened();
    world.apply(new CardEvent.CaravansSet(20, 10, 2));
    run(world, new ScriptedDice().d10(1));

    assertThat(gained(world, "byzantines")).isEqualTo(20);
    assertThat(gained(world, "persians")).isEqualTo(10);
    assertThat(gained(world, "romans")).isEqualTo(10);
  }

  @Test
  void revoltsDoNotTouchCaravans() {
    World world = opened();
    world.apply(new LandEvent.RevoltSet(province("tripolitania"), 2));
    run(world, new ScriptedDice().d10(10));

    assertThat(gained(world, "romans")).isEqualTo(10);
  }

  private static World vandalsInTripolitania() {
    return Scene.empty().held("vandals", "tripolitania").world();
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "1, 0"})
  void barbariansLootAnOrdinaryCaravanWithAD2(int die, int halves) {
    World world = vandalsInTripolitania();
    ScriptedDice dice = new ScriptedDice().d10(1, die);
    run(world, halves > 0 ? dice.picks(0) : dice);

    assertThat(world.gold(nation("vandals"))).isEqualTo(halves);
  }

  @Test
  void barbariansLootAnExceptionalCaravanWithoutARoll() {
    World world = vandalsInTripolitania();
    run(world, new ScriptedDice().d10(10).picks(4));

    assertThat(world.gold(nation("vandals"))).isEqualTo(4);
  }

  @Test
  void theCaravanEventGivesBarbariansTwoMarkers() {
    World world = vandalsInTripolitania();
    world.apply(new CardEvent.CaravansSet(20, 10, 2));
    run(world, new ScriptedDice().d10(10).picks(0, 4));

    assertThat(world.gold(nation("vandals"))).isEqualTo(2 + 4);
  }

  @Test
  void nobodysCaravansPayNobody() {
    World world = Scene.empty().world();
    World before = world.copy();
    run(world, new ScriptedDice().d10(8));

    before.apply(new CardEvent.CaravanChosen(province("siraces")));
    assertThat(world).isEqualTo(before);
    assertThat(List.of(world.gold(nation("romans")), world.gold(nation("huns")))).containsOnly(0);
  }
}
