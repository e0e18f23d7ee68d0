package org.groma.editor.panel.inspector;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Separator;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Naming;
import org.groma.editor.sheet.FieldFindings;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The values of what is selected. */
public final class Inspector extends ScrollPane {

  private final Workbench bench;
  private final InspectorModel model;
  private final Graphs graphs;
  private final VBox page = new VBox(8);
  private final Label name = new Label();
  private final Label kind = new Label();
  private final Label origin = new Label();
  private final Button delete = new Button(null, Icons.of("fth-trash-2"));
  private final FlowPane groups = new FlowPane(4, 4);
  private final FindingNotes general = new FindingNotes(_ -> {});
  private final VBox fields = new VBox(6);
  private final LabelFields label;
  private final FactList facts;
  private final List<FieldRow> rows = new ArrayList<>();
  private Optional<Form> form = Optional.empty();
  private Optional<BorderFields> border = Optional.empty();
  private List<Subject> shown = List.of();
  private Map<String, List<Subject>> narrowing = Map.of();

  public Inspector(Workbench bench) {
    this.bench = bench;
    this.model = new InspectorModel(bench.project().get(), bench::perform);
    this.graphs = new Graphs(bench, this::refresh);
    this.label = new LabelFields(bench::perform);
    this.facts = new FactList(bench::reveal);
    setId("inspector");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    getStylesheets()
        .add(Objects.requireNonNull(Inspector.class.getResource("inspector.css")).toExternalForm());
    page.getStyleClass().add("inspector");
    Separator line = new Separator();
    line.visibleProperty().bind(Bindings.isNotEmpty(facts.getChildren()));
    page.getChildren().addAll(head(), groups, general, fields, label, line, facts);
    groups.setVisible(false);
    groups.managedProperty().bind(groups.visibleProperty());
    setContent(page);
    bench
        .document()
        .listen(change -> {
          model.changed(change);
          graphs.changed(change);
          refresh();
        });
    bench
        .verdict()
        .addListener((_, _, verdict) -> {
          model.judged(verdict.map(FieldFindings::of).orElse(FieldFindings.NONE));
          refresh();
        });
    bench
        .selection()
        .subjects()
        .addListener((_, _, now) -> {
          model.select(now);
          refresh();
        });
    refresh();
  }

  private HBox head() {
    name.setId("inspector-name");
    name.getStyleClass().add(Styles.TITLE_4);
    name.setWrapText(true);
    kind.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    Button show = new Button(null, Icons.of("fth-crosshair"));
    show.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    show.setAccessibleText("Show on map");
    show.setTooltip(new Tooltip("Show on map"));
    show.setOnAction(
        _ -> shown.stream().findFirst().flatMap(bench::where).ifPresent(bench.map()::show));
    show.visibleProperty().bind(kind.textProperty().isNotEmpty());
    delete.setId("inspector-delete");
    delete.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    delete.setAccessibleText("Delete");
    delete.setTooltip(new Tooltip("Delete, after showing what goes along"));
    delete.setOnAction(_ -> bench.records().delete(new LinkedHashSet<>(shown)));
    delete.managedProperty().bind(delete.visibleProperty());
    origin.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    origin.setWrapText(true);
    origin.managedProperty().bind(origin.textProperty().isNotEmpty());
    VBox texts = new VBox(name, kind, origin);
    HBox.setHgrow(texts, Priority.ALWAYS);
    HBox head = new HBox(6, texts, show, delete);
    head.setAlignment(Pos.TOP_LEFT);
    return head;
  }

  private void refresh() {
    List<Subject> now = model.shown();
    shown = now;
    title(now);
    delete.setVisible(now.stream().findFirst().flatMap(Subject::entryKind).isPresent());
    groups();
    Optional<Form> newest = model.form();
    origin.setText(newest.flatMap(Form::origin).map(Object::toString).orElse(""));
    label.show(model.project(), now);
    boolean borders = !now.isEmpty() && now.getFirst().kind().equals(Subject.ARC);
    if (borders) {
      showBorders(now);
    } else {
      border = Optional.empty();
      showForm(newest);
      general.show(
          Optional.empty(),
          newest
              .map(Form::others)
              .orElseGet(() -> now.size() == 1 ? about(now.getFirst()) : List.of()));
      facts.show(
          now.size() == 1 ? Facts.of(model.project(), graphs.newest(), now.getFirst()) : List.of());
    }
  }

  private List<Finding> about(Subject subject) {
    return model.findings().about(subject);
  }

  private void title(List<Subject> now) {
    if (now.isEmpty()) {
      name.setText("Nothing selected");
      kind.setText("");
      return;
    }
    String word =
        now.getFirst().kind().equals(Subject.ARC)
            ? "border"
            : now.getFirst().kind().replace('-', ' ');
    boolean one = now.size() == 1;
    name.setText(one ? Naming.of(model.project(), now.getFirst()) : now.size() + " selected");
    kind.setText(one ? word + " · " + now.getFirst().id() : "Edits go to all of kind " + word);
  }

  /** Where things of several kinds are selected, a button for each kind narrows that down. */
  private void groups() {
    var all = model.groups();
    if (all.equals(narrowing)) {
      return;
    }
    narrowing = all;
    groups.getChildren().clear();
    groups.setVisible(all.size() > 1);
    all.forEach((word, subjects) -> {
      Button narrow = new Button(String.format(Locale.ROOT, "%d × %s", subjects.size(), word));
      narrow.getStyleClass().addAll(Styles.SMALL, Styles.ROUNDED);
      narrow.setOnAction(_ -> bench.selection().set(new LinkedHashSet<>(subjects)));
      groups.getChildren().add(narrow);
    });
  }

  private void showForm(Optional<Form> newest) {
    boolean same =
        newest.isPresent()
            && form.map(Form::kind).equals(newest.map(Form::kind))
            && rows.stream()
                .map(FieldRow::key)
                .toList()
                .equals(newest.get().lines().stream().map(Form.Line::key).toList());
    form = newest;
    if (same) {
      for (int i = 0; i < rows.size(); i++) {
        rows.get(i).show(newest.get().lines().get(i));
      }
      return;
    }
    rows.clear();
    newest.ifPresent(made ->
        made.lines()
            .forEach(line ->
                rows.add(
                    new FieldRow(
                        line,
                        typed -> model.type(form.orElseThrow(), line.key(), typed),
                        () -> model.forget(form.orElseThrow(), line.key()),
                        offer -> model.make(form.orElseThrow(), line.key(), offer)))));
    fields.getChildren().setAll(rows);
  }

  private void showBorders(List<Subject> now) {
    BorderForm made = BorderForm.of(model.project(), now);
    Set<Finding> found = new LinkedHashSet<>();
    now.forEach(subject -> found.addAll(about(subject)));
    List<Finding> all = List.copyOf(found);
    form = Optional.empty();
    rows.clear();
    if (border.isPresent()) {
      border.get().show(model.project(), made, all);
    } else {
      border = Optional.of(new BorderFields(model.project(), made, all, bench::perform));
      fields.getChildren().setAll(border.get());
    }
    general.show(Optional.empty(), all.stream().filter(each -> each.field().isEmpty()).toList());
    facts.show(
        List.of(
            new Fact(
                "Length",
                List.of(Fact.Item.plain(String.format(Locale.ROOT, "%.1f units", made.length())))),
            new Fact(
                "Between",
                made.places().stream()
                    .map(place ->
                        new Fact.Item(
                            Naming.of(model.project(), place),
                            place.kind().word(),
                            Optional.of(Subject.of(place))))
                    .toList())));
  }
}
