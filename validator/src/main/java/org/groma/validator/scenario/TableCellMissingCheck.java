package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The one hole in a table of numbers that is filled everywhere else. */
final class TableCellMissingCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-cell-missing",
              Severity.WARNING,
              Confidence.LIKELY,
              "One number missing in a table")
          .protects("Whoever comes to this row finds nothing in the column.")
          .example(
              "The row '3' of the table Income has nothing in the column 'gold', the only gap of"
                  + " the table.")
          .mend("Fill the cell, with 0 where nothing is meant.");

  /** With fewer rows than this one cannot say that a cell is missing rather than not needed. */
  private static final int LEAST = 3;

  private record Gap(int row, String column) {}

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    List<Gap> gaps = gaps(table);
    if (gaps.size() != 1 || table.rows().size() < LEAST) {
      return;
    }
    Gap gap = gaps.getFirst();
    if (table.rows().stream().allMatch(row -> isNumberOrGap(row, gap.column()))) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The row '%s' of the table %s has nothing in the column '%s', the only gap of"
                          + " the table.",
                      table.rows().get(gap.row()).key(),
                      table.name(),
                      gap.column()),
                  Subject.of(Kinds.TABLES, table))
              .in("rows[" + gap.row() + "].cells"));
    }
  }

  private static List<Gap> gaps(RuleTable table) {
    List<Gap> gaps = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      for (String column : table.columns()) {
        if (!table.rows().get(i).cells().containsKey(column)) {
          gaps.add(new Gap(i, column));
        }
      }
    }
    return gaps;
  }

  private static boolean isNumberOrGap(RuleTable.Row row, String column) {
    Datum cell = row.cells().get(column);
    return cell == null || cell instanceof Datum.Amount;
  }
}
