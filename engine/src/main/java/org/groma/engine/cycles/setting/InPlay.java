package org.groma.engine.cycles.setting;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/**
 * The part of the map that a scenario is played on: nobody gets elsewhere, and there are no cities.
 * The whole map where the scenario says nothing.
 */
@Rule("14.2.5")
final class InPlay {

  private static final String WORD = "in-play";

  private final boolean whole;
  private final List<String> provinces;
  private final List<String> areas;

  InPlay(Project project, Scenario scenario, List<Shortfall> shortfalls) {
    Optional<Datum> said =
        scenario.special().stream().flatMap(datum -> Facts.field(datum, WORD).stream()).findFirst();
    whole = said.isEmpty();
    provinces = Facts.words(said.flatMap(datum -> Facts.field(datum, "areas")));
    areas = Facts.words(said.flatMap(datum -> Facts.field(datum, "provinces")));
    String id = scenario.id().slug();
    for (String name : provinces) {
      if (project.get(Kinds.AREAS).find(name).isEmpty()) {
        lacks(id, "there is no province '" + name + "' to be in play", shortfalls);
      }
    }
    for (String name : areas) {
      if (project.get(Kinds.PROVINCES).find(name).isEmpty()) {
        lacks(id, "there is no area '" + name + "' to be in play", shortfalls);
      }
    }
  }

  private static void lacks(String id, String problem, List<Shortfall> shortfalls) {
    shortfalls.add(new Shortfall("scenario " + id, problem).of("scenario:" + id).in("$.special"));
  }

  boolean has(Province area) {
    return whole
        || areas.contains(area.id().slug())
        || area.area().filter(province -> provinces.contains(province.slug())).isPresent();
  }
}
