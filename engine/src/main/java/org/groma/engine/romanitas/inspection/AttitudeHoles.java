package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;

/** Rolls that a table has no row for, or two. */
final class AttitudeHoles implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.attitude-holes",
          Severity.ERROR,
          "6.1",
          "Table without a row, or with two, for a roll that can come up",
          "Nobody knows what such a roll means, once all that modifies it is counted.",
          "The table Attitude of the Gepids has no row for 7, and 0 to 18 can come up.",
          "Let the keys of the rows follow one another, from one like 6- to one like 9+ where the"
              + " roll is modified.");

  /** The rolls of a row. */
  private record Line(int row, Bands.Band band) {}

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (RolledTable rolled : RolledTable.all(ground)) {
      ground
          .table(rolled.table())
          .ifPresent(table -> {
            List<Line> lines = lines(table);
            holes(rolled, table, lines, out);
            overlaps(rolled, table, lines, out);
          });
    }
  }

  private static List<Line> lines(RuleTable table) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      int row = i;
      Bands.Band.parse(table.rows().get(i).key())
          .filter(band -> band.from() <= band.to())
          .ifPresent(band -> lines.add(new Line(row, band)));
    }
    return lines;
  }

  /** A hole begins with the least roll or where a band ends. */
  private static void holes(
      RolledTable rolled, RuleTable table, List<Line> lines, Consumer<Objection> out) {
    List<Integer> beginnings = new ArrayList<>(List.of(rolled.least()));
    for (Line line : lines) {
      if (line.band().to() >= rolled.least() && line.band().to() < rolled.most()) {
        beginnings.add(line.band().to() + 1);
      }
    }
    beginnings.stream()
        .distinct()
        .sorted()
        .filter(roll -> lines.stream().noneMatch(line -> line.band().contains(roll)))
        .forEach(roll ->
            out.accept(
                Objection.of(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "The table %s has no row for %s, and %d to %d can come up.",
                        table.name(),
                        rolls(roll, end(roll, rolled, lines)),
                        rolled.least(),
                        rolled.most()),
                    "rows",
                    "table:" + table.id())));
  }

  private static int end(int beginning, RolledTable rolled, List<Line> lines) {
    return lines.stream()
        .mapToInt(line -> line.band().from())
        .filter(from -> from > beginning && from <= rolled.most())
        .map(from -> from - 1)
        .min()
        .orElse(rolled.most());
  }

  private static void overlaps(
      RolledTable rolled, RuleTable table, List<Line> lines, Consumer<Objection> out) {
    for (int i = 0; i < lines.size(); i++) {
      for (Line before : lines.subList(0, i)) {
        Bands.Band one = before.band();
        Bands.Band other = lines.get(i).band();
        int from = Math.max(rolled.least(), Math.max(one.from(), other.from()));
        int to = Math.min(rolled.most(), Math.min(one.to(), other.to()));
        if (from <= to) {
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "Rows %s and %s of the table %s are both for %s.",
                      table.rows().get(before.row()).key(),
                      table.rows().get(lines.get(i).row()).key(),
                      table.name(),
                      rolls(from, to)),
                  "rows[" + lines.get(i).row() + "].key",
                  "table:" + table.id()));
        }
      }
    }
  }

  private static String rolls(int from, int to) {
    return from == to ? String.valueOf(from) : from + " to " + to;
  }
}
