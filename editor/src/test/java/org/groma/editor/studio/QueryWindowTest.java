package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class QueryWindowTest extends StudioRobot {

  private void fire(String title) {
    onWindow(() -> {
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void type(String id, String text) {
    onWindow(() -> {
      find(id, TextInputControl.class).setText(text);
      return null;
    });
  }

  private String said(String id) {
    return find(id, Label.class).getText();
  }

  @Test
  void aQueryIsAFormAndALineAndEachFollowsTheOther() {
    fire("Select by Query…");
    type("query-line", "city level>=2 port or name~Ro*");
    await("the cities", () -> said("query-said").contains("cities meet this"));
    assertThat(
            lookup(".query-field").queryAllAs(ComboBox.class).stream()
                .map(box -> box.getEditor().getText()))
        .containsExactlyInAnyOrder("level", "port", "name");
    assertThat(((ListView<?>) find("query-list", ListView.class)).getItems()).isNotEmpty();

    type("query-line", "terrain=");
    settle();
    assertThat(said("query-said")).isEqualTo("A value is missing behind “terrain=” (character 9).");
    type("query-line", "terain=forest");
    await("the complaint", () -> said("query-said").contains("probably 'terrain' is meant"));

    type("query-line", "terrain=forest");
    await("the forests", () -> said("query-said").contains("provinces meet this"));
    TextInputControl value = lookup(".query-value").queryAs(TextInputControl.class);
    onWindow(() -> {
      value.setText("steppe");
      return null;
    });
    assertThat(find("query-line", TextInputControl.class).getText()).isEqualTo("terrain=steppe");
    long steppes =
        project().provinces().stream().filter(each -> each.terrain().equals("steppe")).count();
    await("the steppes", () -> said("query-said").startsWith(steppes + " "));
    clickId("query-select");
    assertThat(onWindow(() -> bench().selection().get())).hasSize((int) steppes);
  }

  @Test
  void aTextIsReplacedOverTheWholeProjectAsOneStep() {
    Project before = project();
    fire("Replace in Project…");
    write("Dacia");
    type("replace-by", "Getia");
    await(
        "the places",
        () ->
            find("replace-list", ListView.class).getItems().size() > 1
                && said("replace-said").contains("ticked"));
    clickId("replace-tick-none");
    assertThat(find("replace-all", javafx.scene.control.Button.class).isDisabled()).isTrue();
    clickId("replace-tick-all");
    clickId("replace-all");
    assertThat(project().provinces().find("dacia").orElseThrow().name()).isEqualTo("Getia");
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void anEmptyTableSaysHowItsRowsAreMadeAndAFilterThatHidesAllSaysSo() {
    showPanel("Gazetteer");
    fire("Gazetteer: " + SheetKind.LINKS);
    onWindow(() -> {
      bench().project().get().get(Kinds.LINKS).stream()
          .map(link -> new RemoveEntry("link", link.id().slug()))
          .forEach(edit -> bench().perform("Delete …", edit));
      return null;
    });
    settle();
    assertThat(said("grid-empty"))
        .isEqualTo("There are no straits yet. Add one here or with the Strait tool on the map.");
    fire("Gazetteer: " + SheetKind.PROVINCES);
    clickId("gazetteer-filter");
    write("qqq");
    settle();
    assertThat(said("grid-empty")).isEqualTo("No row meets the filter.");
    clickId("grid-empty-way");
    assertThat(((TableView<?>) find("gazetteer-grid", TableView.class)).getItems()).isNotEmpty();
  }
}
