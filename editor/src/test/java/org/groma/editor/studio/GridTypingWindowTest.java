package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever types over a cell gets every character they typed, in every grid of the program. */
class GridTypingWindowTest extends StudioRobot {

  private TableCell<?, ?> cell(String table, String row, String column) {
    return lookup(node ->
            node instanceof TableCell<?, ?> cell
                && cell.getTableView() != null
                && table.equals(cell.getTableView().getId())
                && cell.getTableRow() != null
                && row.equals(cell.getTableRow().getItem())
                && cell.getTableColumn().getId().equals(column))
        .queryAs(TableCell.class);
  }

  private void pick(String row, String column) {
    clickOn(cell("gazetteer-grid", row, column));
    settle();
  }

  private Province province(String id) {
    return project().provinces().find(id).orElseThrow();
  }

  private void showTable(SheetKind kind) {
    onWindow(() -> {
      bench().actions().titled("Gazetteer: " + kind).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void filter(String words) {
    showPanel("Gazetteer");
    clickId("gazetteer-filter");
    write(words);
    settle();
  }

  /** Keys as quick as they come: all of them before the window draws another frame. */
  private void rattle(String keys) {
    onWindow(() -> {
      keys.codePoints()
          .forEach(each -> {
            KeyCode code = each == '\n' ? KeyCode.ENTER : each == '\t' ? KeyCode.TAB : null;
            String text = code == KeyCode.ENTER ? "\r" : Character.toString(each);
            fire(KeyEvent.KEY_PRESSED, "", code == null ? KeyCode.UNDEFINED : code);
            fire(KeyEvent.KEY_TYPED, text, KeyCode.UNDEFINED);
            fire(KeyEvent.KEY_RELEASED, "", code == null ? KeyCode.UNDEFINED : code);
          });
      return null;
    });
    settle();
  }

  private void fire(javafx.event.EventType<KeyEvent> type, String text, KeyCode code) {
    Node focused = window.stage().getScene().getFocusOwner();
    Event.fireEvent(focused, new KeyEvent(type, text, "", code, false, false, false, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Xyz", "Über", "étang", "Łódź", "𐌸iuda", "9th legion"})
  void aNameIsWhatWasTypedOverAFreshCell(String name) {
    filter("danubius");
    pick("dacia", "name");
    write(name).type(KeyCode.ENTER);
    settle();
    assertThat(province("dacia").name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "½", "1½", "2.5"})
  void aNumberIsWhatWasTypedOverAFreshCell(String income) {
    filter("danubius");
    pick("dacia", "income");
    write(income).type(KeyCode.TAB);
    settle();
    assertThat(province("dacia").income()).hasToString(income.replace(".5", "½"));
  }

  @Test
  void aSecondEditOfTheSameCellIsWhatWasTypedToo() {
    filter("danubius");
    for (String income : List.of("12", "34", "56")) {
      pick("carpathia", "terrain");
      pick("dacia", "income");
      write(income).type(KeyCode.ENTER);
      settle();
      assertThat(province("dacia").income()).hasToString(income);
    }
  }

  @Test
  void nothingIsLostAfterSortingAndFiltering() {
    filter("danubius");
    pick("dacia", "name");
    onWindow(() -> {
      bench().actions().titled("Gazetteer: Sort by Column").orElseThrow().fire();
      return null;
    });
    settle();
    write("Dacia nova").type(KeyCode.ENTER);
    settle();
    assertThat(province("dacia").name()).isEqualTo("Dacia nova");

    clickId("gazetteer-filter");
    push(KeyCode.CONTROL, KeyCode.A);
    write("tisia");
    settle();
    pick("tisia", "income");
    write("17").type(KeyCode.ENTER);
    settle();
    assertThat(province("tisia").income()).hasToString("17");
  }

  @Test
  void aFastTypistFillsAColumnAndARow() {
    filter("danubius");
    List<String> rows =
        onWindow(() ->
            ((TableView<?>) find("gazetteer-grid", TableView.class))
                .getItems().stream().map(Object::toString).toList());
    pick(rows.getFirst(), "income");
    rattle("12\n3½\n45\n");
    assertThat(rows.stream().limit(3).map(row -> province(row).income().toString()))
        .containsExactly("12", "3½", "45");

    pick(rows.getFirst(), "terrain");
    rattle("Steppe\t67\t");
    assertThat(province(rows.getFirst()).terrain()).isEqualTo("steppe");
    assertThat(province(rows.getFirst()).income()).hasToString("67");
  }

  @Test
  void whatAnInputMethodComposedBeginsACell() {
    filter("danubius");
    pick("dacia", "name");
    onWindow(() -> {
      Node focused = window.stage().getScene().getFocusOwner();
      assertThat(focused.getInputMethodRequests()).as("dead keys are composed").isNotNull();
      Event.fireEvent(
          focused,
          new InputMethodEvent(InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, List.of(), "é", 0));
      return null;
    });
    write("tang").type(KeyCode.ENTER);
    settle();
    assertThat(province("dacia").name()).isEqualTo("étang");
  }

  @Test
  void aKeyWithAltGrIsALetterAndAShortcutIsNone() {
    filter("danubius");
    pick("dacia", "name");
    onWindow(() -> {
      Node focused = window.stage().getScene().getFocusOwner();
      Event.fireEvent(
          focused,
          new KeyEvent(KeyEvent.KEY_TYPED, "", "", KeyCode.UNDEFINED, false, true, false, false));
      Event.fireEvent(
          focused,
          new KeyEvent(KeyEvent.KEY_TYPED, "½", "", KeyCode.UNDEFINED, false, true, true, false));
      return null;
    });
    write("x").type(KeyCode.ENTER);
    settle();
    assertThat(province("dacia").name()).isEqualTo("½x");
  }

  @Test
  void aCellThatIsOutOfSightComesIntoSightWhenItIsTypedInto() {
    showPanel("Gazetteer");
    showTable(SheetKind.PROVINCES);
    String last =
        onWindow(() -> {
          TableView<?> grid = find("gazetteer-grid", TableView.class);
          grid.requestFocus();
          int row = grid.getItems().size() - 1;
          grid.getSelectionModel().clearSelection();
          select(grid, row, "name");
          grid.scrollTo(0);
          return grid.getItems().get(row).toString();
        });
    settle();
    rattle("Far below\n");
    assertThat(province(last).name()).isEqualTo("Far below");
  }

  private static <R> void select(TableView<R> grid, int row, String column) {
    grid.getColumns().stream()
        .filter(each -> column.equals(each.getId()))
        .forEach(each -> grid.getSelectionModel().select(row, each));
  }

  @Test
  void aWorksheetOfTheScenarioIsTypedIntoLikeTheGazetteer() {
    showPanel("Scenario");
    clickId("ledger-leaders");
    List<String> rows =
        onWindow(() ->
            ((TableView<?>) find("worksheet", TableView.class))
                .getItems().stream().map(Object::toString).toList());
    String first = rows.getFirst();
    clickOn(cell("worksheet", first, "name"));
    settle();
    write("Aëtius").type(KeyCode.ENTER);
    settle();
    assertThat(project().get(Kinds.LEADERS).find(first).orElseThrow().name()).isEqualTo("Aëtius");

    clickOn(cell("worksheet", first, "name"));
    settle();
    rattle("Stilicho\nGaiseric\n");
    assertThat(project().get(Kinds.LEADERS).find(first).orElseThrow().name()).isEqualTo("Stilicho");
    assertThat(project().get(Kinds.LEADERS).find(rows.get(1)).orElseThrow().name())
        .isEqualTo("Gaiseric");
    assertThat(lookup("#worksheet-editor").tryQueryAs(TextInputControl.class)).isEmpty();
  }

  @Test
  void theAddBarStaysForTheNextRowUntilEscape() {
    showPanel("Gazetteer");
    showTable(SheetKind.RIVERS);
    clickId("gazetteer-add");
    write("Rubico").type(KeyCode.ENTER);
    settle();
    rattle("Ticinus\n");
    assertThat(project().rivers().find("rubico").orElseThrow().name()).isEqualTo("Rubico");
    assertThat(project().rivers().find("ticinus").orElseThrow().name()).isEqualTo("Ticinus");
    TextInputControl field = find("new-name", TextInputControl.class);
    assertThat(field.isFocused()).isTrue();
    assertThat(field.getText()).isEmpty();
    assertThat(cell("gazetteer-grid", "ticinus", "name").isSelected()).isTrue();

    rattle("\n");
    assertThat(find("add-wrong", Label.class).getText()).isEqualTo("River is needed.");
    type(KeyCode.ESCAPE);
    settle();
    assertThat(find("add-bar", Node.class).isVisible()).isFalse();
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("gazetteer-grid");
  }

  @Test
  void rowsOfAWorksheetAreAddedOneAfterTheOther() {
    showPanel("Scenario");
    clickId("ledger-leaders");
    String nation = project().get(Kinds.NATIONS).stream().findFirst().orElseThrow().name();
    clickId("new-name");
    write("Ricimer");
    clickId("new-nation");
    write(nation).type(KeyCode.ENTER);
    settle();
    assertThat(project().get(Kinds.LEADERS).find("ricimer")).isPresent();
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("new-name");
  }
}
