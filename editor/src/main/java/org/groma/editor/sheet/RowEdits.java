package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Missing;
import org.groma.exporters.table.Reading;
import org.groma.exporters.table.Rows;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;

/** Rows that come and go. */
public final class RowEdits {

  private RowEdits() {}

  /**
   * Adds a row.
   *
   * @param typed what was typed for it, by column
   */
  public static Entered add(Sheet<?> sheet, Map<String, String> typed) {
    return begin(sheet, typed);
  }

  private static <R> Entered begin(Sheet<R> sheet, Map<String, String> typed) {
    Rows<R> rows = sheet.table().rows();
    return switch (rows.start("", key -> typed.getOrDefault(key, ""), sheet.labels())) {
      case Rows.Start.Lacking<R>(String column, String sentence, var missing) ->
          wrong(new Cell("", column), sentence, missing);
      case Rows.Start.Begun<R>(R row) -> fill(sheet, row, typed);
    };
  }

  private static <R> Entered fill(Sheet<R> sheet, R begun, Map<String, String> typed) {
    R row = begun;
    for (Column<R> column : sheet.columns()) {
      String text = typed.getOrDefault(column.key(), "");
      if (!text.isBlank() && column.isEditable() && !column.says(row, text, sheet.labels())) {
        switch (column.put(row, text, sheet.labels())) {
          case Reading.Read<R>(R changed) -> row = changed;
          case Reading.Unread<R>(String sentence, var missing) -> {
            return wrong(new Cell("", column.key()), sentence, missing);
          }
        }
      }
    }
    return changed(sheet.table().rows().put(sheet.project(), row));
  }

  /** Deletes rows that are lines within an entry, or editions. */
  public static Entered remove(Sheet<?> sheet, Set<String> rows) {
    return take(sheet, rows);
  }

  private static <R> Entered take(Sheet<R> sheet, Set<String> ids) {
    List<Edit> edits = new ArrayList<>();
    Project now = sheet.project();
    for (String id : lastFirst(sheet, ids)) {
      Optional<R> row = sheet.table().rows().find(now, id);
      if (row.isPresent()) {
        List<Edit> some = sheet.table().rows().remove(now, row.get());
        edits.addAll(some);
        now = Edits.apply(some, now); // rows of one entry are taken from it one after the other
      }
    }
    return edits.isEmpty() ? new Entered.Same() : changed(edits);
  }

  /** What would speak of rows that are gone, as a sentence. */
  public static Optional<String> leftSpeaking(Sheet<?> sheet, Entered removal) {
    if (!(removal instanceof Entered.Changed(Edit edit)
        && edit.apply(sheet.project()) instanceof Outcome.Applied(Project after, var _))) {
      return Optional.empty();
    }
    Set<String> known = new HashSet<>();
    References.in(sheet.project()).forEach(each -> known.add(place(each)));
    return References.in(after).stream()
        .filter(each -> !known.contains(place(each)))
        .findFirst()
        .map(each ->
            String.format(
                Locale.ROOT,
                "'%s' is still spoken of by the %s '%s'. Change or delete that first.",
                each.target(),
                each.kind().replace('-', ' '),
                each.entry()));
  }

  /** Without the number in a list, which another line may have afterwards. */
  private static String place(BrokenReference broken) {
    return broken.kind() + ":" + broken.entry() + " " + broken.among() + " " + broken.target();
  }

  /** Lines of one list that are alike are numbered, so that taking one renumbers those behind. */
  private static List<String> lastFirst(Sheet<?> sheet, Set<String> ids) {
    return sheet.ids().stream().filter(ids::contains).toList().reversed();
  }

  private static Entered wrong(Cell cell, String sentence, Optional<Missing> missing) {
    return new Entered.Wrong(List.of(new Entered.Mistaken(cell, sentence, missing)));
  }

  private static Entered changed(List<Edit> edits) {
    return new Entered.Changed(edits.size() == 1 ? edits.getFirst() : new Together(edits));
  }
}
