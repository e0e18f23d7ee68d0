package org.groma.engine.kernel.choice;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/**
 * Another end of a game. Conditions of victory that speak of its last turn speak of the new one.
 */
final class LastTurn {

  private static final String TURN = "turn";
  private static final int MOST = 99;

  private LastTurn() {}

  static Scenario end(Scenario scenario, int turn, List<String> problems) {
    if (turn < scenario.firstTurn() || turn > MOST) {
      problems.add(
          String.format(
              Locale.ROOT,
              "The last turn of '%s' is a number from %d, its first, to %d, not %d.",
              scenario.name(),
              scenario.firstTurn(),
              MOST,
              turn));
      return scenario;
    }
    return ScenarioDraft.of(scenario)
        .lastTurn(turn)
        .victory(
            scenario.victory().stream()
                .map(rule -> moved(rule, scenario.lastTurn(), turn))
                .toList())
        .scenario();
  }

  /** A condition is one word with what it says, a turn perhaps. */
  private static Datum moved(Datum rule, int before, int now) {
    if (!(rule instanceof Datum.Fields(Map<String, Datum> words))) {
      return rule;
    }
    Map<String, Datum> changed = new LinkedHashMap<>(words);
    changed.replaceAll(
        (_, said) -> said instanceof Datum.Fields fields ? turned(fields, before, now) : said);
    return new Datum.Fields(changed);
  }

  private static Datum turned(Datum.Fields said, int before, int now) {
    if (!(said.get(TURN).orElse(null) instanceof Datum.Amount(BigDecimal turn))) {
      return said;
    }
    boolean end = turn.compareTo(BigDecimal.valueOf(before)) == 0;
    if (!end && turn.compareTo(BigDecimal.valueOf(now)) <= 0) {
      return said;
    }
    Map<String, Datum> fields = new LinkedHashMap<>(said.fields());
    fields.put(TURN, Datum.number(now));
    return new Datum.Fields(fields);
  }
}
