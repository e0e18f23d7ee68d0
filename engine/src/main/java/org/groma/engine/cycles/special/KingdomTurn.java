package org.groma.engine.cycles.special;

import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Barbarians become a kingdom in a turn that the scenario gives, without a countdown.
 *
 * @param chosen whether it is the first turn in which they may; when, they choose
 */
@Rule({"14.2.7", "14.2.8"})
public record KingdomTurn(int position, int turn, boolean chosen) implements Special {

  public static KingdomTurn of(Said said) {
    return new KingdomTurn(said.position("nation"), said.number("turn"), said.flag("chosen"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** Whether the number of units has no say in when a position becomes a kingdom. */
  public static boolean isGiven(World world, int position) {
    return world.setting().specials().of(KingdomTurn.class, position).isPresent();
  }

  /** The game begins: fixed turns are set. */
  public static void begin(Play play) {
    for (KingdomTurn rule : play.setting().specials().all(KingdomTurn.class)) {
      if (!rule.chosen && play.world().isPlaying(rule.position)) {
        play.happen(new PositionEvent.Counting(rule.position, rule.turn));
      }
    }
  }

  /** Whether barbarians choose to become a kingdom now. */
  public static boolean isChosen(Play play, int position) {
    return play.setting()
        .specials()
        .of(KingdomTurn.class, position)
        .filter(rule -> rule.chosen && play.world().turn() >= rule.turn)
        .filter(_ -> play.ask(new ChooseKingdom(play.world(), position)))
        .isPresent();
  }
}
