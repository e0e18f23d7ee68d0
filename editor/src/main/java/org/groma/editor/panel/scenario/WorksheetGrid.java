package org.groma.editor.panel.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.editor.panel.field.CellTyping;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Entered;
import org.groma.editor.studio.EditTarget;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.TextScale;
import org.groma.editor.studio.Workbench;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Shown;
import org.groma.model.edit.Edit;
import org.groma.model.id.ScenarioId;

/** One table of the scenario, edited cell by cell; rows are added and taken out below it. */
final class WorksheetGrid extends BorderPane implements ScenarioPage {

  private static final double PROSE = 260;

  private final Workbench bench;
  private final Ledgers ledger;
  private final ScenarioModel model;
  private final TableView<String> table = new TableView<>();
  private final HBox adding = new HBox(6);
  private final Map<String, ValueField> fresh = new HashMap<>();
  private final Label wrong = new Label();
  private final IntegerProperty version = new SimpleIntegerProperty();
  private Worksheet<?> sheet;
  private Optional<String> firstLetter = Optional.empty();

  WorksheetGrid(Workbench bench, Ledgers ledger, ScenarioModel model) {
    this.bench = bench;
    this.ledger = ledger;
    this.model = model;
    table.setId("worksheet");
    table.setAccessibleText("Table of the scenario");
    table.getStyleClass().addAll("dense", "striped", "bordered", "worksheet");
    table.setEditable(true);
    TextScale.follow(bench, table);
    table.setPlaceholder(new Label("There is nothing in this table yet."));
    table.getSelectionModel().setCellSelectionEnabled(true);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    CellTyping.install(table, letter -> edit(Optional.of(letter)));
    EditTarget.set(table, this::carryOut);
    wrong.setId("worksheet-wrong");
    wrong.getStyleClass().add("field-wrong");
    wrong.setWrapText(true);
    adding.setAlignment(Pos.CENTER_LEFT);
    adding.getStyleClass().add("worksheet-bar");
    setCenter(table);
    setBottom(new VBox(wrong, adding));
    say(Optional.empty());
    table
        .widthProperty()
        .addListener((_, _, _) -> {
          if (sheet != null) {
            fit();
          }
        });
  }

  @Override
  public Node node() {
    return this;
  }

  @Override
  public void show() {
    model.scenario().ifPresent(scenario -> show(scenario.id()));
  }

  private void show(ScenarioId scenario) {
    sheet = ledger.of(bench.project().get(), scenario);
    List<String> titles =
        sheet.columns().stream()
            .filter(column -> column.look() != Look.ID)
            .map(Column::title)
            .toList();
    if (!table.getColumns().stream().map(TableColumn::getText).toList().equals(titles)) {
      table
          .getColumns()
          .setAll(
              sheet.columns().stream()
                  .filter(column -> column.look() != Look.ID)
                  .map(this::column)
                  .toList());
      layOutAdding();
      fit();
    }
    List<String> ids = sheet.ids(ledger.sortedBy());
    if (!table.getItems().equals(ids) && !ids.equals(sortedBack(ids))) {
      table.getItems().setAll(ids);
      table.sort();
    }
    version.set(version.get() + 1);
  }

  /** What is on the screen, in the order of the sheet; people may have sorted it otherwise. */
  private List<String> sortedBack(List<String> ids) {
    return ids.size() == table.getItems().size()
        ? ids.stream().filter(table.getItems()::contains).toList()
        : List.of();
  }

  private TableColumn<String, Shown> column(Column<?> column) {
    TableColumn<String, Shown> made = new TableColumn<>(column.title());
    made.setId(column.key());
    made.setCellValueFactory(row ->
        Bindings.createObjectBinding(() -> sheet.show(row.getValue(), column.key()), version));
    made.setComparator(Worksheet::compare);
    made.setCellFactory(_ -> new WorksheetCell(this, column));
    made.setEditable(column.isEditable());
    made.setPrefWidth(width(column));
    return made;
  }

  private static double width(Column<?> column) {
    return switch (column.look()) {
      case PROSE -> PROSE;
      case WHOLE, HALVES, DIFFERENCE, YES_NO -> 80;
      case TEXT, ID -> 160;
    };
  }

  /** Sentences have all the room that is left. */
  private void fit() {
    double rest = table.getWidth() - 16;
    int prose = 0;
    for (Column<?> column : sheet.columns()) {
      prose += column.look() == Look.PROSE ? 1 : 0;
      rest -= column.look() == Look.PROSE || column.look() == Look.ID ? 0 : width(column);
    }
    for (Column<?> column : sheet.columns()) {
      if (column.look() == Look.PROSE) {
        double room = Math.max(PROSE, rest / prose);
        table.getColumns().stream()
            .filter(each -> each.getId().equals(column.key()))
            .forEach(each -> each.setPrefWidth(room));
      }
    }
  }

