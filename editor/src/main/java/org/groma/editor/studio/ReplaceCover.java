package org.groma.editor.studio;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.replace.ProjectReplacement;
import org.groma.editor.replace.ProjectReplacement.Hit;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.TextSearch;
import org.groma.model.project.Project;

/** Replaces a text over the whole project: every place is listed before and after, and ticked. */
final class ReplaceCover extends Cover {

  /** A place, and whether it is to be changed. */
  record Line(Hit hit, BooleanProperty chosen) {}

  private final Workbench bench;
  private final TextField text = field("replace-text", "Find");
  private final TextField by = field("replace-by", "Replace by");
  private final CheckBox matchCase = new CheckBox("Match case");
  private final CheckBox wholeWord = new CheckBox("Whole words");
  private final ListView<Line> list = new ListView<>();
  private final Label said = new Label();
  private final Button replace = new Button("Replace");
  private Optional<Background.Job> looking = Optional.empty();
  private Optional<ProjectReplacement> found = Optional.empty();

  ReplaceCover(Workbench bench, Runnable away) {
    super(away);
    this.bench = bench;
    matchCase.setId("replace-case");
    matchCase.setSelected(true);
    wholeWord.setId("replace-word");
    list.setId("replace-list");
    list.setAccessibleText("Places that would change");
    list.setPlaceholder(new Label("Type what to find. Ids are not changed here: rename them."));
    list.setCellFactory(_ -> new ReplaceCell());
    list.setOnKeyPressed(event -> {
      Line line = list.getSelectionModel().getSelectedItem();
      if (event.getCode() == KeyCode.SPACE && line != null) {
        line.chosen.set(!line.chosen.get());
        event.consume();
      }
    });
    said.setId("replace-said");
    said.setWrapText(true);
    replace.setId("replace-all");
    replace.getStyleClass().add("accent");
    replace.setDefaultButton(true);
    replace.setOnAction(_ -> replace());
    Button all = tick("replace-tick-all", "Tick all", true);
    Button none = tick("replace-tick-none", "Tick none", false);
    HBox first = new HBox(8, text, by, matchCase, wholeWord);
    first.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox.setHgrow(by, Priority.ALWAYS);
    HBox last = new HBox(8, all, none, said);
    last.setAlignment(Pos.CENTER_LEFT);
    BorderPane content = new BorderPane(list, first, null, last, null);
    BorderPane.setMargin(list, new Insets(10, 0, 8, 0));
    text.textProperty().addListener((_, _, _) -> look());
    by.textProperty().addListener((_, _, _) -> look());
    matchCase.setOnAction(_ -> look());
    wholeWord.setOnAction(_ -> look());
    show("Replace in project", content, 860, 620, replace);
    count();
  }

  private static TextField field(String id, String prompt) {
    TextField field = new TextField();
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    return field;
  }

