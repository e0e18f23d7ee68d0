package org.groma.engine.invasions.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.sequence.InvasionsGame;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

/** Control is settled only where something changed; it must come out as if settled everywhere. */
class PartialSettlementTest {

  /** How many events apart the two are compared. */
  private static final int EVERY = 53;

  /** Writes a game down in a world in which nothing was ever settled. */
  private static final class Copyist {
    private final World unsettled = World.empty(Sample.SETTING);
    private InvasionsGame game;
    private int heard;
    private int next = EVERY;

    private void hear(Event told) {
      if (told instanceof InvasionsEvent event) {
        unsettled.apply(event);
        heard++;
        if (game != null && heard >= next && !isOfSettlement(event)) {
          assertThat(settled(game.world())).isEqualTo(settled(unsettled));
          next = heard + EVERY;
        }
      }
    }

    /** Half a settlement is none. */
    private static boolean isOfSettlement(InvasionsEvent event) {
      return event instanceof LandEvent.HolderChanged
          || event instanceof LandEvent.IncumbentChanged;
    }

    private static World settled(World world) {
      World copy = world.copy();
      Settlement.settle(new Play(copy, Table.of(null, null)));
      return copy;
    }
  }

  private static void play(Player player, int seed) {
    Copyist copyist = new Copyist();
    copyist.game =
        new InvasionsGame(
            Sample.SETTING, new Table(new SeededDice(seed), _ -> player, copyist::hear));
    copyist.game.playOut();
    assertThat(copyist.next).isGreaterThan(2 * EVERY);
  }

  @Test
  void itComesOutAsIfSettledEverywhereWhenPlayedToWin() {
    play(new SteadyPlayer(), 11);
  }

  @Test
  void itComesOutAsIfSettledEverywhereWhenPlayedAtRandom() {
    play(new RandomPlayer(new SeededDice(5)), 12);
  }
}
