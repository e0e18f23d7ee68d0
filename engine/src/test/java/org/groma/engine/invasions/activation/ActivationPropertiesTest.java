package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole turns of activations at random, on the scenario. */
class ActivationPropertiesTest {

  /** Checks that what is offered is legal and that asking changes nothing, then picks any. */
  private record Examiner(World world, Player player) implements Player {

    @Override
    public <A> A decide(Decision<A> decision) {
      World before = world.copy();
      List<A> options = decision.options();
      assertThat(options).as("%s", decision.getClass()).isNotEmpty().doesNotHaveDuplicates();
      for (A option : options) {
        assertThat(decision.refusal(option)).as("%s", option).isEmpty();
      }
      assertThat(world).isEqualTo(before);
      if (decision instanceof ChooseOrder) {
        assertThat(decision.options()).isEqualTo(options);
      }
      return player.decide(decision);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 5, 13})
  void whateverPlayersDoTheRulesHold(long seed) {
    World world = Sample.opened();
    World start = world.copy();
    List<Event> log = new ArrayList<>();
    Player player = new Examiner(world, new RandomPlayer(new SeededDice(seed)));
    Play play = new Play(world, new Table(new SeededDice(seed + 100), _ -> player, log::add));
    play.happen(new NationEvent.InvasionSet(Sample.nation("visigoths"), true));
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.activity(nation) == Activity.ACTIVE) {
        Activation.run(play, nation);
        assertThat(world.active()).isEqualTo(World.NOBODY);
      }
    }
    for (Event event : log) {
      if (event instanceof InvasionsEvent happened) {
        start.apply(happened);
      }
    }
    assertThat(start).as("the log tells the whole game").isEqualTo(world);
  }
}
