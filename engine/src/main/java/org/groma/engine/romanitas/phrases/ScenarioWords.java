package org.groma.engine.romanitas.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** How a scenario is lost and won, and which optional rules it uses. */
record ScenarioWords(Names names) {

  List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    for (Datum datum : scenario.victory()) {
      Names.fields(datum)
          .forEach((word, value) -> {
            Map<String, Datum> fields = Names.fields(value);
            switch (word) {
              case "defeat" -> terms.add("Major defeat at once: " + defeat(fields) + ".");
              case "grade" -> terms.add(grades(fields));
              case "end" -> {
                // the last turn stands above
              }
              default -> terms.add(Spelling.capital(PlainPhrases.text(datum)) + ".");
            }
          });
    }
    List<String> options =
        scenario.options().byName().entrySet().stream()
            .filter(each -> each.getValue().equals(new Datum.Flag(true)))
            .map(each -> option(each.getKey()))
            .toList();
    terms.add(
        options.isEmpty()
            ? "Optional rules: none."
            : "Optional rules: " + String.join("; ", options) + ".");
    return List.copyOf(terms);
  }

  private String defeat(Map<String, Datum> fields) {
    if (fields.get("city-lost") instanceof Datum.Text(String city)) {
      return names.city(city) + " is lost";
    }
    if (fields.containsKey("desolation")) {
      return PlainPhrases.text(fields.get("desolation")) + " Desolation markers in the Empire";
    }
    if (fields.containsKey("points")) {
      return PlainPhrases.text(fields.get("points")) + " RP in an Organisation Phase";
    }
    return PlainPhrases.text(new Datum.Fields(fields));
  }

  private String grades(Map<String, Datum> fields) {
    List<String> grades =
        names.table(fields.get("table") instanceof Datum.Text(String id) ? id : "").stream()
            .flatMap(table -> table.rows().stream())
            .map(ScenarioWords::grade)
            .toList();
    String turn =
        fields.containsKey("turn")
            ? "turn " + PlainPhrases.text(fields.get("turn"))
            : "the last turn";
    return String.format(
        Locale.ROOT,
        "At the end of %s, by the RP of its Organisation Phase: %s.",
        turn,
        String.join(", ", grades));
  }

  private static String grade(RuleTable.Row row) {
    return Spelling.spelt(PlainPhrases.text(row, "grade"))
        + " with "
        + Spelling.rolls(row.key())
        + " RP";
  }

  private static String option(String name) {
    return switch (name) {
      case "removalCostsTwo" -> "removal of Desolation costs 2 RP (8.1)";
      case "intrinsicComes" -> "intrinsic Comes (8.2)";
      case "goldCoins" -> "gold coins (8.3)";
      case "recruitmentSpaces" -> "recruitment spaces (8.4)";
      case "religiousMetropolises" -> "metropolises weigh on religion (8.4.1)";
      case "religiousCarthage" -> "Carthage weighs on religion (8.4.2)";
      case "khazars" -> "Khazars (8.5)";
      case "tacticalStratagems" -> "tactical stratagems (8.6)";
      case "randomEvents" -> "random events (8.7)";
      case "desolatedMetropolisYieldsNothing" -> "a desolated metropolis yields no RP (ruling A12)";
      default -> name;
    };
  }
}
