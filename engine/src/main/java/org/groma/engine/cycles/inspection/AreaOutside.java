package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.review.Severity;

/** Areas in no province, and areas with two cities. */
final class AreaOutside implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.area-outside",
          Severity.ERROR,
          "2.1",
          "Area in no province, or with more than one city",
          "Rebellions, garrisons and the imperial boundary go by provinces, and who stands in an"
              + " area owns the one city there.",
          "The area Antioch belongs to no province.",
          "Put the area into a province, and each city into an area of its own.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Province area : ground.project().provinces()) {
      if (ground.province(area.id()).isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                "The area " + area.name() + " belongs to no province.",
                "area",
                "province:" + area.id()));
      }
    }
    Map<String, City> cities = new TreeMap<>();
    for (City city : ground.project().cities()) {
      City before = cities.putIfAbsent(city.province().slug(), city);
      if (before != null) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s and %s are in one area, and every city has an area of its own.",
                    before.name(),
                    city.name()),
                "province",
                "city:" + city.id(),
                "city:" + before.id()));
      }
    }
  }
}
