package org.groma.engine.cycles.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/** The combat of a player turn: attacks in the order that the attacker chooses, until done. */
@Rule({"4.3.5", "7.1"})
public final class Combat {

  private Combat() {}

  public static void play(Play play, int position) {
    Fray fray = Fray.NONE;
    while (true) {
      Landing.settle(play, position, fray);
      ChooseAttack asked = new ChooseAttack(play.world(), position, fray);
      if (asked.options().equals(List.of(Optional.empty()))) {
        return;
      }
      Optional<Assault> chosen = play.ask(asked);
      if (chosen.isEmpty()) {
        return;
      }
      fray = new Battle(play, position, chosen.get(), fray).fight();
    }
  }
}
