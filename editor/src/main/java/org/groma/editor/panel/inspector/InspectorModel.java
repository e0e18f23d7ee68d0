package org.groma.editor.panel.inspector;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.groma.editor.document.Change;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Creating;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.FieldFindings;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.sheet.Typing;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Table;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** What the inspector shows of the selected entries and what typing there does. Knows no window. */
final class InspectorModel {

  private record Typed(List<String> rows, String column) {}

  private static final Set<String> NO_FIELDS = Set.of(Table.ID, "origin");

  private final BiConsumer<String, Edit> perform;
  private final Map<SheetKind, Sheet<?>> sheets = new EnumMap<>(SheetKind.class);
  private final Map<Typed, String> drafts = new HashMap<>();
  private Project project;
  private Set<Subject> selected = Set.of();
  private FieldFindings findings = FieldFindings.NONE;

  /**
   * @param perform makes a change under a name
   */
  InspectorModel(Project project, BiConsumer<String, Edit> perform) {
    this.project = project;
    this.perform = perform;
  }

  Project project() {
    return project;
  }

  FieldFindings findings() {
    return findings;
  }

  void changed(Change change) {
    project = change.after();
    Optional<SheetKind> kept =
        shown().stream().findFirst().flatMap(each -> SheetKind.of(each.kind()));
    sheets.keySet().removeIf(kind -> !kept.equals(Optional.of(kind)));
    sheets.replaceAll((_, sheet) -> sheet.after(change));
  }

  void judged(FieldFindings newest) {
    findings = newest;
  }

  void select(Set<Subject> subjects) {
    selected = subjects;
  }

  /** How many of each kind are selected, in the order in which they were. */
  Map<String, List<Subject>> groups() {
    Map<String, List<Subject>> groups = new LinkedHashMap<>();
    selected.forEach(
        subject -> groups.computeIfAbsent(subject.kind(), _ -> new ArrayList<>()).add(subject));
    return groups;
  }

  /** The selected subjects of the kind that was selected last. */
  List<Subject> shown() {
    return groups().entrySet().stream()
        .reduce((_, last) -> last)
        .map(Map.Entry::getValue)
        .orElse(List.of());
  }

  private Optional<Sheet<?>> sheet() {
    return shown().stream()
        .findFirst()
        .flatMap(first -> SheetKind.of(first.kind()))
        .map(kind -> sheets.computeIfAbsent(kind, each -> Sheet.of(each, project)));
  }

  /** The fields of what is selected; nothing where no table has them. */
  Optional<Form> form() {
    return sheet().map(this::form).filter(form -> !form.rows().isEmpty());
  }

  private <R> Form form(Sheet<R> sheet) {
    List<String> rows = shown().stream().map(Subject::id).filter(sheet::has).toList();
    Set<Finding> others = new LinkedHashSet<>();
    shown().forEach(subject -> others.addAll(findings.about(subject)));
    List<Form.Line> lines = new ArrayList<>();
    for (Column<R> column : rows.isEmpty() ? List.<Column<R>>of() : sheet.columns()) {
      if (!NO_FIELDS.contains(column.key())) {
        Form.Line line = line(sheet, rows, column);
        lines.add(line);
        line.findings().forEach(others::remove);
      }
    }
    Optional<Provenance> whole =
        rows.isEmpty()
            ? Optional.empty()
            : shared(rows.stream().map(row -> new Cell(row, Table.ID)).toList(), sheet::wholeOrigin)
                .flatMap(each -> each);
    return new Form(sheet.kind(), rows, lines, List.copyOf(others), whole);
  }

  private <R> Form.Line line(Sheet<R> sheet, List<String> rows, Column<R> column) {
    List<Cell> cells = rows.stream().map(row -> new Cell(row, column.key())).toList();
    Set<Finding> found = new LinkedHashSet<>();
    cells.forEach(cell -> found.addAll(findings.in(sheet.field(cell))));
    return new Form.Line(
        column.key(),
        column.title(),
        column.look(),
        column.isEditable(),
        shared(cells, cell -> sheet.show(cell).text()),
        Optional.ofNullable(drafts.get(new Typed(rows, column.key())))
            .map(text -> draft(sheet, cells, text)),
        sheet.choices(column.key()),
        List.copyOf(found),
        column.isEditable()
            ? shared(cells, cell -> ownOrigin(sheet, cell)).flatMap(each -> each)
            : Optional.empty());
  }

  /** What is wrong with a text is asked anew, because the project may have changed since. */
  private static Form.Draft draft(Sheet<?> sheet, List<Cell> cells, String text) {
    Map<Cell, String> typed = new LinkedHashMap<>();
    cells.forEach(cell -> typed.put(cell, text));
    return Typing.into(sheet, typed) instanceof Entered.Wrong(var wrong)
        ? new Form.Draft(text, wrong.getFirst().sentence(), Creating.typing(sheet, typed))
        : new Form.Draft(text, "This can be read now. Press Enter to take it.", Optional.empty());
  }

  /** Only what a value has of its own; what is true of the whole entry stands above all fields. */
  private static Optional<Provenance> ownOrigin(Sheet<?> sheet, Cell cell) {
    Optional<Provenance> own = sheet.origin(cell);
    return own.equals(sheet.wholeOrigin(cell)) ? Optional.empty() : own;
  }

  private static <V> Optional<V> shared(List<Cell> cells, Function<Cell, V> value) {
    V first = value.apply(cells.getFirst());
    return cells.stream().map(value).allMatch(each -> Objects.equals(each, first))
        ? Optional.of(first)
        : Optional.empty();
  }

  /**
   * Types into a field of all that is shown.
   *
   * @return what is wrong, if it was not taken
   */
  Optional<Form.Draft> type(Form form, String column, String text) {
    Sheet<?> sheet = sheets.computeIfAbsent(form.kind(), each -> Sheet.of(each, project));
    Typed where = new Typed(form.rows(), column);
    Map<Cell, String> cells = new LinkedHashMap<>();
    form.rows().forEach(row -> cells.put(new Cell(row, column), text));
    return switch (Typing.into(sheet, cells)) {
      case Entered.Same() -> {
        drafts.remove(where);
        yield Optional.empty();
      }
      case Entered.Changed(Edit edit) -> {
        drafts.remove(where);
        perform.accept(named(sheet, form, column), edit);
        yield Optional.empty();
      }
      case Entered.Wrong(var wrong) -> {
        drafts.put(where, text);
        yield Optional.of(
            new Form.Draft(text, wrong.getFirst().sentence(), Creating.typing(sheet, cells)));
      }
    };
  }

  private static String named(Sheet<?> sheet, Form form, String column) {
    String title = sheet.column(column).map(Column::title).orElse(column);
    String who =
        form.rows().size() == 1
            ? sheet.show(form.rows().getFirst(), "name").text()
            : form.rows().size() + " entries";
    // what has no name of its own is named by the history
    return String.format(Locale.ROOT, "Change %s of %s", title, who.isEmpty() ? "…" : who);
  }

  /** Makes what was missing for what was typed into a field, and takes that. */
  void make(Form form, String column, Creating.Offer offer) {
    drafts.remove(new Typed(form.rows(), column));
    perform.accept(offer.title(), offer.edit());
  }

  /** Gives up what was typed into a field. */
  void forget(Form form, String column) {
    drafts.remove(new Typed(form.rows(), column));
  }
}
