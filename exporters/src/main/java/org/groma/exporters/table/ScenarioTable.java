package org.groma.exporters.table;

import java.util.List;
import java.util.Locale;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** All scenarios. What one of them has is in {@link ScenarioTables}. */
public final class ScenarioTable {

  private ScenarioTable() {}

  public static Table<Scenario> of(Project project) {
    Fields<Scenario> of = new Fields<>(Scenario.class);
    Rows<Scenario> rows =
        new EntryRows<>(
            Kinds.SCENARIOS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    Formats.WHOLE,
                    "firstTurn",
                    typed,
                    labels,
                    first ->
                        EntryRows.need(
                            Formats.WHOLE,
                            "lastTurn",
                            typed,
                            labels,
                            last -> begin(id, name, first, last))));
    return GazetteerTables.table(
        project,
        Tables.SCENARIOS,
        "Every scenario with its turns.",
        rows,
        "scenario",
        List.of(
            of.name("Scenario"),
            of.column("firstTurn", "First turn", Formats.WHOLE),
            of.column("lastTurn", "Last turn", Formats.WHOLE),
            of.column("order", "Order", Formats.OPTIONAL_WHOLE),
            Column.shown(
                "players",
                "Players",
                Look.WHOLE,
                (scenario, _) -> new Shown.Whole(scenario.players().size())),
            Column.shown(
                "setups",
                "Set-ups",
                Look.WHOLE,
                (scenario, _) -> new Shown.Whole(scenario.setups().size())),
            of.aliases(),
            of.source()));
  }

  private static Start<Scenario> begin(ScenarioId id, String name, int first, int last) {
    return last < first
        ? new Start.Lacking<>(
            "lastTurn",
            String.format(
                Locale.ROOT, "The last turn (%d) comes before the first (%d).", last, first))
        : new Start.Begun<>(Scenario.named(id, name, first, last));
  }
}
