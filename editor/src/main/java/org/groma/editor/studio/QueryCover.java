package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.document.Naming;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;
import org.groma.validator.house.Query;
import org.groma.validator.house.QueryForm;
import org.groma.validator.house.QueryLine;

/**
 * Selects what meets a query. It is put together in a form, and stands in a line below for those
 * who would rather type it; each follows the other. What it finds is listed at once.
 */
final class QueryCover extends Cover {

  private static final String REMEMBERED = "query.line";
  private static final int LISTED = 500;

  private final Workbench bench;
  private final ComboBox<Kind<?, ?>> kind = new ComboBox<>();
  private final VBox rows = new VBox(6);
  private final TextField line = new TextField();
  private final Label said = new Label();
  private final ListView<String> list = new ListView<>();
  private final Button select = new Button("Select");
  private boolean filling;
  private Optional<Background.Job> asking = Optional.empty();
  private Set<Subject> found = Set.of();

  QueryCover(Workbench bench, Runnable away) {
    super(away);
    this.bench = bench;
    kind.setId("query-kind");
    kind.setAccessibleText("What is looked for");
    kind.getItems().setAll(Kinds.ALL);
    kind.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Kind<?, ?> each) {
            return each == null ? "" : each.plural().replace('-', ' ');
          }

          @Override
          public Kind<?, ?> fromString(String text) {
            throw new UnsupportedOperationException("kinds are chosen, not typed");
          }
        });
    kind.setOnAction(_ -> {
      if (!filling) {
        lines().forEach(row -> row.offer(kind.getValue()));
        fromForm();
      }
    });
    line.setId("query-line");
    line.setAccessibleText("The query as a line");
    line.setPromptText("terrain=forest income>1 or name~\"Mo*\"");
    line.textProperty()
        .addListener((_, _, text) -> {
          if (!filling) {
            fromLine(text);
          }
        });
    said.setId("query-said");
    said.setWrapText(true);
    list.setId("query-list");
    list.setAccessibleText("What meets the query");
    list.setPlaceholder(new Label("What meets the query is listed here."));
    select.setId("query-select");
    select.getStyleClass().add("accent");
    select.setDefaultButton(true);
    select.setOnAction(_ -> select());
    Button add = new Button("Add condition", Icons.of("fth-plus"));
    add.setId("query-add");
    add.getStyleClass().addAll("small", "flat");
    add.setOnAction(_ -> {
      QueryRow row = append(true, new QueryForm.Part("", QueryForm.Asked.IS, ""));
      row.requestFocus();
    });
    HBox first = new HBox(8, new Label("Select all"), kind, new Label("of which"));
    first.setAlignment(Pos.CENTER_LEFT);
    ScrollPane scroll = new ScrollPane(rows);
    scroll.setFitToWidth(true);
    scroll.setPrefViewportHeight(150);
    HBox typed = new HBox(8, new Label("As a line"), line);
    typed.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(line, Priority.ALWAYS);
    VBox top = new VBox(8, first, scroll, add, typed, said);
    BorderPane content = new BorderPane(list, top, null, null, null);
    BorderPane.setMargin(list, new Insets(8, 0, 0, 0));
    show("Select by query", content, 760, 640, select);
    line.setText(bench.memory().get(REMEMBERED).orElse("terrain=forest"));
  }

  private List<QueryRow> lines() {
    return rows.getChildren().stream().map(QueryRow.class::cast).toList();
  }

  private QueryRow append(boolean and, QueryForm.Part part) {
    QueryRow row = new QueryRow(rows.getChildren().isEmpty(), this::fromForm, this::remove);
    row.offer(kind.getValue());
    row.show(and, part);
    rows.getChildren().add(row);
    return row;
  }

  private void remove(QueryRow row) {
    rows.getChildren().remove(row);
    if (!lines().isEmpty()) {
      lines().getFirst().isFirst();
    }
    fromForm();
  }

  /** The line says what the form says; parts that are not filled in yet are left out. */
  private void fromForm() {
    if (filling) {
      return;
    }
    List<List<QueryForm.Part>> groups = new ArrayList<>();
    for (QueryRow row : lines()) {
      if (row.part().isPresent()) {
        if (groups.isEmpty() || !row.joinsByAnd()) {
          groups.add(new ArrayList<>());
        }
        groups.getLast().add(row.part().get());
      }
    }
    QueryForm form = new QueryForm(kind.getValue(), groups);
    filling = true;
    line.setText(form.line());
    filling = false;
    ask(form);
  }

  /** The form shows what the line says, as far as that can be read. */
  private void fromLine(String text) {
    switch (QueryLine.parse(text)) {
      case QueryLine.Parsed.Wrong(String sentence, int _) -> wrong(sentence);
      case QueryLine.Parsed.Read(QueryForm form) -> {
        filling = true;
        kind.setValue(form.kind());
        rows.getChildren().clear();
        for (List<QueryForm.Part> group : form.groups()) {
          boolean and = false;
          for (QueryForm.Part part : group) {
            append(and, part);
            and = true;
          }
        }
        if (form.isNothing()) {
          append(true, new QueryForm.Part("", QueryForm.Asked.IS, ""));
        }
        filling = false;
        ask(form);
      }
    }
  }

  private void ask(QueryForm form) {
    asking.ifPresent(Background.Job::cancel);
    if (form.isNothing()) {
      wrong("");
      return;
    }
    Project project = bench.project().get();
    asking =
        Optional.of(
            bench
                .background()
                .start("Query", _ -> form.query().ask(Survey.of(project)), this::answered));
  }

  private void answered(Query.Answer answer) {
    switch (answer) {
      case Query.Answer.Malformed(String sentence) -> wrong(sentence);
      case Query.Answer.Found(var subjects) -> {
        found = subjects;
        list.getItems()
            .setAll(
                subjects.stream()
                    .limit(LISTED)
                    .map(subject -> Naming.of(bench.project().get(), subject))
                    .toList());
        int count = subjects.size();
        Kind<?, ?> asked = kind.getValue();
        said.setText(
            (count == 1
                        ? "1 " + asked.word()
                        : (count == 0 ? "No" : String.valueOf(count)) + " " + asked.plural())
                    .replace('-', ' ')
                + (count == 1 ? " meets this." : " meet this.")
                + (count > LISTED
                    ? String.format(Locale.ROOT, " The first %d are listed.", LISTED)
                    : ""));
        said.getStyleClass().remove("field-wrong");
        select.setDisable(count == 0);
      }
    }
  }

  private void wrong(String sentence) {
    asking.ifPresent(Background.Job::cancel);
    found = Set.of();
    list.getItems().clear();
    said.setText(sentence);
    if (!said.getStyleClass().contains("field-wrong")) {
      said.getStyleClass().add("field-wrong");
    }
    select.setDisable(true);
  }

  private void select() {
    bench.memory().put(REMEMBERED, line.getText());
    bench.selection().set(found);
    bench.notices().done(found.size() + " selected.");
    leave();
  }

  @Override
  Node first() {
    return line;
  }
}
