package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WayLine;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.ToolKind;
import org.groma.model.edit.History;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** What is adjacent, or is not, is said on the map, found there again, changed and taken back. */
class AdjacencyWindowTest extends StudioRobot {

  private static final Place DACIA = Place.parse("province:dacia");
  private static final Place TYRAS = Place.parse("province:tyras");
  private static final Subject MADE = Subject.parse("override:dacia-tyras");
  private static final String WALL = "The mountains part them";

  private AdjacencyOverride override() {
    return project().get(Kinds.OVERRIDES).find("dacia-tyras").orElseThrow();
  }

  private Point middle(Place place) {
    return onWindow(() -> map().index().stackAt(place).orElseThrow());
  }

  private Set<Subject> selected() {
    return onWindow(() -> bench().selection().get());
  }

  private void select(String subject) {
    onWindow(() -> {
      bench().selection().set(Subject.parse(subject));
      map().requestFocus();
      return null;
    });
    settle();
  }

  private boolean isReadable(String text) {
    return onWindow(() ->
        lookup(node -> node instanceof Labeled labeled && text.equals(labeled.getText()))
            .tryQuery()
            .isPresent());
  }

  private void undo() {
    onWindow(() -> {
      bench().actions().titled("Undo").orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void confirmDeletion() {
    await("the plan", () -> !find("delete-do", Button.class).isDisabled());
    clickId("delete-do");
  }

  @Test
  void anOverrideIsMadeByMouseListedChangedAndDeletedOnTheMap() {
    Project before = project();
    zoomTo("province:dacia");
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(KeyCode.J);
    assertThat(onWindow(() -> map().tool().get())).isEqualTo(ToolKind.ADJACENCY);
    dragMap(middle(DACIA), middle(TYRAS));
    assertThat(project()).isEqualTo(before); // nobody has said why
    assertThat(onWindow(() -> find("option-reason", TextInputControl.class).isFocused())).isTrue();
    write(WALL);
    type(KeyCode.ENTER);
    settle();

    assertThat(override().adjacent()).isFalse();
    assertThat(override().reason()).isEqualTo(WALL);
    assertThat(selected()).containsExactly(MADE);
    assertThat(onWindow(() -> map().isFocused())).isTrue();
    assertThat(find("option-reason", TextInputControl.class).getText()).isEmpty();
    assertThat(find("inspector-name", Label.class).getText())
        .isEqualTo("Dacia does not touch Tyras");
    showPanel("Gazetteer");
    onWindow(() -> {
      String title = "Gazetteer: " + SheetKind.OVERRIDES.title(bench().project().get());
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    await("its row in the table", () -> isReadable(WALL));

    clickId("field-reason");
    push(KeyCode.CONTROL, KeyCode.A);
    write("A wall");
    type(KeyCode.ENTER);
    settle();
    assertThat(override().reason()).isEqualTo("A wall");
    assertThat(onWindow(() -> bench().document().done()))
        .extracting(History.Step::name)
        .containsExactly(
            "Say that Dacia does not touch Tyras", "Change Reason of Dacia does not touch Tyras");

    select("province:dacia");
    assertThat(isReadable("not adjacent")).isTrue();
    type(KeyCode.V);
    onWindow(() -> {
      map()
          .layers()
          .set(map().layers().get().with(MapLayer.ADJACENCY, new LayerState(true, false, 1)));
      return null;
    });
    Point on = onWindow(() -> WayLine.between(map().index(), DACIA, TYRAS).orElseThrow().middle());
    moveOverMap(on);
    assertThat(onWindow(() -> map().preview().get().hint()))
        .contains("Click to select: Dacia does not touch Tyras; Override: A wall");
    clickMap(on);
    assertThat(selected()).containsExactly(MADE);
    type(KeyCode.DELETE);
    confirmDeletion();
    await("that it is gone", () -> !project().get(Kinds.OVERRIDES).contains("dacia-tyras"));
    assertThat(project()).isEqualTo(before);

    undo();
    undo();
    undo();
    assertThat(project()).isEqualTo(before);
    assertThat(onWindow(() -> bench().document().done())).isEmpty();
  }

  @Test
  void byKeyboardTooAndAProvinceListsItAndTakesItAlongWhenDeleted() {
    Project before = project();
    zoomTo("province:dacia");
    select("province:dacia");
    type(KeyCode.J);
    type(KeyCode.X);
    type(KeyCode.SPACE);
    push(KeyCode.ALT, KeyCode.RIGHT);
    settle();
    Subject other = selected().iterator().next();
    type(KeyCode.SPACE);
    settle();
    write(WALL);
    type(KeyCode.ENTER);
    settle();
    assertThat(project().get(Kinds.OVERRIDES).toList())
        .extracting(AdjacencyOverride::a, each -> Subject.of(each.b()), AdjacencyOverride::reason)
        .containsExactly(tuple(DACIA, other, WALL));
    Subject made = selected().iterator().next();
    assertThat(made.kind()).isEqualTo("override");

    select("province:dacia");
    HBox line =
        lookup(".fact").queryAllAs(HBox.class).stream()
            .filter(each ->
                each.getChildren().stream()
                    .anyMatch(node ->
                        node instanceof Label label && label.getText().equals("not adjacent")))
            .findFirst()
            .orElseThrow();
    onWindow(() -> {
      ((Hyperlink) line.getChildren().getFirst()).fire();
      return null;
    });
    assertThat(selected()).containsExactly(made);
    assertThat(onWindow(() -> find("inspector-delete", Button.class).isVisible())).isTrue();

    select("province:dacia");
    onWindow(() -> {
      find("inspector-delete", Button.class).fire();
      return null;
    });
    await("the plan", () -> !find("delete-do", Button.class).isDisabled());
    assertThat(onWindow(() -> find("delete-follows", ListView.class).getItems().toString()))
        .contains("goes along: override Dacia does not touch");
    confirmDeletion();
    await("that both are gone", () -> !project().provinces().contains("dacia"));
    assertThat(project().get(Kinds.OVERRIDES).toList()).isEmpty();

    undo();
    undo();
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void theFixOfATouchingCornerSelectsWhatItSaidSoThatTheReasonCanBePutOtherwise()
      throws IOException {
    closeTheWindow();
    Path other = scratch.resolve("romanitas");
    copy(Path.of("..", "sample-data", "romanitas"), other);
    Files.delete(other.resolve("map").resolve("overrides.json"));
    start(other);
    awaitVerdict();
    showPanel("Problems");
    clickOn(
        lookup("#problems .label")
            .match(label ->
                label instanceof Label text
                    && text.getText() != null
                    && text.getText().contains("touch in a single point"))
            .queryLabeled());
    settle();
    clickId("apply-fix");
    await("the fix", () -> bench().document().done().size() == 1);
    awaitVerdict();

    assertThat(selected()).isNotEmpty().allMatch(each -> each.kind().equals("override"));
    assertThat(project().get(Kinds.OVERRIDES).toList())
        .extracting(AdjacencyOverride::reason)
        .contains(
            "Liguria and Central Mediterranean touch in a single point only, which counts as not"
                + " adjacent.");
    clickId("field-reason");
    push(KeyCode.CONTROL, KeyCode.A);
    write("The cape parts them");
    type(KeyCode.ENTER);
    settle();
    assertThat(project().get(Kinds.OVERRIDES).toList())
        .extracting(AdjacencyOverride::reason)
        .containsOnly("The cape parts them");
  }
}
