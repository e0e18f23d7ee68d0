package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.kernel.EmpireIncome;
import org.groma.exporters.table.AreaSums;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.value.Halves;

/**
 * The gazetteer, with a sum below the provinces of each area. The sum of incomes is what a kingdom
 * gets, and that of the cities, where the ruleset knows it, what an empire gets; in a game without
 * incomes provinces are counted.
 */
final class ProvincesPage {

  private final Table<ProvinceRow> table;
  private final Labels labels;
  private final Where where;
  private final AreaSums sums;
  private final Optional<EmpireIncome> empire;

  private ProvincesPage(Labels labels, Where where) {
    this.table = ProvinceTable.of(labels.project());
    this.labels = labels;
    this.where = where;
    this.sums = AreaSums.of(labels.project());
    this.empire = AreaSums.empireIncome(labels.project());
  }

  static Page of(Labels labels, Where where) {
    ProvincesPage page = new ProvincesPage(labels, where);
    return new Page(
        page.table.name(),
        page.table.purpose(),
        EditablePage.headings(page.table),
        page::lines,
        EditablePage.manner(page.table));
  }

  private Stream<Line> lines() {
    List<ProvinceRow> rows = table.rows().of(labels.project());
    return Stream.concat(
        IntStream.range(0, rows.size()).boxed().flatMap(i -> lines(rows, i)),
        rows.isEmpty() ? Stream.empty() : Stream.of(grandTotal(rows)));
  }

  /** The line of a province, and that of its area's sum if it is the last of it. */
  private Stream<Line> lines(List<ProvinceRow> rows, int i) {
    ProvinceRow row = rows.get(i);
    Optional<AreaId> area = row.province().area();
    boolean first = i == 0 || !rows.get(i - 1).province().area().equals(area);
    Line line =
        new Line(
            Tone.PLAIN,
            area.isPresent(),
            first && area.isPresent() ? sums.of(area.get()).provinces() + 1 : 1,
            EditablePage.cells(
                table, row, 0, labels, Map.of("area", this::area, "city.name", this::city)));
    boolean last = i == rows.size() - 1 || !rows.get(i + 1).province().area().equals(area);
    return area.isPresent() && last ? Stream.of(line, total(area.get())) : Stream.of(line);
  }

  private Cell area(ProvinceRow row, int number, Cell cell) {
    return cell.linked(row.province().area().flatMap(id -> where.link(Tables.AREAS, id.slug())));
  }

  private Cell city(ProvinceRow row, int number, Cell cell) {
    return cell.linked(row.city().flatMap(each -> where.link(Tables.CITIES, each.id().slug())));
  }

  private Line total(AreaId area) {
    AreaSums.Sum sum = sums.of(area);
    int row = where.totalRow(area);
    int first = row - sum.provinces();
    List<Cell> cells = blank();
    put(
        cells,
        "name",
        Cell.of(Table.TOTAL + labels.of(Choices.AREAS, area.slug())).linked(where.area(area)));
    if (!hasIncomes()) {
      put(cells, "area", counted(sum.provinces()));
      return new Line(Tone.TOTAL, false, 1, cells);
    }
    if (table.column("terrain").isPresent()) {
      put(cells, "terrain", Cell.of("kingdom"));
    }
    put(
        cells,
        "income",
        Cell.formula("SUM(" + block("income", first, row - 1) + ")", new Shown.Half(sum.all())));
    boolean printed = labels.project().areas().find(area).flatMap(Area::empireIncome).isPresent();
    empire
        .filter(_ -> printed)
        .ifPresent(income -> {
          put(cells, "city.name", Cell.of("empire"));
          put(
              cells,
              "city.level",
              Cell.formula(
                  worth(income, block("city.level", first, row - 1)),
                  new Shown.Half(sum.empire().orElseThrow())));
        });
    return new Line(Tone.TOTAL, false, 1, cells);
  }

  private static String worth(EmpireIncome income, String levels) {
    StringBuilder formula = new StringBuilder(income.wholeArea().number().toPlainString());
    for (int level = 0; level < income.cities().size(); level++) {
      Halves each = income.cities().get(level);
      if (!each.equals(Halves.ZERO)) {
        formula.append(
            String.format(
                Locale.ROOT, "+COUNTIF(%s,%d)*%s", levels, level, each.number().toPlainString()));
      }
    }
    return formula.toString();
  }

  private Line grandTotal(List<ProvinceRow> rows) {
    Halves all =
        rows.stream().map(row -> row.province().income()).reduce(Halves.ZERO, Halves::plus);
    List<Cell> cells = blank();
    put(cells, "name", Cell.of(Table.TOTAL + labels.say("of all provinces")));
    if (!hasIncomes()) {
      put(cells, "area", counted(rows.size()));
      return new Line(Tone.TOTAL, false, 1, cells);
    }
    put(
        cells,
        "income",
        Cell.formula(
            String.format(
                Locale.ROOT,
                "SUMIF(%s,\"?*\",%s)",
                block(Table.ID, Page.FIRST, where.lastProvince()),
                block("income", Page.FIRST, where.lastProvince())),
            new Shown.Half(all)));
    return new Line(Tone.TOTAL, false, 1, cells);
  }

  private boolean hasIncomes() {
    return table.column("income").isPresent();
  }

  private Cell counted(int provinces) {
    return Cell.of(provinces + labels.say(provinces == 1 ? " province" : " provinces"));
  }

  private String block(String key, int first, int last) {
    String letter = Where.letter(EditablePage.indexOf(table, key));
    return letter + first + ":" + letter + last;
  }

  private List<Cell> blank() {
    return new ArrayList<>(Collections.nCopies(table.columns().size(), Cell.NOTHING));
  }

  private void put(List<Cell> cells, String key, Cell cell) {
    cells.set(EditablePage.indexOf(table, key), cell);
  }
}
