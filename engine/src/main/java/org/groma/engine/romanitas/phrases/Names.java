package org.groma.engine.romanitas.phrases;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What a project calls things by their ids; an id that leads nowhere is spelt out. */
record Names(Project project) {

  String city(String id) {
    return Spelling.name(project.cities(), id);
  }

  String zone(String id) {
    return Spelling.name(project.seas(), id);
  }

  /** Clients are known by their territory. */
  String client(String id) {
    return Spelling.name(project.provinces(), id);
  }

  /** A type of unit. */
  String unit(String id) {
    return Spelling.name(project.get(Kinds.UNITS), id);
  }

  /** Cities in the order in which they are struck: {@code Thapsus → Carthage}. */
  String path(Datum path) {
    return words(path).stream().map(this::city).collect(Collectors.joining(" → "));
  }

  Optional<RuleTable> table(String id) {
    return project.get(Kinds.TABLES).find(id);
  }

  static List<String> words(Datum datum) {
    return datum instanceof Datum.Items(List<Datum> items)
        ? items.stream().map(PlainPhrases::text).toList()
        : List.of();
  }

  static Map<String, Datum> fields(Datum datum) {
    return datum instanceof Datum.Fields(Map<String, Datum> fields) ? fields : Map.of();
  }

  /** The number in a cell; nothing if something else stands there. */
  static Optional<Integer> number(Datum datum) {
    return datum instanceof Datum.Amount(BigDecimal amount)
        ? Optional.of(amount.intValue())
        : Optional.empty();
  }

  static Optional<Integer> number(RuleTable.Row row, String column) {
    return Optional.ofNullable(row.cells().get(column)).flatMap(Names::number);
  }
}
