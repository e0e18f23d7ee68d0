package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.TextSearch;
import org.groma.editor.studio.Icons;
import org.groma.exporters.table.Column;

/** Over the grid: goes from match to match, and replaces them. Escape closes it. */
final class FindBar extends FlowPane {

  private final Grid grid;
  private final TextField text = new TextField();
  private final TextField by = new TextField();
  private final CheckBox matchCase = new CheckBox("Match case");
  private final CheckBox wholeWord = new CheckBox("Whole words");
  private final CheckBox thisColumn = new CheckBox("This column");
  private final Label said = new Label();
  private final HBox replacing;
  private Optional<String> column = Optional.empty();

  FindBar(Grid grid) {
    super(8, 4);
    this.grid = grid;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("bulk-bar");
    field(text, "find-text", "Find in the table");
    field(by, "find-by", "Replace by");
    matchCase.setId("find-case");
    wholeWord.setId("find-word");
    thisColumn.setId("find-column");
    said.setId("find-said");
    List.of(matchCase, wholeWord).forEach(box -> box.setOnAction(_ -> count()));
    thisColumn.setOnAction(_ -> {
      column = thisColumn.isSelected() ? grid.focusedCell().map(Cell::column) : Optional.empty();
      count();
    });
    text.textProperty().addListener((_, _, _) -> count());
    HBox finding =
        new HBox(
            4,
            text,
            icon("find-previous", "Previous match (Shift+Enter)", "fth-chevron-up", () -> go(-1)),
            icon("find-next", "Next match (Enter)", "fth-chevron-down", () -> go(1)));
    finding.setAlignment(Pos.CENTER_LEFT);
    Button one = button("find-replace", "Replace", this::replace);
    Button all = button("find-replace-all", "Replace All", this::replaceAll);
    replacing = new HBox(4, by, one, all);
    replacing.setAlignment(Pos.CENTER_LEFT);
    replacing.managedProperty().bind(replacing.visibleProperty());
    Button close = icon("find-close", "Close (Escape)", "fth-x", this::close);
    getChildren().addAll(finding, matchCase, wholeWord, thisColumn, replacing, said, close);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    setVisible(false);
    managedProperty().bind(visibleProperty());
    grid.model()
        .listen(() -> {
          if (isVisible()) {
            count();
          }
        });
  }

  private static void field(TextField field, String id, String prompt) {
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    field.setPrefColumnCount(14);
  }

  private static Button button(String id, String title, Runnable run) {
    Button button = new Button(title);
    button.setId(id);
    button.getStyleClass().add(Styles.SMALL);
    button.setOnAction(_ -> run.run());
    return button;
  }

  private static Button icon(String id, String name, String icon, Runnable run) {
    Button button = button(id, null, run);
    button.setGraphic(Icons.of(icon));
    button.getStyleClass().addAll(Styles.FLAT, Styles.BUTTON_ICON);
    button.setTooltip(new Tooltip(name));
    button.setAccessibleText(name);
    return button;
  }

  /** Opens it; what stands in a cell that the keyboard is at stays there. */
  void begin(boolean toReplace) {
    replacing.setVisible(toReplace);
    thisColumn.setText(
        grid.focusedCell()
            .map(cell -> "Only in " + grid.model().title(cell.column()))
            .orElse("This column"));
    thisColumn.setSelected(false);
    column = Optional.empty();
    setVisible(true);
    text.requestFocus();
    text.selectAll();
    count();
  }

