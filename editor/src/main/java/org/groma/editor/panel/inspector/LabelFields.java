package org.groma.editor.panel.inspector;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Naming;
import org.groma.model.edit.Edit;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/** How the name of what is selected is written on the map, and what is left to the program. */
final class LabelFields extends VBox {

  private final BiConsumer<String, Edit> perform;
  private final CheckBox shown = new CheckBox("Written on the map");
  private final TextField size = field("label-size", "100");
  private final TextField angle = field("label-angle", "by the program");
  private final TextField bend = field("label-bend", "0");
  private final TextArea lines = new TextArea();
  private final Button reset = new Button("Reset");
  private final Label wrong = new Label();
  private Optional<LabelForm> form = Optional.empty();

  LabelFields(BiConsumer<String, Edit> perform) {
    super(6);
    this.perform = perform;
    setId("label-fields");
    managedProperty().bind(visibleProperty());
    Label title = new Label("Label");
    title.getStyleClass().add("fact-title");
    shown.setId("label-shown");
    shown.setOnAction(_ -> take(each -> each.shown(shown.isSelected())));
    taking(size, LabelForm::sized);
    taking(angle, LabelForm::turned);
    taking(bend, LabelForm::bent);
    taking(lines, LabelForm::broken);
    lines.setId("label-lines");
    lines.setPrefRowCount(2);
    lines.setWrapText(false);
    lines.setAccessibleText("Lines of the label");
    lines.setTooltip(
        new Tooltip("One line of the name in each; Ctrl+Enter or leaving it takes it."));
    reset.setId("label-reset");
    reset.getStyleClass().add(Styles.SMALL);
    reset.setTooltip(new Tooltip("Leaves the name to the program again"));
    reset.setOnAction(_ -> take(LabelForm::reset));
    wrong.setId("label-wrong");
    wrong.getStyleClass().addAll(Styles.DANGER, Styles.TEXT_SMALL);
    wrong.setWrapText(true);
    wrong.managedProperty().bind(wrong.textProperty().isNotEmpty());
    GridPane grid = new GridPane(8, 4);
    row(grid, 0, "Size", size, "%");
    row(grid, 1, "Angle", angle, "°");
    row(grid, 2, "Bend", bend, "°");
    grid.add(new Label("Lines"), 0, 3);
    grid.add(lines, 1, 3, 2, 1);
    getChildren().addAll(title, head(), grid, wrong);
  }

  private HBox head() {
    HBox head = new HBox(10, shown, reset);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  private static TextField field(String id, String prompt) {
    TextField field = new TextField();
    field.setId(id);
    field.setPromptText(prompt);
    field.setPrefColumnCount(8);
    return field;
  }

  private static void row(GridPane grid, int row, String title, TextField field, String unit) {
    Label label = new Label(title);
    label.setLabelFor(field);
    field.setAccessibleText(title + " of the label");
    grid.addRow(row, label, field, new Label(unit));
  }

  private void taking(TextInputControl input, TypedInto typed) {
    input
        .focusedProperty()
        .addListener((_, _, focused) -> {
          if (!focused) {
            take(each -> typed.take(each, input.getText()));
          }
        });
    input.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean enter =
              event.getCode() == KeyCode.ENTER
                  && (input instanceof TextField || event.isShortcutDown());
          if (enter) {
            take(each -> typed.take(each, input.getText()));
            event.consume();
          } else if (event.getCode() == KeyCode.ESCAPE) {
            form.ifPresent(this::fill);
            event.consume();
          } else if (event.getCode() == KeyCode.TAB && input instanceof TextArea) {
            // no name has a tab in it, and whoever has no mouse must get out again
            input.requestFocusTraversal(
                event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
          }
        });
  }

  private interface TypedInto {
    LabelForm.Answer take(LabelForm form, String text);
  }

  private void take(Function<LabelForm, LabelForm.Answer> deed) {
    form.map(deed)
        .ifPresent(answer -> {
          wrong.setText(answer.wrong());
          answer.edit().ifPresent(edit -> perform.accept(answer.name(), edit));
        });
  }

  /** Shows the label of what is selected, if that is one thing with a name on the map. */
  void show(Project project, List<Subject> selected) {
    Optional<LabelForm> now =
        selected.size() == 1 && MapLabel.SUBJECTS.contains(selected.getFirst().kind())
            ? Optional.of(
                LabelForm.of(
                    project,
                    selected.getFirst().toString(),
                    Naming.of(project, selected.getFirst())))
            : Optional.empty();
    setVisible(now.isPresent());
    if (!now.equals(form)) {
      form = now;
      now.ifPresent(this::fill);
    }
  }

  private void fill(LabelForm now) {
    wrong.setText("");
    shown.setSelected(!now.label().hidden());
    size.setText(now.size());
    angle.setText(now.angle());
    bend.setText(now.bend());
    lines.setText(String.join("\n", now.label().lines()));
    lines.setPromptText(now.name());
    reset.setDisable(!now.stored());
  }
}
