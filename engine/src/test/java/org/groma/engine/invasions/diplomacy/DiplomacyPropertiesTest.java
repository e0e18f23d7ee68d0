package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.activation.Activation;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.ScoringStep;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some turns of diplomacy and war at random, on the scenario. */
class DiplomacyPropertiesTest {

  /** Looks closely at decisions of this chapter only: those of war have tests of their own. */
  private record Examiner(World world, Player player) implements Player {

    @Override
    public <A> A decide(Decision<A> decision) {
      if (decision.getClass().getPackage().equals(Envoys.class.getPackage())) {
        World before = world.copy();
        List<A> options = decision.options();
        assertThat(options).as("%s", decision.getClass()).isNotEmpty().doesNotHaveDuplicates();
        for (A option : options) {
          assertThat(decision.refusal(option)).as("%s", option).isEmpty();
        }
        assertThat(world).isEqualTo(before);
      }
      return player.decide(decision);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whateverEnvoysDoTheRulesHold(long seed) {
    World world = Sample.opened();
    World start = world.copy();
    List<Event> log = new ArrayList<>();
    Player player = new Examiner(world, new RandomPlayer(new SeededDice(seed)));
    Play play = new Play(world, new Table(new SeededDice(seed + 100), _ -> player, log::add));
    for (int turn = 1; turn <= 6; turn++) {
      play.happen(new SequenceEvent.TurnBegan(turn));
      for (int nation = 0; nation < world.setting().nations(); nation++) {
        play.happen(new NationEvent.GoldChanged(nation, 30));
      }
      Hirings.run(play);
      DiplomacyStep.run(play);
      Conversion.run(play);
      Envoys.atStartOfStep(play);
      for (int nation : ActivationOrder.of(world)) {
        Envoys.run(play, nation);
        Activation.run(play, nation);
        check(world);
      }
      EndOfDiplomacy.run(play);
      ScoringStep.run(play);
      assertThat(cards(world)).hasSize(18);
    }
    for (Event event : log) {
      if (event instanceof InvasionsEvent happened) {
        start.apply(happened);
      }
    }
    assertThat(start).as("the log tells the whole game").isEqualTo(world);
  }

  private static int[] cards(World world) {
    CardList cards = world.cards().diplomacy();
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      assertThat(world.cards().envoys(nation).size()).isZero();
    }
    return cards.toArray();
  }

  /** Who serves somebody else has a contract, and who has none serves its own nation. */
  private static void check(World world) {
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      assertThat(world.realms().contract(unit) != Contract.NONE)
          .as("unit %s of %s", unit, world.setting().roster().nation(unit))
          .isEqualTo(world.isLent(unit));
    }
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      assertThat(world.gold(nation)).isNotNegative();
      boolean federate = world.diplomacy().federator(nation) >= 0;
      assertThat(world.realms().foedera(nation) > 0).isEqualTo(federate);
      int bonds =
          (federate ? 1 : 0)
              + (world.diplomacy().suzerain(nation) >= 0 ? 1 : 0)
              + (world.diplomacy().patron(nation) >= 0 ? 1 : 0);
      assertThat(bonds).as("lords of %s", nation).isLessThanOrEqualTo(1);
    }
  }
}
