package org.groma.engine.kernel;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/**
 * Reads the numbers of a ruleset from a project's tables. What is missing or malformed is noted and
 * replaced by a harmless value, so that everything wrong is found in one reading.
 */
public final class TableReader {

  /** No die rolls that. */
  private static final Bands.Band NEVER = new Bands.Band(0, 0);

  private final Project project;
  private final List<Shortfall> shortfalls = new ArrayList<>();

  public TableReader(Project project) {
    this.project = project;
  }

  public int number(String table, String row, String column) {
    return amount(table, row, column)
        .flatMap(number -> whole(table, row, column, number))
        .orElse(0);
  }

  public Halves halves(String table, String row, String column) {
    return amount(table, row, column)
        .flatMap(number -> {
          Optional<Halves> halves = Halves.tryOf(number);
          if (halves.isEmpty()) {
            lacks(table, row, column, number + " is not a multiple of one half");
          }
          return halves;
        })
        .orElse(Halves.ZERO);
  }

  public boolean flag(String table, String row, String column) {
    return cell(table, row, column)
        .map(datum -> {
          if (datum instanceof Datum.Flag(boolean value)) {
            return value;
          }
          lacks(table, row, column, "expected true or false");
          return false;
        })
        .orElse(false);
  }

  public String word(String table, String row, String column) {
    return cell(table, row, column)
        .map(datum -> {
          if (datum instanceof Datum.Text(String text)) {
            return text;
          }
          lacks(table, row, column, "expected a word");
          return "";
        })
        .orElse("");
  }

  /** What a word stands for; one that stands for nothing is noted. */
  public <T> T known(
      String table, String row, String column, Function<String, Optional<T>> meaning, T otherwise) {
    String word = word(table, row, column);
    Optional<T> found = meaning.apply(word);
    if (found.isEmpty() && !word.isEmpty()) {
      lacks(table, row, column, "nothing is known by the word '" + word + "'");
    }
    return found.orElse(otherwise);
  }

  /** A number among a table's attributes. */
  public int attributeNumber(String table, String name) {
    Optional<Integer> found = table(table).flatMap(each -> each.attributes().number(name));
    if (found.isEmpty()) {
      lacks(table, name, "", "the attribute is missing");
    }
    return found.orElse(0);
  }

  /** The first number of odds such as {@code 6:1}. */
  public int odds(String table, String row, String column) {
    String written = word(table, row, column);
    if (written.matches("[1-9][0-9]?:1")) {
      return Integer.parseInt(written.substring(0, written.indexOf(':')));
    }
    lacks(table, row, column, "expected odds such as 6:1");
    return 1;
  }

  /** A word among a table's attributes. */
  public String attribute(String table, String name) {
    Optional<String> found = table(table).flatMap(each -> each.attributes().text(name));
    if (found.isEmpty()) {
      lacks(table, name, "", "the attribute is missing");
    }
    return found.orElse("");
  }

  /** The rolls that a table's attribute gives, such as {@code 1-2}. */
  public Bands.Band attributeBand(String table, String name) {
    String rolls = attribute(table, name);
    Optional<Bands.Band> band = Bands.Band.parse(rolls);
    if (band.isEmpty() && !rolls.isEmpty()) {
      lacks(table, name, "", "expected rolls such as 1-2, not '" + rolls + "'");
    }
    return band.orElse(NEVER);
  }

  /** The least roll that succeeds, which a table's attribute gives as {@code at least 6}. */
  public int success(String table) {
    return atLeast(table, "success");
  }

  /** The number in an attribute such as {@code at least 6}. */
  public int atLeast(String table, String name) {
    String least = attribute(table, name).replace("at least ", "");
    Optional<Bands.Band> band = Bands.Band.parse(least);
    if (band.isEmpty()) {
      lacks(table, name, "", "expected 'at least' and a number");
    }
    return band.map(Bands.Band::from).orElse(Integer.MAX_VALUE);
  }

  /** The rows of a table by what was rolled: {@code 4-}, {@code 7}, {@code 8-9}, {@code 12+}. */
  public <T> Bands<T> bands(String table, Function<String, T> cellsOfRow) {
    Optional<RuleTable> found = table(table);
    if (found.isEmpty()) {
      return Bands.empty();
    }
    Bands<T> bands = Bands.empty();
    for (RuleTable.Row row : found.get().rows()) {
      Optional<Bands.Band> band = Bands.Band.parse(row.key());
      if (band.isEmpty()) {
        lacks(table, row.key(), "", "the row is not a number or a range such as 7, 8-9 or 12+");
      } else {
        bands = bands.with(band.get(), cellsOfRow.apply(row.key()));
      }
    }
    return bands;
  }

  /** Whether a cell is there at all; for columns that only some rows fill. */
  public boolean has(String table, String row, String column) {
    return project
        .get(Kinds.TABLES)
        .find(table)
        .flatMap(found -> row(found, row))
        .map(found -> found.cells().containsKey(column))
        .orElse(false);
  }

  /** Whether a cell holds a number; for columns that hold words too, such as dice. */
  public boolean isNumber(String table, String row, String column) {
    return cell(table, row, column).filter(Datum.Amount.class::isInstance).isPresent();
  }

  public List<Shortfall> shortfalls() {
    return List.copyOf(shortfalls);
  }

  private Optional<BigDecimal> amount(String table, String row, String column) {
    return cell(table, row, column)
        .flatMap(datum -> {
          if (datum instanceof Datum.Amount(BigDecimal number)) {
            return Optional.of(number);
          }
          lacks(table, row, column, "expected a number");
          return Optional.empty();
        });
  }

  private Optional<Integer> whole(String table, String row, String column, BigDecimal number) {
    try {
      return Optional.of(number.intValueExact());
    } catch (ArithmeticException fraction) {
      lacks(table, row, column, number.toPlainString() + " is not a whole number");
      return Optional.empty();
    }
  }

  private Optional<Datum> cell(String table, String row, String column) {
    Optional<RuleTable> found = table(table);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Optional<Datum> cell =
        row(found.get(), row).flatMap(each -> Optional.ofNullable(each.cells().get(column)));
    if (cell.isEmpty()) {
      lacks(table, row, column, "the value is missing");
    }
    return cell;
  }

  private Optional<RuleTable> table(String table) {
    Optional<RuleTable> found = project.get(Kinds.TABLES).find(table);
    if (found.isEmpty()) {
      Shortfall shortfall = new Shortfall("table " + table, "the table is missing");
      if (!shortfalls.contains(shortfall)) {
        shortfalls.add(shortfall);
      }
    }
    return found;
  }

  private static Optional<RuleTable.Row> row(RuleTable table, String key) {
    return table.rows().stream().filter(row -> row.key().equals(key)).findFirst();
  }

  private Optional<String> path(String table, String key) {
    Optional<RuleTable> found = project.get(Kinds.TABLES).find(table);
    return found
        .flatMap(each -> row(each, key))
        .map(each -> "$.rows[" + found.get().rows().indexOf(each) + "]");
  }

  private void lacks(String table, String row, String column, String problem) {
    String where = "table " + table + ", row " + row + (column.isEmpty() ? "" : ", " + column);
    Shortfall shortfall = new Shortfall(where, problem).of("table:" + table);
    shortfalls.add(path(table, row).map(shortfall::in).orElse(shortfall));
  }
}
