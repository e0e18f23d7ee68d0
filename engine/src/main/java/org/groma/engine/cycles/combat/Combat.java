package org.groma.engine.cycles.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/** The combat of a player turn: attacks in the order that the attacker chooses, until done. */
@Rule({"4.3.5", "7.1"})
public final class Combat {

  private Combat() {}

  /** The combat of a position that is its player's only one. */
  public static void play(Play play, int position) {
    play(play, position, Fray.NONE);
  }

  /**
   * The combat of one of a player's groups.
   *
   * @param before whom his other groups have attacked in this player turn
   * @return whom all of them have
   */
  public static Fray play(Play play, int position, Fray before) {
    Fray fray = before;
    while (true) {
      Landing.settle(play, position, fray);
      ChooseAttack asked = new ChooseAttack(play.world(), position, fray);
      if (asked.options().equals(List.of(Optional.empty()))) {
        return fray;
      }
      Optional<Assault> chosen = play.ask(asked);
      if (chosen.isEmpty()) {
        return fray;
      }
      fray = new Battle(play, position, chosen.get(), fray).fight();
    }
  }
}
