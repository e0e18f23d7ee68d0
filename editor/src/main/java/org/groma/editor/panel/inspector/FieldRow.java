package org.groma.editor.panel.inspector;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Creating;
import org.groma.editor.studio.Icons;
import org.groma.exporters.table.Look;
import org.groma.model.value.Provenance;

/** One field: its title, the value, where that comes from, and what is wrong with it. */
final class FieldRow extends VBox {

  private final Label title = new Label();
  private final Label origin = new Label();
  private final FindingNotes notes;
  private final ValueField field = new ValueField();
  private final CheckBox flag = new CheckBox();
  private final Label text = new Label();
  private final Node value;
  private Form.Line line;
  private Optional<Provenance> shownOrigin = Optional.empty();
  private boolean filling;

  /** A field whose texts name nothing that could be made. */
  FieldRow(Form.Line line, Function<String, Optional<String>> type, Runnable forget) {
    this(
        line,
        typed -> type.apply(typed).map(wrong -> new Form.Draft(typed, wrong, Optional.empty())),
        forget,
        _ -> {});
  }

  /**
   * @param type takes what was typed; says what is wrong, if it was not taken
   * @param forget gives up what was typed
   * @param make makes what is missing for it
   */
  FieldRow(
      Form.Line line,
      Function<String, Optional<Form.Draft>> type,
      Runnable forget,
      Consumer<Creating.Offer> make) {
    super(2);
    this.notes = new FindingNotes(make);
    this.line = line;
    getStyleClass().add("field-row");
    String id = "field-" + line.key().replace('.', '-');
    field.setId(id);
    flag.setId(id);
    field.onCommit(typed -> {
      Optional<Form.Draft> wrong = type.apply(typed);
      notes.show(wrong, this.line.findings());
      return wrong.isEmpty();
    });
    field.onGiveUp(() -> {
      forget.run();
      notes.show(Optional.empty(), this.line.findings());
    });
    flag.selectedProperty()
        .addListener((_, _, on) -> {
          if (!filling) {
            notes.show(type.apply(on ? "yes" : "no"), this.line.findings());
          }
        });
    text.setWrapText(true);
    value = !line.editable() ? text : line.look() == Look.YES_NO ? flag : field;
    title.setText(line.title());
    title.setWrapText(true);
    title.setMinHeight(USE_PREF_SIZE);
    title.setLabelFor(value);
    title.getStyleClass().addAll("text-muted", "field-title");
    field.setAccessibleText(line.title());
    flag.setAccessibleText(line.title());
    origin.getStyleClass().add("origin");
    origin.setMinWidth(14);
    HBox box = new HBox(4, title, value, origin);
    box.setAlignment(Pos.CENTER_LEFT);
    if (line.editable() && line.look() == Look.YES_NO) {
      HBox gap = new HBox();
      HBox.setHgrow(gap, Priority.ALWAYS);
      box.getChildren().add(2, gap);
    } else {
      HBox.setHgrow(value, Priority.ALWAYS);
      text.setMaxWidth(Double.MAX_VALUE);
    }
    getChildren().addAll(box, notes);
    show(line);
  }

  String key() {
    return line.key();
  }

  /** Shows the newest state; what somebody is typing stays. */
  void show(Form.Line now) {
    boolean other = !now.value().equals(line.value()) || !field.isFocused() || !field.isChanged();
    line = now;
    filling = true;
    flag.setIndeterminate(now.value().isEmpty());
    flag.setSelected(now.value().filter(said -> said.equals("yes")).isPresent());
    filling = false;
    text.setText(now.value().orElse("(several values)"));
    if (other) {
      field.setChoices(now.choices());
      field.setValue(now.value().orElse(""));
      field.setPromptText(now.value().isEmpty() ? "Several values" : "");
      now.draft().ifPresent(draft -> field.setText(draft.typed()));
    }
    notes.show(now.draft(), now.findings());
    showOrigin(now.origin());
    boolean idle = !now.editable() && now.value().filter(String::isEmpty).isPresent();
    setVisible(!idle);
    setManaged(!idle);
  }

  private void showOrigin(Optional<Provenance> from) {
    if (from.equals(shownOrigin)) {
      return;
    }
    shownOrigin = from;
    origin.setGraphic(
        from.map(each ->
                Icons.of(
                    switch (each.kind()) {
                      case PRINTED -> "fth-book-open";
                      case RECONSTRUCTED -> "fth-tool";
                      case HOUSE -> "fth-home";
                    }))
            .orElse(null));
    origin.setTooltip(from.map(each -> new Tooltip(each.toString())).orElse(null));
    origin.setAccessibleText(from.map(Provenance::toString).orElse(""));
  }
}
