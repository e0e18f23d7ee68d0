package org.groma.engine.cycles.inspection;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.VictoryRules;
import org.groma.engine.cycles.special.OppositionKind;
import org.groma.engine.cycles.special.SolitaireEvent;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Rules of a scenario that contradict each other, its victory, its set-up or their table. */
final class RuleAgreement implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.rule-agreement",
          Severity.ERROR,
          "14.2",
          "Rules of a scenario that contradict each other",
          "What ends a game and what wins it go by the same cities; a rule that is scored says"
              + " the same in the victory; a table answers the rule that rolls on it.",
          "Viking, Magyar and Saracen: 'crusade' gives 6 points, and 9 in the victory.",
          "Compare both with the rulebook and correct the one that is wrong.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    crusades(ground, out);
    ends(ground, out);
    table(ground, "opposition", words(OppositionKind.values()), out);
    table(ground, "events", words(SolitaireEvent.values()), out);
    table(ground, "rebellion-table", words(Rebellion.values()), out);
    begun(ground, out);
    prices(ground, out);
    averages(ground, out);
  }

  private static List<Datum> victory(Ground ground, String word) {
    return ground.scenario().victory().stream()
        .flatMap(rule -> Facts.field(rule, word).stream())
        .toList();
  }

  private static void crusades(Ground ground, Consumer<Objection> out) {
    for (Datum rule : ground.setting().specials("crusade")) {
      for (Datum scored : victory(ground, "crusade")) {
        for (String number : List.of("points", "partner", "attempt")) {
          Facts.number(scored, number)
              .filter(points -> points.intValue() != Facts.number(rule, number).orElse(points))
              .ifPresent(points ->
                  object(
                      ground,
                      String.format(
                          Locale.ROOT,
                          "'crusade' gives %d as '%s', and %d in the victory.",
                          Facts.number(rule, number).orElseThrow(),
                          number,
                          points),
                      "victory",
                      out));
        }
      }
    }
  }

  /** Who loses by a city that he may lose, or does not lose by one that ends the game. */
  private static void ends(Ground ground, Consumer<Objection> out) {
    for (Datum survival : victory(ground, "survives")) {
      String nation = Facts.text(survival, "nation").orElse("");
      Set<String> kept = new TreeSet<>(Facts.words(Facts.field(survival, "cities")));
      for (Datum end : ground.setting().specials("ends-when-lost")) {
        Set<String> lost = new TreeSet<>(Facts.words(Facts.field(end, "cities")));
        if (Facts.text(end, "nation").filter(nation::equals).isPresent() && !lost.equals(kept)) {
          object(
              ground,
              String.format(
                  Locale.ROOT,
                  "the game ends when %s is lost, and the victory asks for %s.",
                  String.join(" and ", lost),
                  String.join(" or ", kept)),
              "special",
              out);
        }
      }
      for (Datum fall : ground.setting().specials("half-falls")) {
        Facts.text(fall, "city")
            .filter(city -> Facts.text(fall, "nation").filter(nation::equals).isPresent())
            .filter(city -> !kept.contains(city))
            .ifPresent(city ->
                object(
                    ground,
                    "'" + nation + "' falls with " + city + ", and the victory does not name it.",
                    "special",
                    out));
      }
      for (Datum surrender : ground.setting().specials("surrenders")) {
        Facts.text(surrender, "city")
            .filter(city -> Facts.text(surrender, "nation").filter(nation::equals).isPresent())
            .filter(city -> !kept.contains(city))
            .ifPresent(city ->
                object(
                    ground,
                    "'"
                        + nation
                        + "' surrenders with "
                        + city
                        + ", and the victory does not name it.",
                    "special",
                    out));
      }
    }
  }

  private static void table(
      Ground ground, String rule, Collection<String> words, Consumer<Objection> out) {
    for (Datum said : ground.setting().specials(rule)) {
      Facts.text(said, "table")
          .flatMap(ground::table)
          .filter(table -> !answers(table, words))
          .ifPresent(table ->
              object(
                  ground,
                  "'"
                      + rule
                      + "' rolls on the table "
                      + table.name()
                      + ", which is for another"
                      + " rule.",
                  "special",
                  out));
    }
  }

  /** Whether any result of a table is one that a rule knows. Single ones its declaration tells. */
  private static boolean answers(RuleTable table, Collection<String> words) {
    return table.rows().stream().filter(row -> words.contains(result(row))).count()
        > table.rows().size() / 2;
  }

  private static String result(RuleTable.Row row) {
    return Facts.text(new Datum.Fields(row.cells()), "result").orElse("");
  }

  private static List<String> words(Worded... constants) {
    return Stream.of(constants).map(Worded::word).toList();
  }

  /** 4.5.3: a unit costs twice its upkeep, in a list of its own too. */
  private static void prices(Ground ground, Consumer<Objection> out) {
    for (Datum rule : ground.setting().specials("units")) {
      for (Datum unit : Facts.items(Facts.field(rule, "list"))) {
        int upkeep = Facts.number(unit, "upkeep").orElse(0);
        Facts.number(unit, "price")
            .filter(price -> price != 2 * upkeep)
            .ifPresent(price ->
                object(
                    ground,
                    String.format(
                        Locale.ROOT,
                        "'%s' costs %d in a list of units, and twice its upkeep is %d.",
                        Facts.text(unit, "unit").orElse("?"),
                        price,
                        2 * upkeep),
                    "special",
                    out));
      }
    }
  }

  /** A victory that is won before the first turn. */
  private static void begun(Ground ground, Consumer<Objection> out) {
    for (VictoryRules.Conquest aim : ground.setting().victory().conquest()) {
      if (aim.position() >= 0 && aim.position() < ground.setting().positions()) {
        Position position = ground.setting().position(aim.position());
        int value =
            position.owned().stream()
                .mapToInt(city -> ground.board().cities().get(city).tax())
                .sum();
        if (aim.least() <= value) {
          object(
              ground,
              String.format(
                  Locale.ROOT,
                  "%s wins with cities of value %d, and begins with %d.",
                  position.name(),
                  aim.least(),
                  value),
              "victory",
              out);
        }
      }
    }
  }

  /** 14.3.2: the option and the victory say the same. */
  private static void averages(Ground ground, Consumer<Objection> out) {
    VictoryRules rules = ground.setting().victory();
    if (rules.income() && rules.average() != ground.setting().options().advancedVictory()) {
      object(
          ground,
          "'advancedVictory' is "
              + (rules.average()
                  ? "off, and the average of income wins."
                  : "on, and no average" + " of income wins."),
          "victory",
          out);
    }
  }

  private static void object(Ground ground, String problem, String field, Consumer<Objection> out) {
    out.accept(
        Objection.of(ABOUT, ground.scenario().name() + ": " + problem, field, ground.subject()));
  }
}
