package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.model.sources.SourceTable;

/**
 * The same table in two editions, row against row. Editions translate words and number sections
 * otherwise, so what counts is what the rest of the table does: where all rows but one of a section
 * stand in one section of the other edition, that one stands in the wrong place.
 */
public final class EditionPair {

  /** Of ten rows so many have to stand in both tables, or they are not the same table. */
  private static final int ROWS_OF_TEN = 8;

  /** How often a word has to be printed before its translation is known. */
  private static final int OFTEN = 2;

  private static final String SECTION = "section";

  /**
   * Where two editions part.
   *
   * @param row the row of the first table, or of the second where {@code column} is empty and the
   *     first lacks it
   * @param column the column, {@code section} for where it is printed, empty for a row that one of
   *     the two lacks
   * @param first what the first table prints
   * @param second what the second prints
   */
  public record Apart(boolean ofFirst, int row, String column, String first, String second) {}

  private record Key(String of, String when, int time) {}

  private record Cell(int row, String first, String second) {}

  private final SourceTable first;
  private final SourceTable second;
  private final List<Apart> apart = new ArrayList<>();

  private EditionPair(SourceTable first, SourceTable second) {
    this.first = first;
    this.second = second;
  }

  public static List<Apart> compare(SourceTable first, SourceTable second) {
    EditionPair pair = new EditionPair(first, second);
    if (first.table().equals(second.table())
        && first.about().equals(second.about())
        && !DeclaredCells.isOfTheEdition(first)) {
      pair.look();
    }
    return List.copyOf(pair.apart);
  }

  private void look() {
    Map<Key, Integer> ours = rows(first);
    Map<Key, Integer> theirs = rows(second);
    Set<Key> both = new HashSet<>(ours.keySet());
    both.retainAll(theirs.keySet());
    if (both.isEmpty() || both.size() * 10 < Math.max(ours.size(), theirs.size()) * ROWS_OF_TEN) {
      return;
    }
    lacking(ours, both, true);
    lacking(theirs, both, false);
    Map<String, List<Cell>> columns = new LinkedHashMap<>();
    ours.forEach((key, row) -> {
      if (both.contains(key)) {
        pair(row, theirs.get(key), columns);
      }
    });
    Set<String> idle = new HashSet<>(Set.of(SECTION));
    first.columns().forEach(each -> idle.add(each.column()));
    idle.addAll(DeclaredCells.idle(first).keySet());
    columns.forEach((column, cells) -> {
      if (idle.contains(column)) {
        strays(column, cells);
      }
    });
  }

  private static Map<Key, Integer> rows(SourceTable table) {
    Map<Key, Integer> rows = new LinkedHashMap<>();
    Map<Key, Integer> times = new HashMap<>();
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      String of = row.of().orElse("");
      String when = row.cells().getOrDefault(Columns.CONDITION, "");
      int time = times.merge(new Key(of, when, 0), 1, Integer::sum);
      rows.put(new Key(of, when, time), i);
    }
    return rows;
  }

  private void lacking(Map<Key, Integer> rows, Set<Key> both, boolean ofFirst) {
    rows.forEach((key, row) -> {
      if (!both.contains(key)) {
        apart.add(new Apart(ofFirst, row, "", key.of(), ""));
      }
    });
  }

  private void pair(int row, int other, Map<String, List<Cell>> columns) {
    SourceTable.Row one = first.rows().get(row);
    SourceTable.Row two = second.rows().get(other);
    columns
        .computeIfAbsent(SECTION, _ -> new ArrayList<>())
        .add(new Cell(row, one.section(), two.section()));
    one.cells()
        .forEach((column, cell) -> {
          String theirs = two.cells().get(column);
          if (theirs != null) {
            columns
                .computeIfAbsent(column, _ -> new ArrayList<>())
                .add(new Cell(row, cell, theirs));
          }
        });
  }

  /** Cells that part from what their column does elsewhere, in one direction or the other. */
  private void strays(String column, List<Cell> cells) {
    Map<String, Map<String, Integer>> to = new HashMap<>();
    Map<String, Map<String, Integer>> back = new HashMap<>();
    int same = 0;
    for (Cell cell : cells) {
      to.computeIfAbsent(cell.first(), _ -> new HashMap<>()).merge(cell.second(), 1, Integer::sum);
      back.computeIfAbsent(cell.second(), _ -> new HashMap<>())
          .merge(cell.first(), 1, Integer::sum);
      same += cell.first().equals(cell.second()) ? 1 : 0;
    }
    // numbers and names are printed alike; then what is not alike is a slip
    boolean alike = cells.size() > OFTEN && (cells.size() - same) * 10 <= cells.size() * 3;
    for (Cell cell : cells) {
      boolean differs = !cell.first().equals(cell.second());
      if ((alike && differs)
          || isStray(to.get(cell.first()), cell.second())
          || isStray(back.get(cell.second()), cell.first())) {
        apart.add(new Apart(true, cell.row(), column, cell.first(), cell.second()));
      }
    }
  }

  private static boolean isStray(Map<String, Integer> translations, String to) {
    int here = translations.getOrDefault(to, 0);
    return translations.values().stream().anyMatch(times -> times > OFTEN && times > here * OFTEN);
  }
}
