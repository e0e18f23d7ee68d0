package org.groma.engine.romanitas.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;

/** Steps of an invasion from one city space to another that lies elsewhere. */
final class ItineraryStep implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.itinerary-step",
          Severity.ERROR,
          "6.2.4",
          "Step of an itinerary between territories that are not adjacent",
          "Invaders would leap over land that nobody defends; the path lacks a city space, or the"
              + " map a border.",
          "Row g of the table Itineraries of the invasions goes from Naissus to Constantinople,"
              + " and their territories are not adjacent.",
          "Write the city spaces between them into the path, or mend the border on the map.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Way way : Way.all(ground)) {
      for (int step = 1; step < way.cities().size(); step++) {
        Optional<City> from = ground.city(way.cities().get(step - 1));
        Optional<City> to = ground.city(way.cities().get(step));
        if (from.isPresent() && to.isPresent() && !isStep(ground, from.get(), to.get())) {
          out.accept(objection(way, step, from.get(), to.get()));
        }
      }
    }
  }

  private static boolean isStep(Ground ground, City from, City to) {
    return from.province().equals(to.province())
        || ground.graph().neighbours(Place.of(from.province())).stream()
            .anyMatch(neighbour -> neighbour.place().equals(Place.of(to.province())));
  }

  private static Objection objection(Way way, int step, City from, City to) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "Row %s of the table %s goes from %s to %s, and their territories are not adjacent.",
            way.key(),
            way.table().name(),
            from.name(),
            to.name()),
        way.field(step),
        "table:" + way.table().id(),
        "city:" + from.id(),
        "city:" + to.id());
  }
}
