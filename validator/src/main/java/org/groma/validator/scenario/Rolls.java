package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Bands;
import org.groma.model.tables.RuleTable;

/**
 * The rolls of a table that is read by number: what can be rolled, and which rows take which rolls.
 *
 * @param from the lowest roll that some row must take
 * @param to the highest such roll
 * @param rows the band of each row, by its place in the table
 */
record Rolls(int from, int to, List<Bands.Band> rows) {

  /** Dice of more faces or more dice than this are read as no dice at all. */
  private static final int MOST = 1000;

  private static final Pattern DICE = Pattern.compile("([1-9][0-9]{0,2})?[dD]([1-9][0-9]{0,2})");

  /**
   * Empty for a table that is looked up by words. Without a die only what lies between the rows is
   * asked for, and only when some row is a range.
   */
  static Optional<Rolls> of(RuleTable table) {
    List<Bands.Band> rows = new ArrayList<>();
    for (RuleTable.Row row : table.rows()) {
      Bands.Band.parse(row.key()).ifPresent(rows::add);
    }
    if (rows.size() != table.rows().size() || rows.isEmpty()) {
      return Optional.empty();
    }
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (Bands.Band row : rows) {
      low = Math.min(low, row.from() == Integer.MIN_VALUE ? row.to() : row.from());
      high = Math.max(high, row.to() == Integer.MAX_VALUE ? row.from() : row.to());
    }
    Optional<Bands.Band> dice = table.die().flatMap(Rolls::dice);
    if (dice.isPresent()) {
      low = Math.min(low, dice.get().from());
      high = Math.max(high, dice.get().to());
    } else if (rows.stream().allMatch(row -> row.from() == row.to())) {
      high = low;
    }
    return (long) high - low > MOST ? Optional.empty() : Optional.of(new Rolls(low, high, rows));
  }

  /** What dice such as {@code d10} and {@code 2d6} can show; two digits of a die are no sum. */
  static Optional<Bands.Band> dice(String written) {
    Matcher dice = DICE.matcher(written);
    if (!dice.matches() || written.endsWith("66")) {
      return Optional.empty();
    }
    int number = dice.group(1) == null ? 1 : Integer.parseInt(dice.group(1));
    int most = number * Integer.parseInt(dice.group(2));
    return most > MOST ? Optional.empty() : Optional.of(new Bands.Band(number, most));
  }

  /** The rolls that no row takes. */
  List<Integer> holes() {
    List<Integer> holes = new ArrayList<>();
    for (int roll = from; roll <= to; roll++) {
      int thrown = roll;
      if (rows.stream().noneMatch(row -> row.contains(thrown))) {
        holes.add(roll);
      }
    }
    return holes;
  }
}
