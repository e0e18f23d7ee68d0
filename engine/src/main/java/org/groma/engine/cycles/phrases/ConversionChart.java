package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.Chart.Column;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * The unit conversion chart: what units become with the stage of their owner, and what they cost
 * there. Prices and upkeep are those of the units, so that nothing is said twice in the data.
 */
record ConversionChart(Names names) {

  private static final String REMOVED = "removed";
  private static final String KINGDOM = "kingdom";
  private static final String EMPIRE = "empire";

  Chart of(RuleTable table) {
    return Chart.of(
        table,
        false,
        List.of(
            "In brackets: price/upkeep. Barbarians buy nothing and pay no upkeep. A 4-2 becomes"
                + " a garrison only when the empire begins, inside the imperial boundary, not in a"
                + " desert and not with a ship."),
        List.of(
            new Column("Barbarian", row -> unit(row.key())),
            new Column("Kingdom", row -> cell(row, KINGDOM)),
            new Column("Empire", row -> cell(row, EMPIRE))));
  }

  private String unit(String id) {
    return Spelling.capital(names.unit(id));
  }

  private String cell(RuleTable.Row row, String stage) {
    Datum datum = row.cells().get(stage);
    return switch (datum) {
      case null -> "";
      case Datum.Items(List<Datum> items) ->
          items.stream()
              .map(each -> priced(PlainPhrases.text(each), stage))
              .collect(Collectors.joining(" or "));
      default -> priced(PlainPhrases.text(datum), stage);
    };
  }

  private String priced(String id, String stage) {
    if (id.equals(REMOVED)) {
      return REMOVED;
    }
    Optional<UnitType> unit = names.project().get(Kinds.UNITS).find(id);
    return names.code(id)
        + unit.filter(each -> each.cost().containsKey(stage))
            .map(each -> " (" + each.cost().get(stage) + "/" + upkeep(each, stage) + ")")
            .orElse("");
  }

  private static String upkeep(UnitType unit, String stage) {
    return unit.attributes().get("upkeep").stream()
        .filter(Datum.Fields.class::isInstance)
        .flatMap(fields -> ((Datum.Fields) fields).get(stage).stream())
        .map(PlainPhrases::text)
        .findFirst()
        .orElse("0");
  }
}
