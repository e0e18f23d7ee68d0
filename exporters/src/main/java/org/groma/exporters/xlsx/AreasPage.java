package org.groma.exporters.xlsx;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.EmpireIncome;
import org.groma.exporters.table.AreaSums;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.exporters.xlsx.EditablePage.Extra;
import org.groma.model.gazetteer.Area;
import org.groma.model.value.Halves;

/** Areas, whose sums are formulas over the gazetteer that hold however it is sorted. */
final class AreasPage {

  private final Table<Area> table;
  private final Table<ProvinceRow> provinces;
  private final Labels labels;
  private final Where where;

  private AreasPage(Labels labels, Where where) {
    this.table = GazetteerTables.areas(labels.project());
    this.provinces = ProvinceTable.of(labels.project());
    this.labels = labels;
    this.where = where;
  }

  static Page of(Labels labels, Where where) {
    AreasPage page = new AreasPage(labels, where);
    return EditablePage.of(page.table, labels, page.extras());
  }

  private Map<String, Extra<Area>> extras() {
    Map<String, Extra<Area>> extras = new HashMap<>();
    extras.put("name", (area, _, cell) -> cell.linked(where.total(area.id())));
    extras.put("provinces", formula((area, row) -> "COUNTIFS(" + members(area, row) + ")"));
    extras.put("sum", summed((area, row) -> sum(members(area, row))));
    extras.put("sum.own", summed((area, row) -> sum(own(area, row))));
    extras.put(
        "sum.difference", summed((_, row) -> difference(row, "kingdomIncome", "sum", "sum.own")));
    AreaSums.empireIncome(labels.project())
        .ifPresent(income -> {
          extras.put("empire", summed((area, row) -> worth(income, members(area, row))));
          extras.put("empire.own", summed((area, row) -> worth(income, own(area, row))));
          extras.put(
              "empire.difference",
              summed((_, row) -> difference(row, "empireIncome", "empire", "empire.own")));
        });
    return extras;
  }

  @FunctionalInterface
  private interface Formula {
    String of(Area area, int row);
  }

  private static Extra<Area> formula(Formula formula) {
    return (area, row, cell) -> Cell.formula(formula.of(area, row), cell.shown());
  }

  /** A formula that is left out for a box off the map, which has nothing to add up. */
  private static Extra<Area> summed(Formula formula) {
    return (area, row, cell) ->
        cell.shown().equals(Shown.nothing())
            ? cell
            : Cell.formula(formula.of(area, row), cell.shown());
  }

  private String sum(String condition) {
    return "SUMIFS(" + column("income") + "," + condition + ")";
  }

  private String worth(EmpireIncome income, String condition) {
    StringBuilder formula = new StringBuilder(income.wholeArea().number().toPlainString());
    for (int level = 0; level < income.cities().size(); level++) {
      Halves each = income.cities().get(level);
      if (!each.equals(Halves.ZERO)) {
        formula.append(
            String.format(
                Locale.ROOT,
                "+COUNTIFS(%s,%s,%d)*%s",
                condition,
                column("city.level"),
                level,
                each.number().toPlainString()));
      }
    }
    return formula.toString();
  }

  /** The condition that picks the provinces of an area out. */
  private String members(Area area, int row) {
    return column("area") + "," + criterion(area, row);
  }

  private String own(Area area, int row) {
    String extent =
        area.extent().isEmpty()
            ? "\"=\""
            : "\"=\"&$" + Where.letter(EditablePage.indexOf(table, "extent")) + row;
    return members(area, row) + "," + column("extent") + "," + extent;
  }

  /**
   * By the name in its cell, unless provinces call the area otherwise or the name has wildcards.
   */
  private String criterion(Area area, int row) {
    String label = labels.of(Choices.AREAS, area.id().slug());
    if (label.equals(area.name()) && label.chars().noneMatch(each -> "*?~".indexOf(each) >= 0)) {
      return "\"=\"&$" + Where.letter(EditablePage.indexOf(table, "name")) + row;
    }
    String literal = label.replaceAll("([*?~])", "~$1").replace("\"", "\"\"");
    return "\"=" + literal + "\"";
  }

  /** Nothing where either sum is the printed one. */
  private String difference(int row, String printed, String all, String own) {
    String sum = cell(all, row);
    String mine = cell(own, row);
    String print = cell(printed, row);
    return String.format(
        Locale.ROOT,
        "IF(%s=\"\",\"\",IF(OR(%s=%s,%s=%s),0,%s-%s))",
        print,
        print,
        sum,
        print,
        mine,
        mine,
        print);
  }

  private String cell(String key, int row) {
    return Where.letter(EditablePage.indexOf(table, key)) + row;
  }

  private String column(String key) {
    return where.provinces(EditablePage.indexOf(provinces, key));
  }

  /** The column with the differences of kingdoms or empires, if the page has it. */
  static Optional<Integer> differences(Page areas, boolean empire) {
    String title = empire ? "Empire difference" : "Kingdom difference";
    for (int i = 0; i < areas.headings().size(); i++) {
      if (areas.headings().get(i).title().equals(title)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
