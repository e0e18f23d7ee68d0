package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.SheetKind;

/** Over the grid: what a new row cannot be without. */
final class AddBar extends HBox {

  private final Grid grid;
  private final Map<String, ValueField> fields = new LinkedHashMap<>();
  private final Label wrong = new Label();
  private final Button add = new Button("Add");
  private Optional<SheetKind> offered = Optional.empty();

  AddBar(Grid grid) {
    super(8);
    this.grid = grid;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("bulk-bar");
    add.setId("add-row");
    add.getStyleClass().addAll(Styles.ACCENT, Styles.SMALL);
    add.setOnAction(_ -> add());
    wrong.setId("add-wrong");
    wrong.getStyleClass().addAll(Styles.DANGER, "field-wrong");
    setVisible(false);
    managedProperty().bind(visibleProperty());
    grid.model()
        .listen(() -> {
          if (!offered.equals(Optional.of(grid.model().sheet().kind()))) {
            setVisible(false);
          }
        });
  }

  /** Asks for what a row of the table that is shown needs. */
  void begin() {
    layOut();
    setVisible(true);
    fields.values().iterator().next().requestFocus();
  }

  private void layOut() {
    var sheet = grid.model().sheet();
    offered = Optional.of(sheet.kind());
    fields.clear();
    wrong.setText("");
    getChildren().setAll(new Label("New " + sheet.one()));
    for (String key : sheet.kind().needed()) {
      String title = grid.model().title(key);
      ValueField field = new ValueField();
      field.setId("new-" + key);
      field.setPromptText(title);
      field.setAccessibleText("%s of the new %s".formatted(title, sheet.one()));
      field.setChoices(sheet.choices(key));
      field.setPrefColumnCount(12);
      field.onDone(this::add);
      field.onGiveUp(() -> {
        setVisible(false);
        grid.requestFocus();
      });
      fields.put(key, field);
      getChildren().add(field);
    }
    getChildren().addAll(add, wrong);
  }

  private void add() {
    Map<String, String> typed = new LinkedHashMap<>();
    fields.forEach((key, field) -> typed.put(key, field.getText()));
    Optional<ValueField> empty =
        fields.values().stream().filter(field -> field.getText().isBlank()).findFirst();
    if (empty.isPresent()) {
      wrong.setText("%s is needed.".formatted(empty.get().getPromptText()));
      empty.get().requestFocus();
      return;
    }
    Set<String> before = new TreeSet<>(grid.model().sheet().ids());
    Optional<String> mistake = grid.model().add(typed);
    wrong.setText(mistake.orElse(""));
    if (mistake.isEmpty()) {
      setVisible(false);
      grid.model().sheet().ids().stream()
          .filter(id -> !before.contains(id))
          .findFirst()
          .ifPresent(
              id -> grid.goTo(new Cell(id, grid.model().sheet().kind().needed().getFirst())));
      grid.requestFocus();
    }
  }
}
