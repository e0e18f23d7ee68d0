package org.groma.editor.panel.gazetteer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.groma.editor.document.Change;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Creating;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.FieldFindings;
import org.groma.editor.sheet.RowEdits;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.sheet.Typing;
import org.groma.exporters.table.Column;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.groma.validator.finding.Finding;

/** What the grid shows and what typing into it does. Knows no window. */
final class GridModel {

  /** What was typed into a cell and cannot be read. */
  record Draft(String typed, String sentence) {}

  private final BiConsumer<String, Edit> perform;
  private final List<Runnable> listeners = new ArrayList<>();
  private final Map<Cell, Draft> drafts = new HashMap<>();
  private final Map<String, String> lines = new HashMap<>();
  private Sheet<?> sheet;
  private Filter filter = Filter.NONE;
  private Sorting sorting = Sorting.AS_IT_COMES;
  private List<String> rows;
  private FieldFindings findings = FieldFindings.NONE;
  private boolean watched = true;
  private boolean untold;

  /**
   * @param perform makes a change under a name
   */
  GridModel(Project project, BiConsumer<String, Edit> perform) {
    this.perform = perform;
    this.sheet = Sheet.of(SheetKind.PROVINCES, project);
    this.rows = sheet.ids();
  }

  /** Hears that something looks different: other rows, other values, other findings. */
  void listen(Runnable listener) {
    listeners.add(listener);
  }

  private void tell() {
    untold = !watched;
    if (watched) {
      listeners.forEach(Runnable::run);
    }
  }

  /** Whether anybody looks; if not, what happens is told when somebody does again. */
  void watched(boolean now) {
    watched = now;
    if (watched && untold) {
      tell();
    }
  }

  boolean isWatched() {
    return watched;
  }

  Sheet<?> sheet() {
    return sheet;
  }

  /** The rows that are shown, in their order. */
  List<String> rows() {
    return rows;
  }

  Filter filter() {
    return filter;
  }

  void show(SheetKind kind) {
    sheet = Sheet.of(kind, sheet.project());
    filter = Filter.NONE;
    sorting = Sorting.AS_IT_COMES;
    drafts.clear();
    lines.clear();
    arrange();
  }

  void filter(Filter other) {
    filter = other;
    arrange();
  }

  void sort(Sorting other) {
    sorting = other;
    arrange();
  }

  private void arrange() {
    rows =
        sorting.of(
            sheet,
            filter.of(sheet, id -> lines.computeIfAbsent(id, each -> Filter.line(sheet, each))));
    tell();
  }

  /** Follows the document. Rows stay in their places unless some came or went. */
  void changed(Change change) {
    List<String> before = sheet.ids();
    sheet = sheet.after(change);
    lines.clear();
    drafts.keySet().removeIf(cell -> !sheet.has(cell.row()));
    drafts.replaceAll((cell, draft) -> new Draft(draft.typed(), wrong(cell, draft.typed())));
    if (new HashSet<>(before).equals(new HashSet<>(sheet.ids()))) {
      tell();
    } else {
      arrange();
    }
  }

  /** What is wrong with a text, as the project is now. */
  private String wrong(Cell cell, String typed) {
    return Typing.into(sheet, cell, typed) instanceof Entered.Wrong(var cells)
        ? cells.getFirst().sentence()
        : "This can be read now. Press Enter in the cell to take it.";
  }

  /** To make what is missing for what was typed into these cells. */
  Optional<Creating.Offer> offer(Map<Cell, String> typed) {
    return Creating.typing(sheet, typed);
  }

  void judged(FieldFindings newest) {
    findings = newest;
    tell();
  }

  List<Finding> findings(Cell cell) {
    return findings.in(sheet.field(cell));
  }

  Optional<Draft> draft(Cell cell) {
    return Optional.ofNullable(drafts.get(cell));
  }

  /** Gives up what was typed into a cell. */
  void forget(Cell cell) {
    if (drafts.remove(cell) != null) {
      tell();
    }
  }

  /** Types into one cell; empty if that was taken, else what is wrong. */
  Optional<String> type(Cell cell, String typed) {
    String name =
        String.format(Locale.ROOT, "Change %s of %s", title(cell.column()), called(cell.row()));
    return switch (Typing.into(sheet, cell, typed)) {
      case Entered.Same() -> {
        drafts.remove(cell);
        tell();
        yield Optional.empty();
      }
      case Entered.Changed(Edit edit) -> {
        drafts.remove(cell);
        perform.accept(name, edit);
        yield Optional.empty();
      }
      case Entered.Wrong(var cells) -> {
        String sentence = cells.getFirst().sentence();
        drafts.put(cell, new Draft(typed, sentence));
        tell();
        yield Optional.of(sentence);
      }
    };
  }

  /**
   * Types into many cells as one step.
   *
   * @return what is wrong, if nothing could be changed
   */
  Optional<Entered.Mistaken> type(String name, Map<Cell, String> typed) {
    return switch (Typing.into(sheet, typed)) {
      case Entered.Same() -> Optional.empty();
      case Entered.Changed(Edit edit) -> {
        typed.keySet().forEach(drafts::remove);
        perform.accept(name, edit);
        yield Optional.empty();
      }
      case Entered.Wrong(var cells) -> {
        Entered.Mistaken first = cells.getFirst();
        String where =
            String.format(
                Locale.ROOT, "%s, %s: ", called(first.cell().row()), title(first.cell().column()));
        yield Optional.of(
            new Entered.Mistaken(
                first.cell(),
                where
                    + first.sentence()
                    + " Nothing was changed."
                    + (cells.size() == 1
                        ? ""
                        : String.format(
                            Locale.ROOT, " %d more cells cannot be read.", cells.size() - 1))));
      }
    };
  }

  /** Adds a row; empty if that was taken, else what is wrong. */
  Optional<String> add(Map<String, String> typed) {
    return take(String.format(Locale.ROOT, "Add %s …", sheet.one()), RowEdits.add(sheet, typed));
  }

  /** Does what was offered for want of something: that is made, and what was typed is taken. */
  void make(Creating.Offer offer) {
    perform.accept(offer.title(), offer.edit());
  }

  /** The same for one cell, which is read then. */
  void make(Cell cell, Creating.Offer offer) {
    drafts.remove(cell);
    make(offer);
  }

  /** Does what came of adding or deleting rows; empty if that was taken, else what is wrong. */
  Optional<String> take(String name, Entered entered) {
    return switch (entered) {
      case Entered.Same() -> Optional.empty();
      case Entered.Changed(Edit edit) -> {
        perform.accept(name, edit);
        yield Optional.empty();
      }
      case Entered.Wrong(var cells) -> Optional.of(cells.getFirst().sentence());
    };
  }

  /** One column of all these rows as one step. */
  Optional<Entered.Mistaken> set(String column, Set<String> of, String typed) {
    Map<Cell, String> cells = new LinkedHashMap<>();
    rows.stream().filter(of::contains).forEach(row -> cells.put(new Cell(row, column), typed));
    return type(
        String.format(Locale.ROOT, "Set %s of %d rows", title(column), cells.size()), cells);
  }

  String title(String column) {
    return sheet.column(column).map(Column::title).orElse(column);
  }

  /** What a row is called: its name, else its id. */
  String called(String row) {
    String name = sheet.show(row, "name").text();
    return name.isEmpty() ? row : name;
  }
}
