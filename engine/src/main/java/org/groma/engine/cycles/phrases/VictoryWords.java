package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** How a scenario is won. */
record VictoryWords(Names names) {

  List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    List<String> surrendering = surrendering(scenario);
    Map<String, List<String>> prizes = new LinkedHashMap<>();
    for (Datum rule : scenario.victory()) {
      if (!(rule instanceof Datum.Fields(Map<String, Datum> fields))) {
        terms.add(PlainPhrases.text(rule) + ".");
        continue;
      }
      fields.forEach((word, said) -> {
        if (word.equals("bonus")) {
          prizes
              .computeIfAbsent(who(said), _ -> new ArrayList<>())
              .add(
                  Facts.number(said, "points").orElse(0)
                      + " for "
                      + Facts.text(said, "city").map(names::city).orElse("?"));
        } else {
          terms.add(Spelling.capital(rule(word, said, scenario, surrendering)) + ".");
        }
      });
    }
    prizes.forEach((who, points) ->
        terms.add(Spelling.capital(who + ": points, " + Spelling.and(points) + ".")));
    if (has(scenario, "survives") && has(scenario, "cities")) {
      terms.add("If nobody has won so, the most points win.");
    } else if (has(scenario, "cities") || has(scenario, "bonus")) {
      terms.add("The most points at the end of turn " + scenario.lastTurn() + " win.");
    }
    return terms.stream().map(term -> "Victory. " + term).toList();
  }

  private static boolean has(Scenario scenario, String word) {
    return scenario.victory().stream()
        .anyMatch(rule ->
            rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.containsKey(word));
  }

  /** Those who may surrender: they are not done for while they have not. */
  private static List<String> surrendering(Scenario scenario) {
    return scenario.special().stream()
        .flatMap(rule -> Facts.field(rule, "surrenders").stream())
        .flatMap(said -> Facts.text(said, "nation").stream())
        .toList();
  }

  private String rule(String word, Datum said, Scenario scenario, List<String> surrendering) {
    return switch (word) {
      case "survives" ->
          surrendering.containsAll(named(said))
              ? who(said) + ": not surrendered by the end of turn " + number(said, "turn")
              : who(said)
                  + ": "
                  + Spelling.list(names.cities(Facts.words(Facts.field(said, "cities"))), " or ")
                  + " held at the end of turn "
                  + number(said, "turn");
      case "conquest" ->
          who(said)
              + ": by turn "
              + number(said, "turn")
              + " "
              + Facts.text(said, "surrendered").map(names::nation).orElse("the enemy")
              + " has surrendered, cities of tax value "
              + number(said, "value")
              + " are conquered and "
              + number(said, "exits")
              + " units have left by the east edge; if nobody wins it is a tie";
      case "cities" ->
          who(said)
              + ": points, "
              + factor(said)
              + " for each tax value of "
              + (Facts.flag(said, "unpillaged") ? "unpillaged cities" : "cities, pillaged or not");
      case "cities-of" ->
          who(said)
              + ": points, "
              + factor(said)
              + " for each tax value of unpillaged cities of the "
              + Facts.text(said, "owner").map(names::nation).orElse("other side");
      case "tie" -> "Who is level goes by the tax value of unpillaged cities" + among(said);
      case "income" ->
          "1 point for each money of income: taxes, pillage, plunder, pay, tribute and ransom; "
              + (Facts.flag(said, "average")
                  ? "the best average of all turns played wins (14.3.2)"
                  : "points are never lost, and the best total of one cycle wins (14.3.1)");
      case "value" ->
          Facts.text(said, "grade").orElse("a")
              + " victory with "
              + (Facts.flag(said, "all")
                  ? "all cities on the board at once"
                  : "unpillaged cities of tax value " + number(said, "least") + " or more at once")
              + ", by turn "
              + scenario.lastTurn();
      case "crusade" ->
          "Crusades: "
              + number(said, "points")
              + " for holding "
              + Facts.text(said, "city").map(names::city).orElse("the city")
              + ", "
              + number(said, "partner")
              + " for a partner who sent a unit, "
              + number(said, "attempt")
              + " for an attempt that failed";
      default -> Spelling.spelt(word) + " " + PlainPhrases.text(said);
    };
  }

  private static String number(Datum said, String name) {
    return Facts.number(said, name).map(String::valueOf).orElse("?");
  }

  private static String factor(Datum said) {
    return Facts.field(said, "factor").map(PlainPhrases::text).orElse("1").replace("0.5", "½");
  }

  private static List<String> named(Datum said) {
    Optional<String> one = Facts.text(said, "nation");
    return one.map(List::of).orElseGet(() -> Facts.words(Facts.field(said, "nations")));
  }

  private String among(Datum said) {
    List<String> nations = Facts.words(Facts.field(said, "nations"));
    return nations.isEmpty() ? "" : " (" + names.nations(nations) + ")";
  }

  private String who(Datum said) {
    return named(said).isEmpty() ? "all" : names.nations(named(said));
  }
}
