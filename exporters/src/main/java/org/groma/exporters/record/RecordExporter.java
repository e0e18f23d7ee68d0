package org.groma.exporters.record;

import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.RecordSheet;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.scenario.Scenario;

/** The record sheets of a game, blank, as workbooks with live formulas. */
public final class RecordExporter implements Exporter {

  @Override
  public String word() {
    return "record";
  }

  @Override
  public String summary() {
    return "blank record sheets as workbooks that reckon, for games whose players keep books";
  }

  private static Optional<RecordSheet> sheet(Export export) {
    return Rulesets.phrasebook(export.project()).recordSheet(export.project());
  }

  private static List<Scenario> scenarios(Export export) {
    return export.project().scenarios().stream()
        .filter(scenario -> !scenario.players().isEmpty())
        .toList();
  }

  @Override
  public boolean suits(Export export) {
    return obstacle(export).isEmpty();
  }

  @Override
  public Optional<String> obstacle(Export export) {
    if (sheet(export).isEmpty()) {
      return Optional.of("The rules of this project have no record sheet. Export another format.");
    }
    return scenarios(export).isEmpty()
        ? Optional.of(
            "There is nobody to keep records: no scenario has a player. Add one,"
                + " then export the record sheets.")
        : Optional.empty();
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    List<Scenario> scenarios = scenarios(export);
    return sheet(export).stream()
        .flatMap(sheet ->
            scenarios.stream()
                .map(scenario ->
                    new Artifact(
                        scenarios.size() == 1
                            ? "record.xlsx"
                            : "record-" + scenario.id().slug() + ".xlsx",
                        out -> new RecordBook(export, sheet, scenario).writeTo(out))))
        .toList();
  }
}
