package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Cities that nobody owns at the start, and that have no neutral garrison either. */
final class UnownedCity implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unowned-city",
          Severity.WARNING,
          "14.1",
          "City that nobody owns and no neutral garrison holds",
          "Neutral garrisons stand on all cities that nobody owns at the start; without one the"
              + " first to come takes the city without a fight.",
          "Cherson belongs to nobody in Fall of Rome, and has no neutral garrison.",
          "Name its province or area among the neutral ones, or let somebody own it.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (!ground.setting().specials("opposition").isEmpty()) {
      return; // who holds a province is rolled for when it comes within reach (14.2.4)
    }
    Set<Integer> taken = taken(ground);
    for (int i = 0; i < ground.board().cities().size(); i++) {
      City city = ground.board().cities().get(i);
      if (!taken.contains(city.area()) && !ground.setting().beginsNeutral(city.area())) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s belongs to nobody in %s, and has no neutral garrison.",
                    city.name(),
                    ground.scenario().name()),
                "attributes.neutral",
                ground.subject(),
                "city:" + city.id()));
      }
    }
  }

  /** Areas of cities that are owned, and of provinces that somebody places units in. */
  private static Set<Integer> taken(Ground ground) {
    Set<Integer> found = new TreeSet<>();
    for (int i = 0; i < ground.setting().positions(); i++) {
      Position position = ground.setting().position(i);
      position.owned().forEach(city -> found.add(ground.board().cities().get(city).area()));
      position.units().forEach(stationed -> found.add(stationed.area()));
      position.placements().forEach(placement -> found.addAll(placement.areas()));
    }
    return found;
  }
}
