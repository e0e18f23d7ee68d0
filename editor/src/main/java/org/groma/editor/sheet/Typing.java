package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Reading;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * Typing into any number of cells of a sheet: all of it becomes one edit, or none of it is taken
 * and every cell that cannot be read is told.
 */
public final class Typing<R> {

  private final Sheet<R> sheet;
  private final List<Entered.Mistaken> mistakes = new ArrayList<>();
  private final List<Edit> waiting = new ArrayList<>();
  private Project now;
  private Labels labels;

  private Typing(Sheet<R> sheet) {
    this.sheet = sheet;
    this.now = sheet.project();
    this.labels = sheet.labels();
  }

  public static Entered into(Sheet<?> sheet, Cell cell, String typed) {
    return into(sheet, Map.of(cell, typed));
  }

  public static Entered into(Sheet<?> sheet, Map<Cell, String> typed) {
    return new Typing<>(sheet).enter(typed);
  }

  private Entered enter(Map<Cell, String> typed) {
    Map<String, Map<String, String>> byRow = new LinkedHashMap<>();
    typed.forEach((cell, text) ->
        byRow.computeIfAbsent(cell.row(), _ -> new TreeMap<>()).put(cell.column(), text));
    inOrder(byRow.keySet()).forEach(row -> enter(row, byRow.get(row)));
    if (!mistakes.isEmpty()) {
      return new Entered.Wrong(mistakes);
    }
    flush();
    Together edit = Edits.between(sheet.project(), now);
    return edit.edits().isEmpty()
        ? new Entered.Same()
        : new Entered.Changed(edit.edits().size() == 1 ? edit.edits().getFirst() : edit);
  }

  /**
   * As typed, but lines of a list from the last to the first: those that are alike are numbered, so
   * that changing one renumbers those behind.
   */
  private List<String> inOrder(Set<String> typed) {
    return sheet.isOfParts()
        ? sheet.ids().stream().filter(typed::contains).toList().reversed()
        : List.copyOf(typed);
  }

  /** One row, column after column in the order of the table. */
  private void enter(String id, Map<String, String> typed) {
    R before = sheet.row(id);
    if (before == null) {
      return;
    }
    R row = before;
    for (Column<R> column : sheet.columns()) {
      String text = typed.get(column.key());
      if (text != null && !column.says(row, text, labels)) {
        switch (column.put(row, text, labels)) {
          case Reading.Read<R>(R changed) -> row = changed;
          case Reading.Unread<R>(String sentence, var missing) ->
              mistakes.add(new Entered.Mistaken(new Cell(id, column.key()), sentence, missing));
        }
      }
    }
    if (!row.equals(before)) {
      put(sheet.table().rows().put(now, row));
    }
  }

  /**
   * What only replaces entries waits, because each step copies a ledger; what adds or removes one
   * is applied at once, because the next row must find ids and names of its own.
   */
  private void put(List<Edit> edits) {
    waiting.addAll(edits);
    if (sheet.isOfParts() || !edits.stream().allMatch(this::replaces)) {
      flush();
      labels = Labels.of(now);
    }
  }

  private boolean replaces(Edit edit) {
    return edit instanceof PutEntry(String kind, var entry)
        && now.get(Kinds.byWord(kind).orElseThrow()).contains(entry.id().slug());
  }

  private void flush() {
    now = Edits.apply(waiting, now);
    waiting.clear();
  }
}
