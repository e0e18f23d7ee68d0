package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Rows of the tables of attitudes whose cells contradict one another. */
final class AttitudeRows implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.attitude-rows",
          Severity.ERROR,
          "6.2",
          "Row of a table of attitudes that contradicts itself or another",
          "Column, action and target of a row go together, columns follow one another as the roll"
              + " rises, and no two rows of a nation do the same.",
          "Rows 7 and 8 of the table Attitude of the Avars do the same.",
          "Compare the row with the table of attitudes.");

  private static final String ACTION = "action";
  private static final String PATH = "path";
  private static final String ITINERARY = "itinerary";

  private static final List<String> COLUMNS =
      List.of("neutral", "piracy", "raid-1", "raid-2", "invasion-1", "invasion-2");

  /** What each action may be aimed at. */
  private static final Map<Deed, Set<String>> TARGETS =
      Map.of(
          Deed.NEUTRAL, Set.of(),
          Deed.PIRACY, Set.of("zone"),
          Deed.PERSIAN_DIPLOMACY, Set.of("client"),
          Deed.RAID, Set.of("zone", PATH),
          Deed.INVASION, Set.of("zone", PATH, ITINERARY));

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<String, String> names = new HashMap<>();
    for (RuleTable table : ground.project().get(Kinds.TABLES)) {
      String id = table.id().slug();
      if (!id.startsWith(Way.ATTITUDES)) {
        continue;
      }
      String before = names.putIfAbsent(table.name(), id);
      if (before != null) {
        out.accept(
            Objection.of(
                ABOUT,
                "Two tables of attitudes are called " + table.name() + ".",
                "name",
                "table:" + id,
                "table:" + before));
      }
      String nation = id.substring(Way.ATTITUDES.length());
      if (ground.folks().noneMatch(folk -> folk.id().equals(nation))) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The table %s is of a nation '%s', which has no place in the order of the"
                        + " enemies of Rome.",
                    table.name(),
                    nation),
                "id",
                "table:" + id));
      }
      for (int row = 0; row < table.rows().size(); row++) {
        cells(table, row, out);
      }
      order(table, out);
      alike(table, out);
    }
  }

  private static void cells(RuleTable table, int row, Consumer<Objection> out) {
    Map<String, Datum> cells = table.rows().get(row).cells();
    Deed deed = Worded.find(Deed.class, text(cells, ACTION)).orElse(null);
    if (deed == null) {
      return; // that is told by the shape of the table
    }
    for (String column : List.of("zone", PATH, ITINERARY, "client")) {
      if (cells.containsKey(column) && !TARGETS.get(deed).contains(column)) {
        out.accept(
            wrong(table, row, column, "has the action " + deed.word() + " and yet a " + column));
      }
    }
    if (cells.containsKey(PATH) && cells.containsKey(ITINERARY)) {
      out.accept(wrong(table, row, PATH, "has a path and an itinerary"));
    }
    List<String> path = Way.in(table, row).cities();
    if (deed == Deed.RAID && path.size() > 1) {
      out.accept(wrong(table, row, PATH, "is a raid on " + path.size() + " city spaces"));
    }
    String column = text(cells, "column");
    if (COLUMNS.contains(column) && !fits(column, deed, path.size())) {
      out.accept(
          wrong(
              table,
              row,
              ACTION,
              "stands in the column " + column + " with the action " + deed.word()));
    }
  }

  /** A raid that goes on from city to city counts as an invasion, like the one of the Lombards. */
  private static boolean fits(String column, Deed deed, int cities) {
    return switch (deed) {
      case NEUTRAL -> column.equals("neutral");
      case PIRACY, PERSIAN_DIPLOMACY -> column.equals("piracy");
      case RAID -> column.startsWith("raid");
      case INVASION -> column.startsWith("invasion") || (column.startsWith("raid") && cities > 1);
    };
  }

  /** As the roll rises the columns follow one another; only piracy has several rows. */
  private static void order(RuleTable table, Consumer<Objection> out) {
    Map<Integer, Integer> byRoll = new TreeMap<>();
    for (int row = 0; row < table.rows().size(); row++) {
      int at = row;
      Bands.Band.parse(table.rows().get(row).key())
          .ifPresent(band -> byRoll.putIfAbsent(band.from(), at));
    }
    List<Integer> rows = new ArrayList<>(byRoll.values());
    for (int i = 0; i < rows.size(); i++) {
      int row = rows.get(i);
      String column = text(table.rows().get(row).cells(), "column");
      int rank = COLUMNS.indexOf(column);
      int before = i == 0 ? -1 : rank(table, rows.get(i - 1));
      if (rank < 0 || (rank > before && !isLeap(table, rows.subList(0, i), rank))) {
        continue;
      }
      if (rank == before && column.equals("piracy")) {
        continue;
      }
      out.accept(
          wrong(
              table,
              row,
              "column",
              rank > before
                  ? "stands in the column " + column + ", and the one before it is empty"
                  : "stands in the column " + column + ", which does not follow the row before"));
    }
  }

  private static int rank(RuleTable table, int row) {
    return COLUMNS.indexOf(text(table.rows().get(row).cells(), "column"));
  }

  /** The second raid or invasion without the first. */
  private static boolean isLeap(RuleTable table, List<Integer> before, int rank) {
    return COLUMNS.get(rank).endsWith("-2")
        && before.stream().noneMatch(row -> rank(table, row) == rank - 1);
  }

  private static void alike(RuleTable table, Consumer<Objection> out) {
    Map<Map<String, Datum>, String> seen = new HashMap<>();
    for (int row = 0; row < table.rows().size(); row++) {
      Map<String, Datum> deed = new TreeMap<>(table.rows().get(row).cells());
      deed.remove("column");
      String key = table.rows().get(row).key();
      String before = seen.putIfAbsent(deed, key);
      if (before != null && !before.equals(key)) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "Rows %s and %s of the table %s do the same.",
                    before,
                    key,
                    table.name()),
                "rows[" + row + "].cells",
                "table:" + table.id()));
      }
    }
  }

  private static String text(Map<String, Datum> cells, String column) {
    return cells.get(column) instanceof Datum.Text(String text) ? text : "";
  }

  private static Objection wrong(RuleTable table, int row, String column, String problem) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "Row %s of the table %s %s.",
            table.rows().get(row).key(),
            table.name(),
            problem),
        "rows[" + row + "].cells." + column,
        "table:" + table.id());
  }
}
