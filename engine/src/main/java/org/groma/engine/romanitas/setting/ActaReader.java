package org.groma.engine.romanitas.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Worded;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Reads one line of the Acta Publica. */
final class ActaReader {

  private final Board board;
  private final List<Shortfall> shortfalls;
  private final String table;

  ActaReader(Domain domain, Board board, List<Shortfall> shortfalls) {
    this.table = "acta-" + domain.word();
    this.board = board;
    this.shortfalls = shortfalls;
  }

  Bands<Acta> read(Project project) {
    Bands<Acta> bands = Bands.empty();
    Optional<RuleTable> found = project.get(Kinds.TABLES).find(table);
    if (found.isEmpty()) {
      shortfalls.add(new Shortfall("table " + table, "the table is missing"));
      return bands;
    }
    for (RuleTable.Row row : found.get().rows()) {
      Optional<Bands.Band> band = Bands.Band.parse(row.key());
      Optional<Box> box =
          text(row.cells().get("box")).flatMap(word -> Worded.find(Box.class, word));
      if (band.isEmpty() || box.isEmpty()) {
        lacks(row.key(), "expected a roll and a box of the Acta Publica");
      } else {
        bands = bands.with(band.get(), new Reading(row).acta(box.get()));
      }
    }
    return bands;
  }

  private void lacks(String row, String problem) {
    shortfalls.add(new Shortfall("table " + table + ", row " + row, problem).of("table:" + table));
  }

  private static Optional<String> text(Datum datum) {
    return datum instanceof Datum.Text(String text) ? Optional.of(text) : Optional.empty();
  }

  /** One row, effect by effect. */
  private final class Reading {

    private final RuleTable.Row row;
    private final Set<Ban> bans = EnumSet.noneOf(Ban.class);
    private final Set<String> unusable = new TreeSet<>();
    private final List<Favour> favours = new ArrayList<>();
    private Bands<Integer> desolation = Bands.empty();
    private int attitudes;
    private int largeForce;
    private int missionary;
    private int removal;
    private int unit;
    private int fleet;
    private int improvement;
    private int free;

    Reading(RuleTable.Row row) {
      this.row = row;
    }

    Acta acta(Box box) {
      if (row.cells().get("effects") instanceof Datum.Items(List<Datum> effects)) {
        for (Datum effect : effects) {
          if (effect instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1) {
            fields.forEach(this::take);
          } else {
            lacks(row.key(), "an effect is a word with its value");
          }
        }
      }
      return new Acta(
          box,
          row.key(),
          number(row.cells().get("points")),
          bans,
          attitudes,
          unusable,
          largeForce,
          missionary,
          removal,
          unit,
          fleet,
          improvement,
          desolation,
          favours,
          free);
    }

    private void take(String word, Datum value) {
      switch (word) {
        case "forbids" -> ban(value);
        case "attitudes" -> attitudes = number(value);
        case "unusable" -> unusable.addAll(words(value));
        case "large-force" -> largeForce = number(value);
        case "missionary" -> missionary = number(value);
        case "extra" -> extra(value);
        case "desolation" -> strikes(value);
        case "favour" -> words(value).forEach(this::favour);
        case "free" ->
            free = fields(value).values().stream().mapToInt(this::number).max().orElse(0);
        default -> lacks(row.key(), "the effect '" + word + "' is unknown");
      }
    }

    private void ban(Datum value) {
      text(value)
          .flatMap(word -> Worded.find(Ban.class, word))
          .ifPresentOrElse(bans::add, () -> lacks(row.key(), "'forbids' names nothing known"));
    }

    private void favour(String word) {
      Worded.find(Favour.class, word)
          .ifPresentOrElse(
              favours::add, () -> lacks(row.key(), "the favour '" + word + "' is unknown"));
    }

    private void extra(Datum value) {
      fields(value)
          .forEach((word, cost) -> {
            switch (word) {
              case "removal" -> removal = number(cost);
              case "unit" -> unit = number(cost);
              case "fleet" -> fleet = number(cost);
              case "improvement" -> improvement = number(cost);
              default -> lacks(row.key(), "nothing is called '" + word + "' that could cost more");
            }
          });
    }

    private void strikes(Datum value) {
      fields(value)
          .forEach((rolls, city) -> {
            Optional<Bands.Band> band = Bands.Band.parse(rolls);
            Optional<String> space = text(city);
            if (band.isEmpty() || space.isEmpty()) {
              lacks(row.key(), "a Desolation needs rolls and a city space");
            } else {
              desolation =
                  desolation.with(band.get(), board.needSpace(space.get(), "table " + table));
            }
          });
    }

    private Map<String, Datum> fields(Datum value) {
      if (value instanceof Datum.Fields(Map<String, Datum> fields)) {
        return fields;
      }
      lacks(row.key(), "expected words with values");
      return Map.of();
    }

    private List<String> words(Datum value) {
      if (value instanceof Datum.Items(List<Datum> items)) {
        return items.stream().flatMap(item -> text(item).stream()).toList();
      }
      lacks(row.key(), "expected a list of words");
      return List.of();
    }

    private int number(Datum value) {
      if (value instanceof Datum.Amount(BigDecimal amount)) {
        return amount.intValue();
      }
      lacks(row.key(), "expected a number");
      return 0;
    }
  }
}
