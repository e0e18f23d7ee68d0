package org.groma.editor.panel.gazetteer;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.AreaSums;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.GazetteerTables;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/** What areas come to beside what is printed for them, by name; areas without provinces are left out. */
record AreaTotals(List<Total> totals, boolean hasEmpires) {

  /** One area. */
  record Total(AreaId area, String name, int provinces, Sum kingdom, Optional<Sum> empire) {
    boolean isOff() {
      return kingdom.isOff() || empire.filter(Sum::isOff).isPresent();
    }
  }

  /**
   * A sum and what is printed for it.
   *
   * @param difference how far the sum is off what is printed; zero where nothing is printed
   */
  record Sum(Halves computed, Optional<Halves> printed, Halves difference) {
    boolean isOff() {
      return difference.count() != 0;
    }

    String signed() {
      return !isOff()
          ? ""
          : difference.count() > 0
              ? "+" + difference
              : "−" + new Halves(-difference.count());
    }
  }

  static AreaTotals of(Project project) {
    Table<Area> table = GazetteerTables.areas(project);
    AreaSums sums = AreaSums.of(project);
    Labels labels = Labels.of(project);
    List<Total> totals =
        table.rows().of(project).stream()
            .filter(area -> sums.of(area.id()).provinces() > 0)
            .map(area -> total(area, table, sums.of(area.id()), labels))
            .toList();
    return new AreaTotals(totals, AreaSums.empireIncome(project).isPresent());
  }

  private static Total total(Area area, Table<Area> table, AreaSums.Sum sum, Labels labels) {
    return new Total(
        area.id(),
        area.name(),
        sum.provinces(),
        sum(area.kingdomIncome(), difference(table, "sum.difference", area, labels), sum.all()),
        sum.empire()
            .map(all ->
                sum(
                    area.empireIncome(),
                    difference(table, "empire.difference", area, labels),
                    all)));
  }

  /** The sum that is held against the printed one may leave out what lies on another map. */
  private static Sum sum(Optional<Halves> printed, Halves difference, Halves all) {
    return new Sum(printed.map(difference::plus).orElse(all), printed, difference);
  }

  private static Halves difference(Table<Area> table, String key, Area area, Labels labels) {
    Optional<Column<Area>> column = table.column(key);
    return column.isPresent()
            && column.get().show(area, labels) instanceof Shown.Half(Halves difference)
        ? difference
        : Halves.ZERO;
  }
}
