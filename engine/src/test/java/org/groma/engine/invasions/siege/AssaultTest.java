package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class AssaultTest {

  private final Besieging situation = new Besieging().athenae().nisibis();
  private final World world = situation.world;
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);

  private static AssaultLosses losses(UnitSet damaged, UnitSet eliminated) {
    return new AssaultLosses(damaged, eliminated);
  }

  private static String section(Stack besieger, World world, AssaultLosses losses) {
    return new ChooseAssault(world, besieger).refusal(losses).orElseThrow().section();
  }

  @Test
  void itCostsTwoUnitsAndAddsOne() {
    Stack goths = situation.stack("visigoths", "infantry", 4, "achaia");
    UnitSet dead = goths.units().first(2);
    player
        .answer(ChooseAssault.class, losses(UnitSet.NONE, dead))
        .answer(ChooseLooting.class, false);
    dice.d10(6);

    assertThat(Siege.attempt(play, goths, true)).isTrue();

    assertThat(dead.all(unit -> world.place(unit) == World.POOL)).isTrue();
    assertThat(world.countAt(province("achaia"), 1L << nation("visigoths"))).isEqualTo(2);
  }

  /** Two of the Ostrogoths and an ally before Athenae; the assault costs the Ostrogoths both. */
  private Stack allies(String ally) {
    world.apply(new NationEvent.Allied(nation("ostrogoths"), nation(ally)));
    UnitSet own = situation.units("ostrogoths", "infantry", 2, province("achaia"));
    UnitSet others = situation.units(ally, "infantry", 1, province("achaia"));
    player.answer(ChooseAssault.class, losses(UnitSet.NONE, own));
    return new Stack(nation("ostrogoths"), own.plus(others), Stack.NO_LEADER, province("achaia"));
  }

  @Test
  void aCityFallsToTheAllyWhoIsLeftBeforeIt() {
    Stack besiegers = allies("visigoths");
    player.answer(ChooseLooting.class, false);
    dice.d10(10);

    assertThat(Siege.attempt(play, besiegers, true)).isTrue();

    assertThat(world.holder(province("achaia"))).isEqualTo(nation("visigoths"));
    assertThat(besiegers.now(world).nation()).isEqualTo(nation("visigoths"));
  }

  @Test
  void anAllyWhoIsAtPeaceWithTheCityDoesNotTakeIt() {
    Stack besiegers = allies("visigoths");
    world.apply(new NationEvent.PactMade(nation("visigoths"), nation("byzantines")));

    assertThat(Siege.attempt(play, besiegers, true)).as("without a die").isFalse();

    assertThat(world.holder(province("achaia"))).isEqualTo(nation("byzantines"));
  }

  @Test
  void theHitsAreTakenEvenWhenTheCityHolds() {
    Stack romans = situation.stack("byzantines", "legion", 4, "assyria");
    UnitSet flipped = romans.units().first(2);
    player.answer(ChooseAssault.class, losses(flipped, UnitSet.NONE));
    dice.d10(6);

    assertThat(Siege.attempt(play, romans, true)).isFalse();

    assertThat(flipped.all(world::isDamaged)).isTrue();
    assertThat(romans.units().minus(flipped).any(world::isDamaged)).isFalse();
  }

  @Test
  void whoCannotTakeTwoHitsIsNotAsked() {
    Stack lonely = situation.stack("visigoths", "infantry", 1, "achaia");
    dice.d10(6);

    assertThat(Siege.attempt(play, lonely, true)).as("nor has he the bonus").isFalse();
  }

  @Test
  void anEliteAloneCouldBeSpentButThenNobodyTakesTheCity() {
    Stack lonely = situation.stack("romans", "legion", 1, "achaia");
    assertThat(new ChooseAssault(world, lonely).options())
        .as("no sensible choice")
        .containsExactly(AssaultLosses.NO_ASSAULT);
    player.answer(ChooseAssault.class, losses(UnitSet.NONE, lonely.units()));

    assertThat(Siege.attempt(play, lonely, true)).as("without a die").isFalse();
    assertThat(world.holder(province("achaia"))).isEqualTo(nation("byzantines"));
  }

  @Test
  void aDamagedEliteTakesOneHit() {
    Stack lonely = situation.stack("romans", "legion", 1, "achaia");
    world.apply(new UnitEvent.Damaged(lonely.units()));

    assertThat(ChooseAssault.isPossible(world, lonely)).isFalse();
  }

  @Test
  void theElitesOfBarbariansTakeOneHit() {
    Stack nobles = situation.stack("visigoths", "noble-cavalry", 2, "achaia");

    assertThat(ChooseAssault.isPossible(world, nobles)).isTrue();
    assertThat(section(nobles, world, losses(nobles.units(), UnitSet.NONE))).isEqualTo("XX.H");
    assertThat(new ChooseAssault(world, nobles).refusal(losses(UnitSet.NONE, nobles.units())))
        .isEmpty();
  }

  @Test
  void optionsSpareUnitsOrElites() {
    UnitSet legions = situation.units("byzantines", "legion", 2, province("assyria"));
    UnitSet foot = situation.units("byzantines", "infantry", 2, province("assyria"));
    Stack romans =
        new Stack(nation("byzantines"), legions.plus(foot), Stack.NO_LEADER, province("assyria"));

    assertThat(new ChooseAssault(world, romans).options())
        .containsExactly(
            AssaultLosses.NO_ASSAULT, losses(legions, UnitSet.NONE), losses(UnitSet.NONE, foot));
  }

  @Test
  void optionsMixWhereThereAreTooFewOfAKind() {
    UnitSet legion = situation.units("byzantines", "legion", 1, province("assyria"));
    UnitSet foot = situation.units("byzantines", "infantry", 1, province("assyria"));
    Stack romans =
        new Stack(nation("byzantines"), legion.plus(foot), Stack.NO_LEADER, province("assyria"));

    ChooseAssault choice = new ChooseAssault(world, romans);
    assertThat(choice.chooser()).isEqualTo(nation("byzantines"));
    assertThat(choice.options()).containsExactly(AssaultLosses.NO_ASSAULT, losses(legion, foot));
  }

  @Test
  void itCostsExactlyTwoHits() {
    Stack goths = situation.stack("visigoths", "infantry", 4, "achaia");
    Stack romans = situation.stack("romans", "legion", 2, "achaia");

    assertThat(section(goths, world, losses(UnitSet.NONE, goths.units().first(1))))
        .isEqualTo("XXIV.C");
    assertThat(section(goths, world, losses(UnitSet.NONE, goths.units().first(3))))
        .isEqualTo("XXIV.C");
    assertThat(section(romans, world, losses(romans.units().first(1), UnitSet.NONE)))
        .isEqualTo("XXIV.C");
    assertThat(section(romans, world, losses(UnitSet.NONE, romans.units())))
        .as("four hits")
        .isEqualTo("XXIV.C");
  }

  @Test
  void nobodyElseTakesThemAndNobodyTwice() {
    Stack goths = situation.stack("visigoths", "infantry", 4, "achaia");
    UnitSet others = situation.units("visigoths", "infantry", 2, province("thessalia"));
    Stack romans = situation.stack("romans", "legion", 2, "achaia");
    UnitSet one = romans.units().first(1);

    assertThat(section(goths, world, losses(UnitSet.NONE, others))).isEqualTo("XXIV.C");
    assertThat(section(romans, world, losses(one, one))).isEqualTo("XX.H");
  }

  @Test
  void mercenariesAreNotTheFirstToDie() {
    UnitSet own = situation.units("visigoths", "infantry", 2, province("achaia"));
    UnitSet hired = situation.units("huns", "cavalry", 2, province("achaia"));
    for (int i = 0; i < hired.size(); i++) {
      world.apply(new UnitEvent.Lent(hired.get(i), nation("visigoths")));
    }
    Stack goths =
        new Stack(nation("visigoths"), own.plus(hired), Stack.NO_LEADER, province("achaia"));
    ChooseAssault choice = new ChooseAssault(world, goths);

    assertThat(section(goths, world, losses(UnitSet.NONE, hired))).isEqualTo("XX.H");
    assertThat(choice.refusal(losses(UnitSet.NONE, own.first(1).plus(hired.first(1))))).isEmpty();
    assertThat(choice.options())
        .containsExactly(AssaultLosses.NO_ASSAULT, losses(UnitSet.NONE, own));
  }

  @Test
  void mercenariesAloneHaveNobodyToHideBehind() {
    UnitSet hired = situation.units("huns", "cavalry", 3, province("achaia"));
    for (int i = 0; i < hired.size(); i++) {
      world.apply(new UnitEvent.Lent(hired.get(i), nation("visigoths")));
    }
    Stack goths = new Stack(nation("visigoths"), hired, Stack.NO_LEADER, province("achaia"));

    assertThat(new ChooseAssault(world, goths).options())
        .containsExactly(AssaultLosses.NO_ASSAULT, losses(UnitSet.NONE, hired.first(2)));
  }

  @Test
  void anIllegalAssaultChangesNothing() {
    Stack goths = situation.stack("visigoths", "infantry", 4, "achaia");
    player.answer(ChooseAssault.class, losses(UnitSet.NONE, goths.units().first(1)));
    World before = world.copy();

    assertThatThrownBy(() -> Siege.attempt(play, goths, true))
        .isInstanceOfSatisfying(
            IllegalAnswer.class,
            refused -> assertThat(refused.refusal().section()).isEqualTo("XXIV.C"));
    assertThat(world).isEqualTo(before);
  }
}