  private void layOutAdding() {
    adding.getChildren().clear();
    fresh.clear();
    for (String key : ledger.needed()) {
      ValueField field = new ValueField();
      field.setId("new-" + key);
      field.setPromptText(sheet.title(key));
      field.setAccessibleText(sheet.title(key) + " of the new " + sheet.table().one());
      field.setChoices(sheet.choices(key));
      field.setPrefColumnCount(12);
      field.onDone(this::add);
      fresh.put(key, field);
      adding.getChildren().add(field);
    }
    Button add = new Button("Add " + sheet.table().one(), Icons.of("fth-plus"));
    add.setId("worksheet-add");
    add.getStyleClass().add("small");
    add.setOnAction(_ -> add());
    Button remove = new Button("Remove row", Icons.of("fth-trash-2"));
    remove.setId("worksheet-remove");
    remove.getStyleClass().addAll("small", "flat");
    remove.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
    remove.setOnAction(_ -> remove());
    adding.getChildren().addAll(add, remove);
  }

  Worksheet<?> sheet() {
    return sheet;
  }

  @SuppressWarnings("unchecked") // the focus model of a table says TablePosition and no more
  private TablePosition<String, ?> focused() {
    return table.getFocusModel().getFocusedCell();
  }

  private void key(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown();
    if (table.isFocused() && plain) {
      if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.F2) {
        edit(Optional.empty());
        event.consume();
      } else if (event.getCode() == KeyCode.DELETE) {
        remove();
        event.consume();
      }
    }
  }

  private void edit(Optional<String> letter) {
    TablePosition<String, ?> at = focused();
    if (at.getRow() >= 0 && at.getTableColumn() != null && at.getTableColumn().isEditable()) {
      firstLetter = letter;
      CellTyping.open(table, at.getRow(), at.getTableColumn());
    }
  }

  /** What the Edit menu does with the cell that the keyboard is at. */
  private boolean carryOut(EditTarget.Command command) {
    TablePosition<String, ?> at = focused();
    if (at.getRow() < 0 || at.getTableColumn() == null) {
      return false;
    }
    Cell cell = new Cell(table.getItems().get(at.getRow()), at.getTableColumn().getId());
    Clipboard clipboard = Clipboard.getSystemClipboard();
    switch (command) {
      case COPY, CUT -> {
        ClipboardContent content = new ClipboardContent();
        content.putString(sheet.show(cell.row(), cell.column()).text());
        clipboard.setContent(content);
        if (command == EditTarget.Command.CUT && at.getTableColumn().isEditable()) {
          type(cell, "");
        }
      }
      case PASTE -> {
        if (clipboard.hasString() && at.getTableColumn().isEditable()) {
          type(cell, clipboard.getString().strip());
        }
      }
      case DELETE -> remove();
      case SELECT_ALL -> {
        return false;
      }
    }
    return true;
  }

  /** What a value that is being typed begins with. */
  Optional<String> takeFirstLetter() {
    Optional<String> taken = firstLetter;
    firstLetter = Optional.empty();
    return taken;
  }

  /** Goes on from a cell that was edited. */
  void step(int down, int right) {
    CellTyping.step(table, down, right);
  }

  /** Types into a cell; whether that was taken. */
  boolean type(Cell cell, String typed) {
    return take(
        String.format(
            Locale.ROOT, "Change %s in %s of …", sheet.title(cell.column()), ledger.title()),
        sheet.type(cell, typed));
  }

  private void add() {
    Map<String, String> typed =
        fresh.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().getText()));
    if (take("Add " + sheet.table().one(), sheet.add(typed))) {
      fresh.values().forEach(field -> field.setValue(""));
      fresh.get(ledger.needed().getFirst()).requestFocus(); // for the next one
    }
  }

  private void remove() {
    Optional.ofNullable(table.getSelectionModel().getSelectedItem())
        .ifPresent(id -> take("Remove " + sheet.table().one(), sheet.remove(id)));
  }

  private boolean take(String name, Entered entered) {
    return switch (entered) {
      case Entered.Same() -> {
        say(Optional.empty());
        yield true;
      }
      case Entered.Changed(Edit edit) -> {
        say(Optional.empty());
        yield bench.perform(name, edit);
      }
      case Entered.Wrong(var cells) -> {
        say(Optional.of(cells.getFirst().sentence()));
        yield false;
      }
    };
  }

  void say(Optional<String> sentence) {
    wrong.setText(sentence.orElse(""));
    wrong.setVisible(sentence.isPresent());
    wrong.setManaged(sentence.isPresent());
  }
}
