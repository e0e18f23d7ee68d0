package org.groma.engine.romanitas.inspection;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Conditions of victory that a scenario prints and the rules carry out otherwise. */
final class VictoryTerms implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.victory-terms",
          Severity.ERROR,
          "3.3",
          "Condition of victory that is not the one the rules carry out",
          "Players read one condition, and the game ends by another.",
          "528 AD is said to be lost with 1 Desolation marker, and by the table desolation it is"
              + " lost with 10.",
          "Let the scenario say what tables, capital and last turn say, each condition once.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    new Terms(ground, out).look();
  }

  /** The conditions of one scenario. */
  private record Terms(Ground ground, Consumer<Objection> out, Set<String> said) {

    Terms(Ground ground, Consumer<Objection> out) {
      this(ground, out, new HashSet<>());
    }

    void look() {
      List<Datum> victory = ground.scenario().victory();
      for (int i = 0; i < victory.size(); i++) {
        if (victory.get(i) instanceof Datum.Fields(Map<String, Datum> term)) {
          term(term, "victory[" + i + "]");
        }
      }
      List<String> missing =
          new ArrayList<>(List.of("city-lost", "points", "desolation", "grade", "end"));
      missing.removeAll(said);
      for (String each : missing) {
        object("has no condition of victory '" + each + "'", "victory");
      }
    }

    private void term(Map<String, Datum> term, String path) {
      if (term.get("defeat") instanceof Datum.Fields(Map<String, Datum> defeat)) {
        defeat(defeat, path + ".defeat");
      }
      if (term.get("grade") instanceof Datum.Fields(Map<String, Datum> grade)) {
        once("grade", path);
        turn(grade, path + ".grade");
        if (grade.get("table") instanceof Datum.Text(String table) && !table.equals("grades")) {
          object(
              "is graded by the table " + table + ", and the rules grade by the table grades",
              path + ".grade.table");
        }
      }
      if (term.get("end") instanceof Datum.Fields(Map<String, Datum> end)) {
        once("end", path);
        turn(end, path + ".end");
      }
    }

    private void defeat(Map<String, Datum> defeat, String path) {
      for (String word : List.of("city-lost", "points", "desolation")) {
        if (defeat.containsKey(word)) {
          once(word, path);
        }
      }
      if (defeat.get("city-lost") instanceof Datum.Text(String city)
          && ground.city(city).filter(each -> !each.tags().has("capital")).isPresent()) {
        object(
            "is said to be lost with " + city + ", which is not the capital", path + ".city-lost");
      }
      number(defeat, "points")
          .filter(points -> points != 0)
          .ifPresent(points ->
              object(
                  "is said to be lost with " + points + " RP, and by the rules it is with 0",
                  path + ".points"));
      if (defeat.containsKey("points") != defeat.containsKey("phase")) {
        object("is lost by its RP in the Organisation Phase; the two belong together", path);
      }
      int limit = ground.setting().figures().purse().desolationLimit();
      number(defeat, "desolation")
          .filter(markers -> markers != limit)
          .ifPresent(markers ->
              object(
                  String.format(
                      Locale.ROOT,
                      "is said to be lost with %d Desolation markers, and by the table desolation"
                          + " it is lost with %d",
                      markers,
                      limit),
                  path + ".desolation"));
    }

    private void turn(Map<String, Datum> fields, String path) {
      int last = ground.scenario().lastTurn();
      number(fields, "turn")
          .filter(turn -> turn != last)
          .ifPresent(turn ->
              object("speaks of turn " + turn + ", and its last turn is " + last, path + ".turn"));
    }

    private void once(String word, String path) {
      if (!said.add(word)) {
        object("says '" + word + "' twice among its conditions of victory", path);
      }
    }

    private static Optional<Integer> number(Map<String, Datum> fields, String name) {
      return fields.get(name) instanceof Datum.Amount(BigDecimal number)
          ? Optional.of(number.intValue())
          : Optional.empty();
    }

    private void object(String problem, String path) {
      out.accept(
          Objection.of(
              ABOUT, ground.scenario().name() + " " + problem + ".", path, ground.subject()));
    }
  }
}
