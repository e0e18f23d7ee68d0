package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.RuleTable;

/**
 * What is inspected: a scenario of a project, and what the ruleset compiles of the two. The setting
 * may have shortfalls; harmless values then stand for what it could not read.
 */
record Ground(
    Project project, MapGraph graph, Scenario scenario, Setting setting, Deployment deployment) {

  static Ground of(Project project, MapGraph graph, Scenario scenario) {
    Setting setting = Setting.of(project, scenario);
    return new Ground(project, graph, scenario, setting, Deployment.of(setting));
  }

  boolean isFirst() {
    return project.get(Kinds.SCENARIOS).stream()
        .findFirst()
        .filter(first -> first.id().equals(scenario.id()))
        .isPresent();
  }

  /** The word for the scenario among the subjects of an objection. */
  String subject() {
    return "scenario:" + scenario.id();
  }

  Board board() {
    return setting.board();
  }

  Optional<RuleTable> table(String id) {
    return project.get(Kinds.TABLES).find(id);
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

  static Objection object(Inspection about, String message, String field, String... subjects) {
    return new Objection(
        about.id(), message, List.of(subjects), Optional.of("$." + field), Optional.empty());
  }
}
