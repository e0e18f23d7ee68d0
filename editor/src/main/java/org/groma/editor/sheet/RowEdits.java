package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.document.Naming;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Reading;
import org.groma.exporters.table.Rows;
import org.groma.model.edit.Edit;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;
import org.groma.validator.finding.Subject;

/** Rows that come and go. */
public final class RowEdits {

  private static final int NAMED = 3;

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
      case Rows.Start.Lacking<R>(String column, String sentence) ->
          wrong(new Cell("", column), sentence);
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
          case Reading.Unread<R>(String sentence) -> {
            return wrong(new Cell("", column.key()), sentence);
          }
        }
      }
    }
    return changed(sheet.table().rows().put(sheet.project(), row));
  }

  /**
   * Deletes rows, unless something that stays refers to them. Looks through the whole project, and
   * so belongs in the background.
   */
  public static Entered remove(Sheet<?> sheet, Set<String> rows) {
    return take(sheet, rows);
  }

  private static <R> Entered take(Sheet<R> sheet, Set<String> ids) {
    List<Edit> edits = new ArrayList<>();
    Project now = sheet.project();
    for (String id : ids) {
      Optional<R> row = sheet.table().rows().find(now, id);
      if (row.isPresent()) {
        List<Edit> some = sheet.table().rows().remove(now, row.get());
        edits.addAll(some);
        now = Edits.apply(some, now); // rows of one entry are taken from it one after the other
      }
    }
    return edits.isEmpty()
        ? new Entered.Same()
        : obstacle(sheet.project(), now, edits)
            .map(sentence -> wrong(new Cell(ids.iterator().next(), ""), sentence))
            .orElseGet(() -> changed(edits));
  }

  /** Who would refer to nothing. */
  private static Optional<String> obstacle(Project before, Project after, List<Edit> edits) {
    Set<Subject> gone = new LinkedHashSet<>();
    edits.forEach(edit -> {
      if (edit instanceof RemoveEntry(String kind, String id)) {
        gone.add(new Subject(kind, id));
      }
    });
    if (gone.isEmpty()) {
      return Optional.empty();
    }
    List<BrokenReference> broken = References.in(after);
    for (Subject subject : gone) {
      String plural = Kinds.byWord(subject.kind()).map(Kind::plural).orElse("");
      Set<Subject> holders = new LinkedHashSet<>();
      broken.stream()
          .filter(each -> each.among().equals(plural))
          .filter(each ->
              each.target().equals(subject.id()) || each.target().equals(subject.toString()))
          .forEach(each -> holders.add(new Subject(each.kind(), each.entry())));
      if (!holders.isEmpty()) {
        return Optional.of(sentence(before, subject, holders));
      }
    }
    return Optional.empty();
  }

  private static String sentence(Project project, Subject subject, Set<Subject> holders) {
    boolean drawn = holders.stream().allMatch(holder -> holder.kind().equals(Subject.FACE));
    String name = Naming.of(project, subject);
    if (drawn) {
      return "%s cannot be deleted while it is drawn on the map. Merge it with a neighbour there."
          .formatted(name);
    }
    List<String> names =
        holders.stream()
            .limit(NAMED)
            .map(holder ->
                holder.kind().equals(Subject.ARC)
                    ? "the border " + Naming.of(project, holder)
                    : holder.kind().replace('-', ' ') + " " + Naming.of(project, holder))
            .toList();
    int more = holders.size() - names.size();
    return "%s cannot be deleted, because %s%s %s to it. Change that first."
        .formatted(
            name,
            String.join(", ", names),
            more == 0 ? "" : " and " + more + " more",
            holders.size() == 1 ? "refers" : "refer");
  }

  private static Entered wrong(Cell cell, String sentence) {
    return new Entered.Wrong(List.of(new Entered.Mistaken(cell, sentence)));
  }

  private static Entered changed(List<Edit> edits) {
    return new Entered.Changed(edits.size() == 1 ? edits.getFirst() : new Together(edits));
  }
}