  private void close() {
    setVisible(false);
    grid.requestFocus();
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER && text.equals(event.getTarget())) {
      go(event.isShiftDown() ? -1 : 1);
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER && by.equals(event.getTarget())) {
      replace();
      event.consume();
    }
  }

  private TextSearch search() {
    return new TextSearch(text.getText(), matchCase.isSelected(), wholeWord.isSelected());
  }

  /** The cells on the screen with a match, row by row. */
  private List<Cell> matches() {
    TextSearch.Finder finder = search().finder();
    Layout layout = grid.onScreen();
    List<String> columns =
        layout.columns().stream()
            .filter(key -> column.isEmpty() || column.get().equals(key))
            .toList();
    List<Cell> found = new ArrayList<>();
    for (String row : layout.rows()) {
      for (String key : columns) {
        if (finder.isIn(grid.model().sheet().show(row, key).text())) {
          found.add(new Cell(row, key));
        }
      }
    }
    return found;
  }

  private void count() {
    say(text.getText().isEmpty() ? "" : counted(matches().size()), false);
  }

  private void say(String sentence, boolean wrong) {
    said.setText(sentence);
    said.getStyleClass().removeAll(Styles.DANGER, "field-wrong");
    if (wrong) {
      said.getStyleClass().addAll(Styles.DANGER, "field-wrong");
    }
  }

  private static String counted(int cells) {
    return cells == 0 ? "No cell has it" : cells == 1 ? "1 cell" : cells + " cells";
  }

  /** To the next match in a direction, and round at the end. */
  private void go(int direction) {
    List<Cell> found = matches();
    if (found.isEmpty()) {
      count();
      return;
    }
    int at = next(found, direction);
    grid.goTo(found.get(at));
    say(String.format(Locale.ROOT, "%d of %s", at + 1, counted(found.size())), false);
  }

  private int next(List<Cell> found, int direction) {
    Optional<Cell> here = grid.focusedCell();
    if (here.isEmpty()) {
      return 0;
    }
    int known = found.indexOf(here.get());
    if (known >= 0) {
      return Math.floorMod(known + direction, found.size());
    }
    Layout layout = grid.onScreen();
    long place = place(layout, here.get());
    int after = 0;
    while (after < found.size() && place(layout, found.get(after)) < place) {
      after++;
    }
    return Math.floorMod(direction > 0 ? after : after - 1, found.size());
  }

  private static long place(Layout layout, Cell cell) {
    return (long) layout.rows().indexOf(cell.row()) * layout.columns().size()
        + layout.columns().indexOf(cell.column());
  }

  /** In the cell that the keyboard is at, then on to the next; the first time only goes there. */
  private void replace() {
    Optional<Cell> here = grid.focusedCell().filter(cell -> matches().contains(cell));
    if (here.isPresent() && replace(List.of(here.get()))) {
      go(1);
    } else if (here.isEmpty()) {
      go(1);
    }
  }

  private void replaceAll() {
    List<Cell> found = matches();
    if (found.isEmpty()) {
      count();
    } else {
      replace(found);
    }
  }

  private boolean replace(List<Cell> cells) {
    TextSearch.Finder finder = search().finder();
    Map<Cell, String> typed = new LinkedHashMap<>();
    for (Cell cell : cells) {
      if (grid.model().sheet().column(cell.column()).filter(Column::isEditable).isPresent()) {
        finder
            .replaced(grid.model().sheet().show(cell).text(), by.getText())
            .ifPresent(text -> typed.put(cell, text));
      }
    }
    int kept = cells.size() - typed.size();
    String staying =
        kept == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " %s cannot be typed into and %s; an id is changed by Rename Id…",
                counted(kept),
                kept == 1 ? "stays" : "stay");
    if (typed.isEmpty()) {
      say(staying.strip(), true);
      return false;
    }
    var wrong =
        grid.model()
            .type(
                String.format(
                    Locale.ROOT, "Replace “%s” by “%s” in …", text.getText(), by.getText()),
                typed);
    wrong.ifPresent(mistake -> grid.goTo(mistake.cell()));
    say(
        wrong
            .map(mistake -> mistake.sentence())
            .orElse(
                String.format(Locale.ROOT, "Replaced in %s.%s", counted(typed.size()), staying)),
        wrong.isPresent());
    return wrong.isEmpty();
  }
}
