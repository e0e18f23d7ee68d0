package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Card 0 brings young nations no calamity, card 13 a revolt. */
class BankruptcyTest {

  /** A Visigoth Kingdom of age 1 with one poor province. */
  private static Scene kingdom(int units) {
    return Scene.empty()
        .status("visigoths", Status.KINGDOM)
        .with(new NationEvent.AgeSet(nation("visigoths"), 1))
        .held("visigoths", "gothlandia")
        .units("visigoths", "infantry", units, "gothlandia");
  }

  private static void income(World world, String nation, ScriptedDice dice, ScriptedPlayer player) {
    IncomeStep.run(Sample.play(world, dice, player), nation(nation));
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
  }

  private static int owed(World world) {
    return -Budget.of(world, nation("visigoths")).net();
  }

  private static UnitSet first(World world, int count) {
    return world.unitsAt(Sample.province("gothlandia"), _ -> true).first(count);
  }

  @Test
  void aKingdomThatCannotPayAgesDeclinesAndLosesUnpaidUnits() {
    World world = kingdom(6).world();
    int owed = owed(world);
    world.apply(new NationEvent.GoldChanged(nation("visigoths"), owed - 4));
    income(
        world,
        "visigoths",
        new ScriptedDice().picks(0),
        new ScriptedPlayer().answer(ChooseDisbanded.class, first(world, 2)));

    assertThat(world.gold(nation("visigoths"))).isZero();
    assertThat(world.realms().isBankrupt(nation("visigoths"))).isTrue();
    assertThat(world.age(nation("visigoths"))).isEqualTo(3);
    assertThat(world.decline(nation("visigoths"))).isEqualTo(1);
    assertThat(world.realms().calamities(nation("visigoths"))).isZero();
    assertThat(world.countAt(Sample.province("gothlandia"), -1L)).isEqualTo(4);
  }

  @Test
  void neverMoreThanHalfOfTheUnitsGo() {
    World world = kingdom(5).world();
    assertThat(owed(world)).isGreaterThan(2 * 3);
    income(
        world,
        "visigoths",
        new ScriptedDice().picks(0),
        new ScriptedPlayer().answer(ChooseDisbanded.class, first(world, 3)));

    assertThat(world.countAt(Sample.province("gothlandia"), -1L)).isEqualTo(2);
  }

  @Test
  void anUnpaidCardIsBankruptcyWithoutLossOfUnits() {
    Scene scene = kingdom(2);
    World world = scene.world();
    world.apply(new NationEvent.GoldChanged(nation("visigoths"), 40));
    world.apply(new RealmEvent.CardUnpaid(nation("visigoths")));
    income(world, "visigoths", new ScriptedDice().picks(0), new ScriptedPlayer());

    assertThat(world.age(nation("visigoths"))).isEqualTo(3);
    assertThat(world.decline(nation("visigoths"))).isEqualTo(1);
    assertThat(world.countAt(Sample.province("gothlandia"), -1L)).isEqualTo(2);
  }

  @Test
  void itStrikesOnceATurn() {
    World world = kingdom(2).world();
    world.apply(new RealmEvent.Bankrupted(nation("visigoths")));
    income(world, "visigoths", new ScriptedDice(), new ScriptedPlayer());

    assertThat(world.age(nation("visigoths"))).isEqualTo(1);
    world.apply(new SequenceEvent.TurnBegan(2));
    assertThat(world.realms().isBankrupt(nation("visigoths"))).isFalse();
  }

  @Test
  void theCalamityOfTheCardDrawnStrikes() {
    World world = Scene.empty().status("romans", Status.EMPIRE).world();
    world.apply(new NationEvent.AgeSet(nation("romans"), 1));
    world.apply(new RealmEvent.ExpenseAdded(nation("romans"), 2));
    income(world, "romans", new ScriptedDice().picks(13), new ScriptedPlayer());

    assertThat(world.realms().calamities(nation("romans"))).isEqualTo(1);
  }

  @Test
  void barbariansDoNotGoBankrupt() {
    World world = Sample.opened();
    World before = world.copy();
    Bankruptcy.strike(
        Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), nation("alemanni"), 10);

    assertThat(world).isEqualTo(before);
  }

  @Test
  void anInsolventFederatorPaysItsFederatesNothing() {
    World world = kingdom(2).federate("franks", "visigoths").world();
    income(
        world,
        "visigoths",
        new ScriptedDice().picks(0),
        new ScriptedPlayer()
            .answer(ChooseDisbanded.class, first(world, 1))
            .answer(Breach.ChooseBreach.class, true));

    assertThat(world.gold(nation("franks"))).isZero();
    assertThat(world.diplomacy().federator(nation("franks")))
        .as("and they may leave")
        .isEqualTo(World.NOBODY);
  }

  @ParameterizedTest
  @CsvSource({"1, true", "2, false"})
  void theKingdomPicksExactlyAsManyUnitsAsMustGo(int count, boolean allowed) {
    ChooseDisbanded choice = new ChooseDisbanded(Sample.empty(), 0, UnitSet.of(4, 5, 9), 1);

    assertThat(choice.options()).containsExactly(UnitSet.of(4), UnitSet.of(5), UnitSet.of(9));
    assertThat(choice.refusal(UnitSet.of(4, 5, 9).first(count)).isEmpty()).isEqualTo(allowed);
    assertThat(choice.refusal(UnitSet.of(6)))
        .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XIV.J"));
  }
}
