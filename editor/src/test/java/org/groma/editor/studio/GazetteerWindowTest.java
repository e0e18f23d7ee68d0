package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Orientation;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GazetteerWindowTest extends StudioRobot {

  @BeforeEach
  void showTheGazetteer() {
    showPanel("Gazetteer");
  }

  private TableCell<?, ?> cell(String row, String column) {
    return lookup(node ->
            node instanceof TableCell<?, ?> cell
                && row.equals(cell.getItem())
                && cell.getTableColumn().getId().equals(column))
        .queryAs(TableCell.class);
  }

  private void find(String words) {
    clickId("gazetteer-filter");
    write(words);
    settle();
  }

  private static RecordCommands recording(List<Set<Subject>> deleted, List<Subject> renamed) {
    return new RecordCommands() {
      @Override
      public void delete(Set<Subject> subjects) {
        deleted.add(Set.copyOf(subjects));
      }

      @Override
      public void rename(Subject subject) {
        renamed.add(subject);
      }
    };
  }

  private MenuItem menuItem(String title) {
    return onWindow(() ->
        Window.getWindows().stream()
            .filter(each -> each instanceof ContextMenu && each.isShowing())
            .flatMap(each -> ((ContextMenu) each).getItems().stream())
            .filter(each -> title.equals(each.getText()))
            .findFirst()
            .orElseThrow());
  }

  private void choose(String title) {
    MenuItem item = menuItem(title);
    onWindow(() -> {
      item.fire();
      item.getParentPopup().hide();
      return null;
    });
    settle();
  }

  @Test
  void theMenuOfACellComesByTheMenuKeyAndTheRightButtonAndDoesWhatItSays() {
    List<Set<Subject>> deleted = new ArrayList<>();
    List<Subject> renamed = new ArrayList<>();
    onWindow(() -> {
      bench().use(recording(deleted, renamed));
      return null;
    });
    onWindow(() -> {
      // a menu that reaches beyond its screen breaks the headless platform
      for (var pane : lookup(".split-pane").queryAllAs(SplitPane.class)) {
        if (pane.getOrientation() == Orientation.VERTICAL) {
          pane.setDividerPositions(0.02);
        }
      }
      return null;
    });
    settle();
    find("danubius");
    clickOn(cell("dacia", "income"));
    strike(1, KeyCode.CONTEXT_MENU);
    assertThat(menuItem("Paste")).isNotNull();
    choose("Rename Id…");
    assertThat(renamed).containsExactly(new Subject("province", "dacia"));
    strike(1, KeyCode.SHIFT, KeyCode.F10);
    choose("Delete Row…");
    assertThat(deleted).containsExactly(Set.of(new Subject("province", "dacia")));

    TableCell<?, ?> other = cell("carpathia", "terrain");
    onWindow(() -> {
      Event.fireEvent(
          other,
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 300, 150, false, null));
      return null;
    });
    settle();
    choose("Only Rows with Terrain “Mountain”");
    TableView<?> grid = find("gazetteer-grid", TableView.class);
    assertThat(grid.getItems())
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .contains("carpathia")
        .doesNotContain("dacia");
  }

  @Test
  void theEditMenuWorksOnTheCells() {
    List<Set<Subject>> deleted = new ArrayList<>();
    onWindow(() -> {
      bench().use(recording(deleted, new ArrayList<>()));
      return null;
    });
    find("danubius");
    clickOn(cell("dacia", "area"));
    push(KeyCode.CONTROL, KeyCode.X);
    settle();
    assertThat(onWindow(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("Danubius");
    assertThat(province("dacia").area()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.V);
    settle();
    assertThat(province("dacia").area()).isPresent();
    type(KeyCode.DELETE);
    settle();
    assertThat(province("dacia").area()).isEmpty();
    assertThat(deleted).isEmpty();
    clickOn(cell("carpathia", "id"));
    type(KeyCode.DELETE);
    settle();
    assertThat(deleted).containsExactly(Set.of(new Subject("province", "carpathia")));
    push(KeyCode.CONTROL, KeyCode.A);
    settle();
    TableView<?> grid = find("gazetteer-grid", TableView.class);
    assertThat(onWindow(() -> bench().selection().get())).hasSize(grid.getItems().size());
  }

  @Test
  void anIdIsNotTypedOverAndThatIsSaid() {
    find("danubius");
    clickOn(cell("dacia", "id"));
    write("x");
    settle();
    assertThat(window.notices().shown().getLast().sentence()).startsWith("An id is not typed over");
  }

  @Test
  void matchesAreGoneThroughAndReplacedInTheTable() {
    find("danubius");
    clickOn(cell("dacia", "terrain"));
    push(KeyCode.CONTROL, KeyCode.H);
    settle();
    write("ci");
    settle();
    assertThat(find("find-said", Label.class).getText()).endsWith("cells");
    clickId("find-column");
    assertThat(find("find-said", Label.class).getText()).isEqualTo("No cell has it");
    clickId("find-column");
    type(KeyCode.TAB);
    clickId("find-text");
    push(KeyCode.CONTROL, KeyCode.A);
    write("Dacia").type(KeyCode.ENTER);
    settle();
    clickId("find-case");
    assertThat(find("find-said", Label.class).getText()).isEqualTo("1 cell");
    clickId("find-by");
    write("Getia");
    clickId("find-replace-all");
    assertThat(province("dacia").name()).isEqualTo("Getia");
    assertThat(onWindow(() -> bench().document().done().getLast().name()))
        .isEqualTo("Replace “Dacia” by “Getia” in Getia");
    type(KeyCode.ESCAPE);
    settle();
    assertThat(find("gazetteer-grid", TableView.class).isFocused()).isTrue();
  }

  private Province province(String id) {
    return project().provinces().find(id).orElseThrow();
  }

  private List<Finding> problems() {
    awaitVerdict();
    return onWindow(() ->
        bench().verdict().get().orElseThrow().open().stream().map(Report.Entry::finding).toList());
  }

  @Test
  void aRowIsAddedAndDeletedWithAllThatHangsOnIt() {
    onWindow(() -> {
      bench().actions().titled("Gazetteer: " + SheetKind.RIVERS).orElseThrow().fire();
      return null;
    });
    clickId("gazetteer-add");
    write("Rubico").type(KeyCode.ENTER);
    settle();
    assertThat(project().rivers().find("rubico")).isPresent();
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactly(new Subject("river", "rubico"));

    List<Set<Subject>> deleted = new ArrayList<>();
    onWindow(() -> {
      bench().use(recording(deleted, new ArrayList<>()));
      return null;
    });
    clickId("gazetteer-delete");
    assertThat(deleted).containsExactly(Set.of(new Subject("river", "rubico")));
  }

  /** A card goes without its deck, and so do the lines of other records. */
  @Test
  void linesOfRecordsGoByThemselves() {
    List<Set<Subject>> deleted = new ArrayList<>();
    onWindow(() -> {
      bench().use(recording(deleted, new ArrayList<>()));
      return null;
    });
    for (SheetKind kind : SheetKind.values()) {
      if (kind.isOfParts()) {
        Project before = project();
        List<String> ids = Sheet.of(kind, before).ids();
        List<String> rest = ids.subList(1, ids.size());
        show(kind);
        for (Runnable way : kind == SheetKind.CARDS ? ways() : ways().subList(0, 1)) {
          selectFirst();
          way.run();
          settle();
          assertThat(Sheet.of(kind, project()).ids()).as(kind.name()).hasSameSizeAs(rest);
          fire("Undo");
          assertThat(project()).as(kind + " undone").isEqualTo(before);
        }
      }
    }
    assertThat(deleted).isEmpty();

    show(SheetKind.EDITIONS);
    selectFirst();
    type(KeyCode.DELETE);
    settle();
    assertThat(window.notices().shown().getLast().sentence()).contains("is still spoken of by");
  }

  /** By key, by the Edit menu, by the button and by the menu of the cell. */
  private List<Runnable> ways() {
    return List.of(
        () -> type(KeyCode.DELETE),
        () -> fire("Delete"),
        () -> clickId("gazetteer-delete"),
        () -> {
          strike(1, KeyCode.CONTEXT_MENU);
          assertThat(menuItem("Rename Id…").isDisable()).isTrue();
          choose("Delete Row…");
        });
  }

  private void show(SheetKind kind) {
    fire("Gazetteer: " + kind.title(project()));
  }

  private void fire(String title) {
    onWindow(() -> {
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void selectFirst() {
    onWindow(() -> {
      TableView<?> grid = find("gazetteer-grid", TableView.class);
      grid.requestFocus();
      grid.scrollTo(0);
      grid.getSelectionModel().clearSelection();
      grid.getSelectionModel().select(0);
      grid.getFocusModel().focus(0);
      grid.getColumns().stream()
          .filter(column -> "id".equals(column.getId()))
          .findFirst()
          .ifPresent(column -> selectCell(grid, column));
      return null;
    });
    settle();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a column of this very table
  private static void selectCell(TableView grid, TableColumn column) {
    grid.getSelectionModel().clearAndSelect(0, column);
    grid.getFocusModel().focus(0, column);
  }

  @Test
  void columnsAreAsTheyWereLeft() {
    onWindow(() -> {
      TableView<?> grid = find("gazetteer-grid", TableView.class);
      grid.getColumns().get(1).setPrefWidth(222);
      grid.getColumns().get(2).setVisible(false);
      swap(grid);
      window.end();
      window.stage().hide();
      return null;
    });

    start(folder);
    showPanel("Gazetteer");
    TableView<?> grid = find("gazetteer-grid", TableView.class);
    assertThat(grid.getColumns())
        .extracting(TableColumnBase::getId)
        .startsWith("name", "id", "area");
    assertThat(grid.getColumns().getFirst().getWidth()).isEqualTo(222);
    assertThat(grid.getColumns().get(2).isVisible()).isFalse();
  }

  private static <R> void swap(TableView<R> grid) {
    List<TableColumn<R, ?>> columns = new ArrayList<>(grid.getColumns());
    Collections.swap(columns, 0, 1);
    grid.getColumns().setAll(columns);
  }

  @Test
  void anIncomeThatIsTypedChangesTheTotalOfItsAreaAndMakesAProblem() {
    assertThat(problems()).noneMatch(each -> each.message().contains("Danubius"));
    find("danubius");
    assertThat(this.<Label>find("totals-summary", Label.class).getText())
        .isEqualTo("All as printed");

    doubleClickOn(cell("dacia", "income"));
    settle();
    write("much").type(KeyCode.ENTER);
    settle();
    assertThat(find("cell-editor", TextInputControl.class).getText()).isEqualTo("much");
    assertThat(find("cell-wrong", Label.class).getText()).startsWith("Expected a number of halves");
    push(KeyCode.CONTROL, KeyCode.A);
    write("1.5").type(KeyCode.ENTER);
    settle();

    assertThat(province("dacia").income()).hasToString("1½");
    assertThat(cell("dacia", "income").getText()).isEqualTo("1½");
    assertThat(find("totals-summary", Label.class).getText()).isEqualTo("1 of 30 areas differ");
    assertThat(problems())
        .anyMatch(
            each -> each.message().equals("The provinces of Danubius yield 5 together, not 4."));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactly(new Subject("province", "hunnia"));
  }

  @Test
  void aBlockFromASpreadsheetIsPastedAsOneStep() {
    find("danubius");
    onWindow(() -> {
      ClipboardContent content = new ClipboardContent();
      content.putString("Mountain\t3\r\nSteppe\t1/2\r\n");
      return Clipboard.getSystemClipboard().setContent(content);
    });
    clickOn(cell("dacia", "terrain"));
    push(KeyCode.CONTROL, KeyCode.V);
    settle();

    assertThat(province("dacia").terrain()).isEqualTo("mountain");
    assertThat(province("dacia").income()).hasToString("3");
    assertThat(province("hunnia").terrain()).isEqualTo("steppe");
    assertThat(province("hunnia").income()).hasToString("½");
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void cellsAreDraggedOverFilledDownSortedAndCopied() {
    find("danubius");
    drag(cell("carpathia", "terrain")).dropTo(cell("dacia", "income"));
    settle();
    push(KeyCode.CONTROL, KeyCode.C);
    settle();
    assertThat(onWindow(() -> Clipboard.getSystemClipboard().getString()))
        .isEqualTo("Mountain\t½\nForest\t½");
    push(KeyCode.CONTROL, KeyCode.D);
    settle();
    assertThat(province("dacia").terrain()).isEqualTo("mountain");
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactlyInAnyOrder(
            new Subject("province", "carpathia"), new Subject("province", "dacia"));

    TableView<?> grid = find("gazetteer-grid", TableView.class);
    clickOn(cell("dacia", "name"));
    // the headless platform takes every press for the right button, and headings ignore that
    Action sort = bench().actions().titled("Gazetteer: Sort by Column").orElseThrow();
    onWindow(() -> {
      sort.fire();
      sort.fire();
      return null;
    });
    settle();
    assertThat(grid.getItems().stream().map(Object::toString).toList())
        .startsWith("valachia", "tisia");
  }

  @Test
  void whatCannotBeReadStaysInItsCellWhenItIsLeft() {
    find("danubius");
    doubleClickOn(cell("dacia", "terrain"));
    settle();
    write("woods");
    clickOn(cell("carpathia", "income"));
    settle();
    assertThat(cell("dacia", "terrain").getText()).isEqualTo("woods");
    assertThat(province("dacia").terrain()).isEqualTo("forest");
    doubleClickOn(cell("dacia", "terrain"));
    settle();
    type(KeyCode.ESCAPE);
    settle();
    assertThat(cell("dacia", "terrain").getText()).isEqualTo("Forest");
    doubleClickOn(cell("dacia", "income"));
    settle();
    write("2");
    clickOn(cell("carpathia", "income"));
    settle();
    assertThat(province("dacia").income()).hasToString("2");
  }

  @Test
  void whatIsSelectedOnTheMapIsSelectedInTheGrid() {
    onWindow(() -> {
      bench().selection().set(new Subject("province", "tisia"));
      return null;
    });
    settle();
    assertThat(cell("tisia", "id").isSelected()).isTrue();
  }
}
