package org.groma.exporters.xlsx;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.poi.ss.util.CellReference;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;

/** Where rows stand in the workbook, for formulas and links. */
final class Where {

  /**
   * Links are all that stays in memory until a workbook is written, so rows of huge projects have
   * none; those of areas do.
   */
  private static final int MOST_LINKED = 2000;

  private final Project project;
  private final boolean linked;
  private final Map<String, Map<String, Integer>> rows = new HashMap<>();
  private final Map<AreaId, Integer> totals = new HashMap<>();
  private int lastProvince = Page.FIRST - 1;

  Where(Project project, List<Table<?>> tables) {
    this.project = project;
    linked = project.provinces().size() <= MOST_LINKED;
    for (Table<?> table : tables) {
      if (!table.name().equals(name(Tables.PROVINCES))) {
        rows.put(table.name(), numbered(project, table));
      }
    }
    rows.put(name(Tables.PROVINCES), provinces(ProvinceTable.of(project).rows().of(project)));
  }

  private static <R> Map<String, Integer> numbered(Project project, Table<R> table) {
    Map<String, Integer> numbers = new HashMap<>();
    int row = Page.FIRST;
    for (R each : table.rows().of(project)) {
      numbers.put(table.rows().id(each), row++);
    }
    return numbers;
  }

  /** Each area is followed by a row with its sum. */
  private Map<String, Integer> provinces(List<ProvinceRow> listed) {
    Map<String, Integer> numbers = new HashMap<>();
    int row = Page.FIRST;
    Optional<AreaId> area = Optional.empty();
    for (ProvinceRow each : listed) {
      Optional<AreaId> next = each.province().area();
      if (!next.equals(area) && area.isPresent()) {
        totals.put(area.get(), row++);
      }
      area = next;
      numbers.put(each.province().id().slug(), row++);
    }
    if (area.isPresent()) {
      totals.put(area.get(), row++);
    }
    lastProvince = row - 1;
    return numbers;
  }

  private String name(String table) {
    return Tables.name(project, table);
  }

  /**
   * The place of a row, for a link to it.
   *
   * @param table by its name in {@link Tables}
   */
  Optional<String> link(String table, String id) {
    return linked ? find(table, id) : Optional.empty();
  }

  private Optional<String> find(String table, String id) {
    String sheet = name(table);
    return Optional.ofNullable(rows.getOrDefault(sheet, Map.of()).get(id))
        .map(row -> at(sheet, row));
  }

  /** The place of an area's row. */
  Optional<String> area(AreaId area) {
    return find(Tables.AREAS, area.slug());
  }

  /** The place of the sum of an area's provinces. */
  Optional<String> total(AreaId area) {
    return Optional.ofNullable(totals.get(area)).map(row -> at(name(Tables.PROVINCES), row));
  }

  /** The number of the row with the sum of an area that has provinces. */
  int totalRow(AreaId area) {
    return totals.get(area);
  }

  static String at(String sheet, int row) {
    return "'" + sheet + "'!B" + row;
  }

  /** The last row with a province or the sum of an area. */
  int lastProvince() {
    return lastProvince;
  }

  /** All cells of a column of the gazetteer, as formulas on other sheets name them. */
  String provinces(int column) {
    String letter = letter(column);
    String sheet = name(Tables.PROVINCES);
    return (sheet.contains(" ") ? "'" + sheet + "'" : sheet)
        + "!$"
        + letter
        + "$"
        + Page.FIRST
        + ":$"
        + letter
        + "$"
        + Math.max(lastProvince, Page.FIRST);
  }

  static String letter(int column) {
    return CellReference.convertNumToColString(column);
  }
}
