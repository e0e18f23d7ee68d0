package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** Counters and points that do not come to the sums that the rules give. */
final class CounterSums implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.counter-sums",
          Severity.ERROR,
          "5.2.1",
          "Counters or points that do not come to their sum",
          "The rules say how many there are in all, so one of the numbers is wrong.",
          "The Romans have 18 combat units, and the table counter-limits says 17.",
          "Compare what is counted with the sum; one of the two is wrong.");

  private static final String LIMITS = "counter-limits";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Setting setting = ground.setting();
    sum(
        ground,
        "combat-units",
        setting.army().size(),
        "The Romans have %d combat units",
        out,
        "pool",
        "nation:romans");
    sum(
        ground,
        "fleets",
        setting.navy().size(),
        "The Romans have %d fleets",
        out,
        "pool",
        "nation:romans");
    sum(
        ground,
        "monuments",
        setting.monuments().size(),
        "There are %d Monuments",
        out,
        "rows",
        "table:monuments");
    sum(
        ground,
        "stratagems",
        ground.project().get(Kinds.DECKS).find("stratagems").map(Deck::size).orElse(0),
        "There are %d stratagem counters",
        out,
        "cards",
        "deck:stratagems");
    metropolises(ground, out);
    firstTurn(ground, out);
  }

  private static void sum(
      Ground ground,
      String row,
      int counted,
      String words,
      Consumer<Objection> out,
      String path,
      String subject) {
    Optional<Integer> wanted = value(ground, LIMITS, row);
    if (counted > 0 && wanted.isPresent() && wanted.get() != counted) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  words + ", and the table counter-limits says %d.",
                  counted,
                  wanted.get()),
              path,
              subject,
              "table:" + LIMITS));
    }
  }

  private static void metropolises(Ground ground, Consumer<Objection> out) {
    List<CitySpace> all =
        ground.setting().board().spaces().stream().filter(CitySpace::metropolis).toList();
    Optional<Integer> wanted = value(ground, LIMITS, "metropolises");
    if (!all.isEmpty() && wanted.isPresent() && wanted.get() != all.size()) {
      out.accept(
          new Objection(
              ABOUT.id(),
              String.format(
                  Locale.ROOT,
                  "There are %d metropolises (%s), and the table counter-limits says %d.",
                  all.size(),
                  String.join(", ", all.stream().map(CitySpace::name).toList()),
                  wanted.get()),
              List.of("table:" + LIMITS),
              Optional.of("$.rows"),
              Optional.empty()));
    }
  }

  /** What Roman city spaces yield in the first turn. */
  private static void firstTurn(Ground ground, Consumer<Objection> out) {
    int points =
        ground.setting().board().spaces().stream()
            .filter(space -> ground.setting().holder(space.territory()) == Setting.ROMANS)
            .mapToInt(CitySpace::points)
            .sum();
    value(ground, LIMITS, "first-turn-points")
        .filter(wanted -> wanted != points)
        .ifPresent(wanted ->
            out.accept(
                Objection.of(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "The Roman cities of %s yield %d RP in the first turn, and the table"
                            + " counter-limits says %d.",
                        ground.scenario().name(),
                        points,
                        wanted),
                    "setups",
                    ground.subject(),
                    "table:" + LIMITS)));
  }

  private static Optional<Integer> value(Ground ground, String table, String row) {
    return ground
        .table(table)
        .flatMap(each -> each.rows().stream().filter(it -> it.key().equals(row)).findFirst())
        .flatMap(each ->
            each.cells().get("value") instanceof Datum.Amount amount
                ? Optional.of(amount.number().intValue())
                : Optional.empty());
  }
}
