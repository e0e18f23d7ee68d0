package org.groma.editor.panel.gazetteer;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.RowEdits;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.ToolKind;
import org.groma.validator.finding.Subject;

/** Rows that come and go at somebody's wish. */
final class RowDeeds {

  private final Workbench bench;
  private final Grid grid;
  private final AddBar bar;

  RowDeeds(Workbench bench, Grid grid) {
    this.bench = bench;
    this.grid = grid;
    this.bar = new AddBar(grid);
  }

  AddBar bar() {
    return bar;
  }

  void add() {
    if (grid.model().sheet().kind().needed().isEmpty()) {
      bench.map().tool().set(ToolKind.DRAW);
      bench.notices().mind("A province begins on the map: draw it there, corner by corner.");
    } else {
      bar.begin();
    }
  }

  /** Asks for another id of the row that the keyboard is at. */
  void rename() {
    grid.focusedCell()
        .ifPresentOrElse(
            cell -> {
              Sheet<?> sheet = grid.model().sheet();
              if (sheet.kind().isOfParts()) {
                bench
                    .notices()
                    .mind(
                        String.format(
                            Locale.ROOT,
                            "A %s has no id of its own, but goes by what stands in it. Type over"
                                + " that.",
                            sheet.one()));
              } else {
                bench.records().rename(sheet.subject(cell.row()));
              }
            },
            () -> bench.notices().mind("Select the row first."));
  }

  /** Rows that are entries go with all that hangs on them; others are lines within an entry. */
  void delete() {
    Set<String> rows = grid.selectedRows();
    if (rows.isEmpty()) {
      bench.notices().mind("Select the rows first.");
      return;
    }
    Sheet<?> sheet = grid.model().sheet();
    if (sheet.kind().isOfParts() || sheet.kind() == SheetKind.EDITIONS) {
      takeOut(sheet, rows);
    } else {
      Set<Subject> subjects = new LinkedHashSet<>();
      rows.forEach(row -> subjects.add(sheet.subject(row)));
      bench.records().delete(subjects);
    }
  }

  /** Takes lines out, unless something speaks of them: editions are cited. */
  private void takeOut(Sheet<?> sheet, Set<String> rows) {
    Entered taken = RowEdits.remove(sheet, rows);
    RowEdits.leftSpeaking(sheet, taken)
        .ifPresentOrElse(
            bench.notices()::mind,
            () ->
                grid.model()
                    .take(
                        String.format(
                            Locale.ROOT,
                            "Delete %s …",
                            rows.size() == 1 ? sheet.one() : rows.size() + " rows"),
                        taken));
  }
}
