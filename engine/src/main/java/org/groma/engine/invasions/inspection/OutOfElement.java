package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Units that are set up in the wrong element. */
final class OutOfElement implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.out-of-element",
          Severity.ERROR,
          "XXV.A",
          "Soldiers at sea or fleets on land",
          "Fleets are in sea zones and soldiers in provinces; the others cannot move.",
          "350 AD places Infantry in Mare Aegeum, which is a sea zone.",
          "Move the units to a place of their kind.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      for (int k = 0; k < setup.units().size(); k++) {
        Setup.Placed placed = setup.units().get(k);
        String path = "setups[" + i + "].units[" + k + "].place";
        ground
            .counter(placed)
            .filter(
                type -> Ground.isFleet(type) ? placed.place().isProvince() : placed.place().isSea())
            .ifPresent(type -> out.accept(objection(ground, placed.place(), type.name(), path)));
      }
      for (int k = 0; k < setup.leaders().size(); k++) {
        Place place = setup.leaders().get(k).place();
        if (place.isSea()) {
          out.accept(
              objection(ground, place, "a leader", "setups[" + i + "].leaders[" + k + "].place"));
        }
      }
    }
  }

  private static Objection objection(Ground ground, Place place, String what, String path) {
    return ground.object(
        ABOUT,
        String.format(
            Locale.ROOT,
            "%s places %s in %s, which is %s.",
            ground.scenario().name(),
            what,
            ground.name(place),
            place.isSea() ? "a sea zone" : "a province"),
        path,
        place.toString());
  }
}
