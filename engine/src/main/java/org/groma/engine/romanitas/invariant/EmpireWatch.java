package org.groma.engine.romanitas.invariant;

import java.util.List;
import java.util.Locale;
import org.groma.engine.kernel.Breaches;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.Told;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Plays the log of a game after it and asks every invariant after each event. */
public final class EmpireWatch implements Watch {

  private final Empire empire;
  private final EmpireCourse course;
  private final Breaches breaches = new Breaches();

  public EmpireWatch(Setting setting) {
    empire = new Empire(setting);
    course = new EmpireCourse(empire);
  }

  @Override
  public void accept(Event event) {
    breaches.count();
    if (!(event instanceof RomanitasEvent ours)) {
      return;
    }
    empire.apply(ours);
    course.note(event);
    CourseLaws.ALL.forEach(law -> breaches.ask(law, course, empire.turn(), event));
    if (!(event instanceof Told)) {
      // a sack is not over before the price of what stood there is lost
      if (!(event instanceof LandEvent) && empire.ended().isEmpty()) {
        ask(event);
      }
    }
  }

  private void ask(Event event) {
    for (Invariant<Empire> invariant : Invariants.ofStates()) {
      breaches.ask(invariant, empire, empire.turn(), event);
    }
  }

  @Override
  public void compare(Game game) {
    if (empire.score() != game.points(0)) {
      breaches.differs(
          empire.turn(),
          String.format(
              Locale.ROOT, "the log gives %d RP, the game %s", empire.score(), game.points(0)));
    }
    for (int i = 0; i < empire.setting().board().territories().size(); i++) {
      if (empire.holder(i) != game.holder(i)) {
        breaches.differs(
            empire.turn(),
            "log and game differ over who holds " + empire.setting().board().territory(i).name());
      }
    }
  }

  @Override
  public List<Violation> broken() {
    return breaches.all();
  }
}
