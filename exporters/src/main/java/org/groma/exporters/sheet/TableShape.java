package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.model.tables.RuleTable;

/**
 * Which columns of a table get a column on paper. In a table of many columns those that are nearly
 * empty are told in words in a last column.
 *
 * @param columns those with a column of their own
 * @param told those that are told in words
 */
record TableShape(List<String> columns, List<String> told) {

  private static final int MANY = 2;

  /** The column with which a row begins if it is there; keys are for programs then. */
  static final String NAME = "name";

  /** The column of remarks, to which other remarks can be added. */
  Optional<String> note() {
    return columns.stream().filter(TableShape::isNote).findFirst();
  }

  /** Whether the name of a column says no more than that it remarks something. */
  static boolean isNote(String column) {
    return column.equals("note") || column.equals("notes");
  }

  static TableShape of(RuleTable table) {
    List<String> columns = new ArrayList<>();
    List<String> told = new ArrayList<>();
    for (String column : table.columns().stream().filter(each -> !each.equals(NAME)).toList()) {
      long filled = table.rows().stream().filter(row -> row.cells().containsKey(column)).count();
      boolean sparse = filled * 3 <= table.rows().size() && table.rows().size() > 2;
      (sparse && table.columns().size() > MANY ? told : columns).add(column);
    }
    if (told.size() + 1 >= table.columns().size()) {
      columns.addAll(told);
      columns.sort(Comparator.comparingInt(table.columns()::indexOf));
      told.clear();
    }
    return new TableShape(columns, told);
  }
}
