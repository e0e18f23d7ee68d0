package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.pieces.UnitType;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/** Units that are bound to certain Areas and are set up elsewhere. */
final class UnitOutsideItsAreas implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unit-outside-its-areas",
          Severity.ERROR,
          "XVIII.K",
          "Unit set up outside the Areas it guards",
          "The unit stands where it may never go.",
          "350 AD places Satrapes in Syria, outside the Areas that they may not leave.",
          "Move the unit into one of its Areas.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      for (int k = 0; k < setups.get(i).units().size(); k++) {
        Setup.Placed placed = setups.get(i).units().get(k);
        String path = "setups[" + i + "].units[" + k + "].place";
        ground
            .counter(placed)
            .filter(type -> isConfined(type) && !mayStand(ground, type, placed.place()))
            .ifPresent(type ->
                out.accept(
                    ground.object(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "%s places %s in %s, outside the Areas that they may not leave.",
                            ground.scenario().name(),
                            type.name(),
                            ground.name(placed.place())),
                        path,
                        placed.place().toString(),
                        "unit:" + type.id())));
      }
    }
  }

  private static boolean isConfined(UnitType type) {
    return type.attributes().get("confinedToAreas").isPresent();
  }

  private static boolean mayStand(Ground ground, UnitType type, Place place) {
    Optional<Datum> area =
        ground
            .project()
            .provinces()
            .find(place.slug())
            .flatMap(Province::area)
            .map(id -> Datum.text(id.slug()));
    return type.attributes().get("confinedToAreas").orElse(null)
            instanceof Datum.Items(List<Datum> areas)
        && area.filter(areas::contains).isPresent();
  }
}
