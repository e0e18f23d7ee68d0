package org.groma.engine.kernel.shape;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.kernel.shape.DatumReview.Misfit;
import org.groma.model.store.json.JsonPath;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What must hold between the cells of a table, and where it does not. */
final class TableLaws {

  /** A cell that can be compared with others. */
  private record Ranked(int row, String column, BigDecimal rank, String written) {}

  private final RuleTable table;
  private final TableShape shape;
  private final Consumer<Misfit> out;

  TableLaws(RuleTable table, TableShape shape, Consumer<Misfit> out) {
    this.table = table;
    this.shape = shape;
    this.out = out;
  }

  void look() {
    for (TableLaw law : shape.laws()) {
      switch (law) {
        case TableLaw.Down(var course, var columns, var ranks) ->
            (columns.isEmpty() ? names() : columns)
                .forEach(column -> compare(course, down(column, ranks)));
        case TableLaw.Across(var course, var ranks) -> {
          for (int i = 0; i < table.rows().size(); i++) {
            compare(course, across(i, ranks));
          }
        }
        case TableLaw.Total(String column, BigDecimal sum) -> total(column, sum);
        case TableLaw.Distinct(String column) -> distinct(column);
        case TableLaw.Ordered(String lower, String higher) -> ordered(lower, higher);
      }
    }
  }

  private List<String> names() {
    return shape.columns().stream().map(OpenField::name).toList();
  }

  private List<Ranked> down(String column, List<String> ranks) {
    List<Ranked> cells = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      ranked(i, column, ranks).ifPresent(cells::add);
    }
    return cells;
  }

  private List<Ranked> across(int row, List<String> ranks) {
    List<Ranked> cells = new ArrayList<>();
    names().forEach(column -> ranked(row, column, ranks).ifPresent(cells::add));
    return cells;
  }

  private Optional<Ranked> ranked(int row, String column, List<String> ranks) {
    return switch (table.rows().get(row).cells().get(column)) {
      case Datum.Amount(BigDecimal number) ->
          Optional.of(new Ranked(row, column, number, number.toPlainString()));
      case Datum.Text(String word) when ranks.contains(word) ->
          Optional.of(new Ranked(row, column, BigDecimal.valueOf(ranks.indexOf(word)), word));
      case null, default -> Optional.empty();
    };
  }

  /** Each with the next; where they turn back, the one that stands out is to blame. */
  private void compare(TableLaw.Course course, List<Ranked> cells) {
    for (int i = 1; i < cells.size(); i++) {
      Ranked before = cells.get(i - 1);
      Ranked after = cells.get(i);
      int turn = after.rank().compareTo(before.rank());
      if (course == TableLaw.Course.RISING ? turn < 0 : turn > 0) {
        out.accept(
            new Misfit(
                ShapeInspections.TABLE_ORDER,
                TableReview.at(after.row()).field("cells").field(after.column()),
                String.format(
                    Locale.ROOT,
                    "%s after %s: results should not turn back here.",
                    cell(after),
                    cell(before))));
      }
    }
  }

  private String cell(Ranked cell) {
    return String.format(
        Locale.ROOT,
        "'%s' (row %s, %s)",
        cell.written(),
        table.rows().get(cell.row()).key(),
        cell.column());
  }

  private void total(String column, BigDecimal wanted) {
    BigDecimal sum = BigDecimal.ZERO;
    for (RuleTable.Row row : table.rows()) {
      sum = sum.add(TableReview.number(row, column).orElse(BigDecimal.ZERO));
    }
    if (sum.compareTo(wanted) != 0) {
      out.accept(
          new Misfit(
              ShapeInspections.TABLE_SUM,
              JsonPath.ROOT.field("rows"),
              String.format(
                  Locale.ROOT,
                  "'%s' comes to %s, not to %s.",
                  column,
                  sum.toPlainString(),
                  wanted.toPlainString())));
    }
  }

  private void distinct(String column) {
    Map<Datum, String> seen = new HashMap<>();
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      Datum cell = row.cells().get(column);
      String before = cell == null ? null : seen.putIfAbsent(cell, row.key());
      if (before != null) {
        out.accept(
            new Misfit(
                ShapeInspections.TABLE_ROWS,
                TableReview.at(i).field("cells").field(column),
                String.format(
                    Locale.ROOT,
                    "rows '%s' and '%s' say the same in '%s'.",
                    before,
                    row.key(),
                    column)));
      }
    }
  }

  private void ordered(String lower, String higher) {
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      Optional<BigDecimal> low = TableReview.number(row, lower);
      Optional<BigDecimal> high = TableReview.number(row, higher);
      if (low.isPresent() && high.isPresent() && low.get().compareTo(high.get()) > 0) {
        out.accept(
            new Misfit(
                ShapeInspections.TABLE_ORDER,
                TableReview.at(i).field("cells").field(lower),
                String.format(
                    Locale.ROOT,
                    "row '%s': '%s' (%s) is above '%s' (%s).",
                    row.key(),
                    lower,
                    low.get().toPlainString(),
                    higher,
                    high.get().toPlainString())));
      }
    }
  }
}
