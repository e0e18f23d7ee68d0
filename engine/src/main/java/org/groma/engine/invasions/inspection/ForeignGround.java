package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Units at the start in a province that another nation rules, who is no friend. */
final class ForeignGround implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.foreign-ground",
          Severity.WARNING,
          "XII.B",
          "Units on foreign ground at the start",
          "The game begins in the middle of a battle, and the province changes hands before"
              + " anybody moves.",
          "350 AD places the Franks in Lotharingia, which belongs to the Romans.",
          "Move the units, or take the province away from the other nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Set<Place> seen = new HashSet<>();
      for (int k = 0; k < setups.get(i).units().size(); k++) {
        Place place = setups.get(i).units().get(k).place();
        if (place.isProvince() && seen.add(place)) {
          look(ground, setups.get(i), place, "setups[" + i + "].units[" + k + "].place", out);
        }
      }
    }
  }

  private static void look(
      Ground ground, Setup setup, Place place, String path, Consumer<Objection> out) {
    for (Setup other : ground.scenario().setups()) {
      boolean rules =
          other.controls().contains(place) || other.seat().filter(place::equals).isPresent();
      if (rules && !ground.areFriends(setup.nation(), other.nation())) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s places the %s in %s, which belongs to the %s.",
                    ground.scenario().name(),
                    ground.name(setup.nation()),
                    ground.name(place),
                    ground.name(other.nation())),
                path,
                place.toString(),
                "nation:" + setup.nation(),
                "nation:" + other.nation()));
      }
    }
  }
}
