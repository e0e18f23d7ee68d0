package org.groma.engine.cycles.inspection;

import java.util.Optional;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.inspection.InspectedScenario;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * What is inspected: a scenario of a project, and what the ruleset compiles of the two. The setting
 * may have shortfalls; harmless values then stand for what it could not read.
 *
 * @param map all of it, also what the scenario leaves out of play
 */
record Ground(
    Project project,
    MapGraph graph,
    Scenario scenario,
    Setting setting,
    Board map,
    Deployment deployment)
    implements InspectedScenario {

  static Ground of(Project project, MapGraph graph, Scenario scenario) {
    Setting setting = Setting.of(project, scenario);
    return new Ground(
        project, graph, scenario, setting, Board.whole(project), Deployment.of(setting));
  }

  Board board() {
    return setting.board();
  }

  /** The province of an area, if both are there. */
  Optional<Area> province(ProvinceId area) {
    return project
        .provinces()
        .find(area)
        .flatMap(each -> each.area())
        .flatMap(project.areas()::find);
  }

  /** Which half of the empire an area is in: {@code west} or {@code east}; empty outside of it. */
  Optional<String> half(ProvinceId area) {
    return province(area).flatMap(each -> each.attributes().text("half"));
  }

  static boolean isInside(Area province) {
    return province.status().equals("inside");
  }

  static boolean isOptional(City city) {
    return city.tags().has("optional");
  }

  static int tax(City city) {
    return city.attributes().number("tax").orElse(city.level());
  }
}