  private Button tick(String id, String title, boolean on) {
    Button button = new Button(title);
    button.setId(id);
    button.getStyleClass().addAll("small", "flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> list.getItems().forEach(line -> line.chosen.set(on)));
    return button;
  }

  private void look() {
    looking.ifPresent(Background.Job::cancel);
    TextSearch search =
        new TextSearch(text.getText(), matchCase.isSelected(), wholeWord.isSelected());
    if (search.isNothing()) {
      show(Optional.empty(), List.of());
      return;
    }
    Project project = bench.project().get();
    String other = by.getText();
    record Look(ProjectReplacement replacement, List<Hit> hits) {}
    looking =
        Optional.of(
            bench
                .background()
                .start(
                    "Looking through the project",
                    _ -> {
                      ProjectReplacement replacement =
                          new ProjectReplacement(project, search, other);
                      return new Look(replacement, replacement.hits());
                    },
                    look -> show(Optional.of(look.replacement), look.hits)));
  }

  private void show(Optional<ProjectReplacement> replacement, List<Hit> hits) {
    found = replacement;
    list.getItems()
        .setAll(
            hits.stream()
                .map(hit -> new Line(hit, new SimpleBooleanProperty(!hit.transcribed())))
                .toList());
    list.getItems().forEach(line -> line.chosen.addListener((_, _, _) -> count()));
    count();
    if (replacement.isPresent() && hits.isEmpty()) {
      said.setText("Nobody wrote that anywhere in this project.");
    }
  }

  private Set<Hit> chosen() {
    Set<Hit> hits = new LinkedHashSet<>();
    list.getItems().stream().filter(line -> line.chosen.get()).forEach(line -> hits.add(line.hit));
    return hits;
  }

  private void count() {
    int ticked = chosen().size();
    int all = list.getItems().size();
    long printed = list.getItems().stream().filter(line -> line.hit.transcribed()).count();
    replace.setDisable(ticked == 0);
    replace.setText(
        ticked == 0
            ? "Replace"
            : ticked == 1
                ? "Replace in 1 place"
                : String.format(Locale.ROOT, "Replace in %d places", ticked));
    said.setText(
        all == 0
            ? ""
            : String.format(
                Locale.ROOT,
                "%d of %d ticked.%s",
                ticked,
                all,
                printed == 0
                    ? ""
                    : String.format(
                        Locale.ROOT,
                        " What editions print (%d) is ticked by hand only.",
                        printed)));
  }

  private void replace() {
    if (found.isEmpty()) {
      return;
    }
    switch (found.get().edit(chosen())) {
      case Entered.Same() -> leave();
      case Entered.Wrong(var wrong) ->
          said.setText(
              wrong.getFirst().sentence()
                  + " Untick it or choose another text; nothing was changed."
                  + (wrong.size() == 1
                      ? ""
                      : String.format(Locale.ROOT, " %d more are like it.", wrong.size() - 1)));
      case Entered.Changed(var edit) -> {
        int places = chosen().size();
        String deed =
            String.format(Locale.ROOT, "Replace “%s” by “%s” in …", text.getText(), by.getText());
        if (bench.perform(deed, edit)) {
          bench
              .notices()
              .done(
                  places == 1
                      ? "Replaced in 1 place; Undo brings it back."
                      : String.format(
                          Locale.ROOT, "Replaced in %d places; Undo brings them back.", places));
          leave();
        }
      }
    }
  }

  @Override
  Node first() {
    return text;
  }

  /** A place: where it is, and under that the text before and after. */
  private static final class ReplaceCell extends javafx.scene.control.ListCell<Line> {

    private final CheckBox box = new CheckBox();
    private final Label before = new Label();
    private final Label after = new Label();
    private final HBox whole;
    private Optional<Line> shown = Optional.empty();

    ReplaceCell() {
      Label arrow = new Label("→");
      before.getStyleClass().add("text-muted");
      before.setMaxWidth(360);
      after.setMaxWidth(360);
      HBox texts = new HBox(8, before, arrow, after);
      arrow.setMinWidth(USE_PREF_SIZE);
      texts.setPadding(new Insets(0, 0, 0, 26));
      whole = new HBox(new VBox(2, box, texts));
      box.setFocusTraversable(false);
    }

    @Override
    protected void updateItem(Line line, boolean empty) {
      super.updateItem(line, empty);
      shown.ifPresent(old -> box.selectedProperty().unbindBidirectional(old.chosen));
      shown = empty ? Optional.empty() : Optional.ofNullable(line);
      setGraphic(shown.isPresent() ? whole : null);
      shown.ifPresent(now -> {
        box.selectedProperty().bindBidirectional(now.chosen);
        box.setText(
            String.format(
                Locale.ROOT,
                "%s %s · %s",
                now.hit.subject().kind().replace('-', ' '),
                now.hit.name(),
                now.hit.path()));
        before.setText(now.hit.before().replace('\n', ' '));
        after.setText(now.hit.after().isEmpty() ? "(nothing)" : now.hit.after().replace('\n', ' '));
      });
    }
  }
}
