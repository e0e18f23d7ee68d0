package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Creating;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.studio.Icons;
import org.groma.exporters.table.Look;

/**
 * Over the grid: what a new row cannot be without, and what may be said of it at once. It stays
 * after a row was added, for the next one.
 */
final class AddBar extends FlowPane {

  private static final List<String> YES_NO = List.of("yes", "no");

  private final Grid grid;
  private final Map<String, ValueField> fields = new LinkedHashMap<>();
  private final Label wrong = new Label();
  private final Label made = new Label();
  private final Button add = new Button("Add");
  private final Button create = new Button();
  private Optional<SheetKind> offered = Optional.empty();

  AddBar(Grid grid) {
    super(12, 6);
    this.grid = grid;
    setId("add-bar");
    setRowValignment(VPos.CENTER);
    getStyleClass().add("bulk-bar");
    add.setId("add-row");
    add.getStyleClass().addAll(Styles.ACCENT, Styles.SMALL);
    add.setOnAction(_ -> add());
    create.setId("add-create");
    create.getStyleClass().addAll(Styles.SMALL);
    create.managedProperty().bind(create.visibleProperty());
    wrong.setId("add-wrong");
    wrong.getStyleClass().addAll(Styles.DANGER, "field-wrong");
    wrong.managedProperty().bind(wrong.textProperty().isNotEmpty());
    made.setId("add-made");
    made.getStyleClass().add(Styles.TEXT_MUTED);
    made.managedProperty().bind(made.textProperty().isNotEmpty());
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
    first().requestFocus();
  }

  private void close() {
    setVisible(false);
    grid.requestFocus();
  }

  private void layOut() {
    Sheet<?> sheet = grid.model().sheet();
    offered = Optional.of(sheet.kind());
    fields.clear();
    complain("", Optional.empty());
    Label heading = new Label("New " + sheet.one());
    heading.getStyleClass().add(Styles.TEXT_BOLD);
    getChildren().setAll(heading);
    Stream.concat(sheet.kind().needed().stream(), sheet.kind().asked().stream())
        .filter(key -> sheet.column(key).isPresent())
        .forEach(key -> getChildren().add(labelled(sheet, key)));
    Button done = new Button(null, Icons.of("fth-x"));
    done.setId("add-close");
    done.setAccessibleText("Close the form");
    done.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    done.setOnAction(_ -> close());
    getChildren().addAll(new HBox(4, add, done), wrong, create, made);
  }

  private HBox labelled(Sheet<?> sheet, String key) {
    boolean needed = sheet.kind().needed().contains(key);
    String title = grid.model().title(key);
    ValueField field = new ValueField();
    field.setId("new-" + key);
    field.setAccessibleText(String.format(Locale.ROOT, "%s of the new %s", title, sheet.one()));
    field.setPromptText(needed ? "" : "may stay empty");
    field.setChoices(choices(sheet, key));
    field.setPrefColumnCount(isLong(sheet, key) ? 26 : 11);
    field.setValue(usual(sheet, key));
    field.onDone(this::next);
    field.onPick(() -> {}); // the next field is up to the person with the mouse
    field.onGiveUp(this::close);
    fields.put(key, field);
    Label label = new Label(title);
    label.setLabelFor(field);
    label.setMinWidth(Region.USE_PREF_SIZE);
    label.getStyleClass().add(Styles.TEXT_MUTED);
    HBox box = new HBox(4, label, field);
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private static List<String> choices(Sheet<?> sheet, String key) {
    return sheet.column(key).filter(column -> column.look() == Look.YES_NO).isPresent()
        ? YES_NO
        : sheet.choices(key);
  }

  private static boolean isLong(Sheet<?> sheet, String key) {
    return sheet.column(key).filter(column -> column.look() == Look.PROSE).isPresent();
  }

  /** Of a line of a list: the same list as the row that is selected. */
  private String usual(Sheet<?> sheet, String key) {
    return sheet.kind().isOfParts() && key.equals(sheet.kind().needed().getFirst())
        ? grid.selectedRows().stream()
            .findFirst()
            .map(row -> sheet.show(row, key).text())
            .filter(said -> !said.isEmpty())
            .orElseGet(() -> sheet.usual(key))
        : sheet.usual(key);
  }

  /** The field that a person begins with: the first that is empty. */
  private ValueField first() {
    return empty().orElseGet(() -> fields.values().iterator().next());
  }

  private Optional<ValueField> empty() {
    return grid.model().sheet().kind().needed().stream()
        .map(fields::get)
        .filter(field -> field != null && field.getText().isBlank())
        .findFirst();
  }

  /** After Enter: what is needed still, unless that is where Enter was pressed; else the row. */
  private void next() {
    empty()
        .filter(field -> !field.isFocused())
        .ifPresentOrElse(ValueField::requestFocus, this::add);
  }

  private void add() {
    Optional<ValueField> empty = empty();
    if (empty.isPresent()) {
      String key = empty.get().getId().substring("new-".length());
      complain(
          String.format(Locale.ROOT, "%s is needed.", grid.model().title(key)), Optional.empty());
      empty.get().requestFocus();
      return;
    }
    Map<String, String> typed = new LinkedHashMap<>();
    fields.forEach((key, field) -> typed.put(key, field.getText()));
    Set<String> before = new TreeSet<>(grid.model().sheet().ids());
    Optional<String> mistake = grid.model().add(typed);
    if (mistake.isEmpty()) {
      added(before);
    } else {
      complain(mistake.get(), Creating.adding(grid.model().sheet(), typed));
    }
  }

  private void added(Set<String> before) {
    Sheet<?> sheet = grid.model().sheet();
    complain("", Optional.empty());
    sheet.ids().stream().filter(id -> !before.contains(id)).findFirst().ifPresent(this::made);
    fields.forEach((key, field) -> {
      field.setChoices(choices(sheet, key));
      if (choices(sheet, key).isEmpty()) {
        field.setValue(sheet.usual(key));
      }
    });
    first().requestFocus();
  }

  /** Says what is wrong, and offers to make what is missing. */
  private void complain(String sentence, Optional<Creating.Offer> offer) {
    wrong.setText(sentence);
    made.setText("");
    create.setVisible(offer.isPresent());
    offer.ifPresent(each -> {
      Set<String> before = new TreeSet<>(grid.model().sheet().ids());
      create.setText(each.title());
      create.setOnAction(_ -> {
        grid.model().make(each);
        added(before);
      });
    });
  }

  /** Shows the row that was made, while the bar waits for the next one. */
  private void made(String id) {
    grid.goTo(new Cell(id, grid.model().sheet().kind().needed().getFirst()));
    boolean seen = grid.model().rows().contains(id);
    made.setText(
        String.format(
            Locale.ROOT,
            "%s was added%s",
            grid.model().called(id),
            seen ? "." : "; the filter hides it."));
  }
}
