package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.Facts;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What players choose among before they begin (4.2, 14.2, 14.3). */
record ChoiceWords(Names names) {

  static boolean isOpen(Scenario scenario) {
    return scenario.victory().stream().anyMatch(rule -> Facts.field(rule, "income").isPresent());
  }

  static boolean isAny(Scenario scenario) {
    return said(scenario).isPresent();
  }

  /** How many positions a player takes. */
  static int each(Scenario scenario) {
    return said(scenario).flatMap(choice -> Facts.number(choice, "each")).orElse(1);
  }

  private static Optional<Datum> said(Scenario scenario) {
    return scenario.attributes().get("choice");
  }

  Optional<String> of(Scenario scenario) {
    return said(scenario)
        .map(choice -> isOpen(scenario) ? starts(choice) : positions(scenario, choice));
  }

  private String starts(Datum choice) {
    return "Players roll two dice for who chooses and moves first. Each begins with one tribe on"
        + " any start position that is free: "
        + names.nations(Facts.words(Facts.field(choice, "from")))
        + ". One that another player uses is free again once he is an empire (4.2, 14.3).";
  }

  private String positions(Scenario scenario, Datum choice) {
    List<String> bound = Facts.words(Facts.field(choice, "one-of"));
    long choosers = scenario.players().stream().filter(seat -> seat.nations().isEmpty()).count();
    return (choosers > 1
            ? "Players roll two dice for who chooses first. Each takes "
            : "One takes ")
        + SeatingWords.number(each(scenario))
        + " of "
        + names.nations(Facts.words(Facts.field(choice, "from")))
        + (bound.isEmpty() ? "" : ", and of these one at least of " + names.nations(bound))
        + "; neutral garrisons hold the cities of those that nobody takes (14.2).";
  }
}
