package org.groma.engine.romanitas.inspection;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.kernel.inspection.InspectedScenario;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.gazetteer.City;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * What is inspected: a scenario of a project, and what the ruleset compiles of the two. The setting
 * may have shortfalls; harmless values then stand for what it could not read.
 */
record Ground(Project project, MapGraph graph, Scenario scenario, Setting setting)
    implements InspectedScenario {

  /** The numbers of all nations but the Romans. */
  IntStream nations() {
    return IntStream.range(1, setting.nations());
  }

  Stream<Folk> folks() {
    return nations().mapToObj(setting::folk);
  }

  /** A city space, if it and its territory are there. */
  Optional<City> city(String id) {
    return project.cities().find(id).filter(city -> isThere(city.province()));
  }

  private boolean isThere(ProvinceId territory) {
    return project.provinces().find(territory).isPresent();
  }

  /** Who holds a territory that is there at the start; {@link Setting#NOBODY} if no one does. */
  int holder(ProvinceId territory) {
    return setting.holder(project.provinces().indexOf(territory.slug()));
  }
}
