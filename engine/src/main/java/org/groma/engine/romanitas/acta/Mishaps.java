package org.groma.engine.romanitas.acta;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.action.Sack;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Chances;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.state.Empire;

/** Random events, an optional rule. Some strike at once, others hang over the turn. */
@Rule("8.7")
final class Mishaps {

  private Mishaps() {}

  static void strike(Play play) {
    Chances chances = play.setting().chances();
    Mishap mishap = chances.mishaps().find(play.roll(Cast.RANDOM_EVENT)).orElse(Mishap.NONE);
    play.happen(new ActaEvent.Struck(mishap));
    switch (mishap) {
      case CONFINES -> confine(play);
      case EARTHQUAKE ->
          chances
              .earthquake()
              .find(play.roll(Cast.EARTHQUAKE))
              .ifPresent(space -> shake(play, space));
      case ARAB_RAZZIA -> Sack.desolate(play, chances.razzia());
      case NONE, THEOLOGICAL_DISPUTES, EPIDEMIC, STORM -> {
        // felt in battles and at sea
      }
    }
  }

  private static void confine(Play play) {
    Empire empire = play.empire();
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < play.setting().army().size(); unit++) {
      Levy levy = play.setting().army().get(unit).levy();
      if (empire.isReady(unit) && levy != Levy.BORDER && levy != Levy.MERCENARY) {
        units.add(unit);
      }
    }
    if (!units.isEmpty()) {
      play.happen(
          new ActaEvent.Confined(
              play.table().ask(new Pick(empire, Matter.CONFINED_UNIT, "8.7", units))));
    }
  }

  /** An earthquake costs the monument, but not its price: nobody took the city. */
  private static void shake(Play play, int space) {
    for (int i = 0; i < play.setting().monuments().size(); i++) {
      if (play.empire().monumentAt(i) == space) {
        play.happen(new LandEvent.MonumentGone(i));
      }
    }
  }
}
