package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** What is named and missing is offered to be made; and what texts say is true of today. */
class MissingThingsWindowTest extends StudioRobot {

  private static final Subject DACIA = new Subject("province", "dacia");

  private void select(Subject subject) {
    onWindow(() -> {
      bench().selection().set(subject);
      return null;
    });
    settle();
  }

  private void typeArea(String name) {
    onWindow(() -> {
      TextInputControl field = find("field-area", TextInputControl.class);
      field.requestFocus();
      field.setText(name);
      return null;
    });
    settle();
    type(KeyCode.ENTER);
    settle();
  }

  private String areaOfDacia() {
    return project().provinces().find("dacia").orElseThrow().area().orElseThrow().slug();
  }

  private boolean inspectorSays(String words) {
    return onWindow(() ->
        lookup("#inspector").lookup(".note").queryAllAs(Label.class).stream()
            .anyMatch(note -> note.getText().contains(words)));
  }

  private void fire(String id) {
    onWindow(() -> {
      find(id, Button.class).fire();
      return null;
    });
    settle();
  }

  @Test
  void theInspectorOffersToCreateAnAreaAndTakesItAsOneStep() {
    select(DACIA);
    typeArea("North");
    assertThat(inspectorSays("There is no area 'North'")).isTrue();
    assertThat(find("field-create", Button.class).getText()).isEqualTo("Create the area 'North'");

    fire("field-create");
    assertThat(areaOfDacia()).isEqualTo("north");
    assertThat(inspectorSays("There is no area")).isFalse();
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    onWindow(() -> {
      bench().actions().titled("Undo").orElseThrow().fire();
      return null;
    });
    assertThat(project().areas().find("north")).isEmpty();
    assertThat(areaOfDacia()).isEqualTo("danubius");
  }

  @Test
  void whatTheInspectorSaidIsNotSaidAnyMoreOnceItIsThere() {
    select(DACIA);
    typeArea("North");
    onWindow(() ->
        bench()
            .perform(
                "Add area", PutEntry.of(Kinds.AREAS, Area.named(new AreaId("north"), "North"))));
    settle();
    assertThat(inspectorSays("There is no area")).isFalse();
    typeArea("North");
    assertThat(areaOfDacia()).isEqualTo("north");
  }

  @Test
  void theStatusLineNamesWhatIsThereByTheNameItHas() {
    onWindow(() ->
        bench()
            .perform(
                "Add area", PutEntry.of(Kinds.AREAS, Area.named(new AreaId("north"), "North"))));
    select(new Subject("area", "north"));
    onWindow(() ->
        bench()
            .perform("Rename", PutEntry.of(Kinds.AREAS, Area.named(new AreaId("north"), "Borea"))));
    settle();
    assertThat(find("status-selection", Label.class).getText()).isEqualTo("Borea");

    // the id follows a name that is new
    onWindow(() -> bench().perform("Delete", new RemoveEntry("area", "borea")));
    settle();
    assertThat(find("status-selection", Label.class).getText()).isEqualTo("Nothing selected");
    assertThat(onWindow(() -> bench().selection().get())).isEmpty();
  }

  @Test
  void aCellOfTheGridOffersToCreateAnArea() {
    showPanel("Gazetteer");
    clickId("gazetteer-filter");
    write("danubius");
    settle();
    doubleClickOn(cell("dacia", "area"));
    settle();
    push(KeyCode.CONTROL, KeyCode.A);
    write("North").type(KeyCode.ENTER);
    settle();
    assertThat(find("cell-create", Button.class).getText()).isEqualTo("Create the area 'North'");
    fire("cell-create");
    assertThat(areaOfDacia()).isEqualTo("north");
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void pastedCellsThatNameWhatIsMissingAreOfferedAsOneStep() {
    showPanel("Gazetteer");
    clickId("gazetteer-filter");
    write("danubius");
    settle();
    onWindow(() -> {
      ClipboardContent content = new ClipboardContent();
      content.putString("North\nSouth\n");
      return Clipboard.getSystemClipboard().setContent(content);
    });
    clickOn(cell("dacia", "area"));
    push(KeyCode.CONTROL, KeyCode.V);
    settle();
    assertThat(areaOfDacia()).isEqualTo("danubius");
    assertThat(find("notice-deed", Button.class).getText())
        .isEqualTo("Create the area 'North', the area 'South'");
    fire("notice-deed");
    assertThat(areaOfDacia()).isEqualTo("north");
    assertThat(project().areas().find("south")).isPresent();
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  private TableCell<?, ?> cell(String row, String column) {
    return lookup(node ->
            node instanceof TableCell<?, ?> cell
                && row.equals(cell.getItem())
                && cell.getTableColumn().getId().equals(column))
        .queryAs(TableCell.class);
  }
}
