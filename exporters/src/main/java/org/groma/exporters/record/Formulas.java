package org.groma.exporters.record;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.poi.ss.util.CellReference;
import org.groma.engine.kernel.RecordSheet;
import org.groma.engine.kernel.RecordSheet.Column;
import org.groma.engine.kernel.RecordSheet.Entry;
import org.groma.engine.kernel.RecordSheet.Summand;

/**
 * The formulas of a record sheet. A row that is not begun shows nothing, and a turn that is left
 * out stops those after it: a sum that starts again at nothing would not be noticed.
 */
record Formulas(RecordSheet sheet) {

  /**
   * The formula of a column.
   *
   * @param row the number of the row, counted from 1 as spreadsheets do
   */
  Optional<String> of(Column column, int row) {
    return switch (column.entry()) {
      case Entry.Turn _, Entry.Written _ -> Optional.empty();
      case Entry.Sum sum -> Optional.of(sum(sum, row));
      case Entry.Share(int part, int whole, int step) ->
          Optional.of(
              String.format(
                  Locale.ROOT,
                  "IF(ISNUMBER(%1$s),IF(%1$s=0,\"\",INT(%2$s*100/(%1$s*%3$d))*%3$d/100),\"\")",
                  cell(whole, row),
                  cell(part, row),
                  step));
    };
  }

  private String sum(Entry.Sum sum, int row) {
    String needed =
        Stream.concat(
                Stream.of("ISBLANK(" + cell(sheet.begun(), row) + ")"),
                sum.summands().stream()
                    .filter(each -> each.before() || isReckoned(each.column()))
                    .map(each -> cell(each, row) + "=\"\""))
            .collect(Collectors.joining(","));
    String terms =
        sum.summands().stream()
            .map(each -> (each.takenOff() ? "-" : "+") + cell(each, row))
            .collect(Collectors.joining());
    return String.format(
        Locale.ROOT,
        "IF(OR(%s),\"\",%s)",
        needed,
        terms.startsWith("+") ? terms.substring(1) : terms);
  }

  private boolean isReckoned(int column) {
    return switch (sheet.columns().get(column - 1).entry()) {
      case Entry.Sum _, Entry.Share _ -> true;
      case Entry.Turn _, Entry.Written _ -> false;
    };
  }

  private static String cell(Summand summand, int row) {
    return cell(summand.column(), summand.before() ? row - 1 : row);
  }

  private static String cell(int column, int row) {
    return CellReference.convertNumToColString(column - 1) + row;
  }
}
