package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.LatinSpelling;

/** Rows out of the alphabetical order that their table keeps otherwise. */
public final class RowOrderCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final int SHORTEST_TABLE = 8;

  /** On average; groups of one or two are always in order. */
  private static final int ROWS_OF_A_GROUP = 3;

  /** A table with more rows out of order than one in so many is not sorted by name at all. */
  private static final int ONE_IN = 6;

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.row-order",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Printed rows out of alphabetical order")
          .protects(
              "A row out of order was misspelt, or was added late in print or in the"
                  + " transcription.")
          .example(
              "In the table 'Rivers' of rules-en 2 rows stand out of alphabetical order: Millbeck,"
                  + " Swanbeck.")
          .mend("Compare with the printed page; if it is printed so, accept the finding.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    int rows = table.rows().size();
    List<Integer> strays = new ArrayList<>();
    int groups = 0;
    int start = 0;
    for (int i = 1; i <= rows; i++) {
      if (i == rows || !group(table, i).equals(group(table, i - 1))) {
        strays.addAll(strays(table, start, i));
        start = i;
        groups++;
      }
    }
    boolean sorted = rows >= SHORTEST_TABLE && groups * ROWS_OF_A_GROUP <= rows;
    if (sorted && !strays.isEmpty() && strays.size() * ONE_IN <= rows) {
      out.accept(finding(table, strays));
    }
  }

  private static Finding finding(SourceTable table, List<Integer> strays) {
    String names = strays.stream().map(row -> name(table, row)).collect(Collectors.joining(", "));
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "In the table '%s' of %s %s out of alphabetical order: %s.",
            table.name(),
            table.edition(),
            strays.size() == 1 ? "a row stands" : strays.size() + " rows stand",
            names),
        Subject.of(Kinds.SOURCES, table));
  }

  /** Rows are sorted within what they are grouped by: the area, where that is printed. */
  private static String group(SourceTable table, int row) {
    SourceTable.Row printed = table.rows().get(row);
    return printed.section() + "/" + printed.cells().getOrDefault("area", "");
  }

  private static String name(SourceTable table, int row) {
    return table.rows().get(row).cells().getOrDefault("name", "");
  }

  /** The fewest rows without which the others are in order. */
  private static List<Integer> strays(SourceTable table, int from, int to) {
    int count = to - from;
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = LatinSpelling.plain(name(table, from + i));
    }
    // the longest ascending run of rows, by the last row of the best run of each length
    int[] last = new int[count];
    int[] before = new int[count];
    int longest = 0;
    for (int i = 0; i < count; i++) {
      int length = 0;
      int high = longest;
      while (length < high) {
        int middle = (length + high) >>> 1;
        if (names[last[middle]].compareTo(names[i]) <= 0) {
          length = middle + 1;
        } else {
          high = middle;
        }
      }
      before[i] = length == 0 ? -1 : last[length - 1];
      last[length] = i;
      longest = Math.max(longest, length + 1);
    }
    boolean[] inOrder = new boolean[count];
    for (int i = longest == 0 ? -1 : last[longest - 1]; i >= 0; i = before[i]) {
      inOrder[i] = true;
    }
    List<Integer> strays = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (!inOrder[i]) {
        strays.add(from + i);
      }
    }
    return strays;
  }
}
