package org.groma.editor.panel.scenario;

import java.util.List;
import java.util.function.BiFunction;
import org.groma.exporters.table.EventTables;
import org.groma.exporters.table.PieceTables;
import org.groma.exporters.table.ScenarioTables;
import org.groma.exporters.table.Table;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Project;

/** The tables that the panel offers, in the order of their buttons. */
@SuppressWarnings(
    "ImmutableEnumChecker") // lists that cannot be changed, and a reference to a method
enum Ledgers {
  SETUPS("Set-ups", List.of("nation"), List.of(), ScenarioTables::setups),
  LEADERS(
      "Leaders",
      List.of("name", "nation"),
      List.of("nation", "arrives"),
      (project, _) -> PieceTables.leaders(project)),
  RELATIONS(
      "Relations",
      List.of("from", "kind", "to"),
      List.of(),
      (_, id) -> ScenarioTables.relations(id)),
  MARKERS("Markers", List.of("kind", "place"), List.of(), (_, id) -> ScenarioTables.markers(id)),
  TIME_TABLE(
      "Time table",
      List.of("name", "turn", "kind"),
      List.of("turn", "order"),
      (project, _) -> EventTables.timeTable(project)),
  CARDS("Cards", List.of("entry", "name"), List.of(), (project, _) -> EventTables.cards(project));

  private final String title;
  private final List<String> needed;
  private final List<String> sortedBy;
  private final BiFunction<Project, ScenarioId, Table<?>> table;

  Ledgers(
      String title,
      List<String> needed,
      List<String> sortedBy,
      BiFunction<Project, ScenarioId, Table<?>> table) {
    this.title = title;
    this.needed = needed;
    this.sortedBy = sortedBy;
    this.table = table;
  }

  String title() {
    return title;
  }

  /** The columns that a new row cannot be without. */
  List<String> needed() {
    return needed;
  }

  /** The columns by which its rows stand at first; empty for the order of the table. */
  List<String> sortedBy() {
    return sortedBy;
  }

  Worksheet<?> of(Project project, ScenarioId scenario) {
    return sheet(table.apply(project, scenario), project);
  }

  private static <R> Worksheet<R> sheet(Table<R> table, Project project) {
    return new Worksheet<>(table, project);
  }
}
