package org.groma.editor.panel.gazetteer;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * What areas come to beside what is printed for them, by name; areas without provinces are left
 * out. All of it is read off the table of areas.
 */
record AreaTotals(List<Total> totals, boolean hasIncomes, boolean hasEmpires) {

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
          : difference.count() > 0 ? "+" + difference : "−" + new Halves(-difference.count());
    }
  }

  static AreaTotals of(Project project) {
    Table<Area> table = GazetteerTables.areas(project);
    Labels labels = Labels.of(project);
    List<Total> totals =
        table.rows().of(project).stream()
            .map(area -> total(area, table, labels))
            .filter(total -> total.provinces() > 0)
            .toList();
    return new AreaTotals(
        totals, table.column("sum").isPresent(), table.column("empire").isPresent());
  }

  private static Total total(Area area, Table<Area> table, Labels labels) {
    Function<String, Shown> cell =
        key -> table.column(key).map(column -> column.show(area, labels)).orElse(Shown.nothing());
    return new Total(
        area.id(),
        area.name(),
        cell.apply("provinces") instanceof Shown.Whole(int number) ? number : 0,
        sum(area.kingdomIncome(), halves(cell.apply("sum.difference")), halves(cell.apply("sum"))),
        table
            .column("empire")
            .map(_ ->
                sum(
                    area.empireIncome(),
                    halves(cell.apply("empire.difference")),
                    halves(cell.apply("empire")))));
  }

  /** The sum that is held against the printed one may leave out what lies on another map. */
  private static Sum sum(Optional<Halves> printed, Halves difference, Halves all) {
    return new Sum(printed.map(difference::plus).orElse(all), printed, difference);
  }

  private static Halves halves(Shown shown) {
    return shown instanceof Shown.Half(Halves halves) ? halves : Halves.ZERO;
  }
}
