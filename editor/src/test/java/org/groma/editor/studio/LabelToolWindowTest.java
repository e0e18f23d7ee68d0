package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.groma.editor.map.WrittenName;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Names placed by hand, with the tool and in the inspector. */
class LabelToolWindowTest extends StudioRobot {

  private static final String DACIA = "province:dacia";

  @BeforeEach
  void takeTheTool() {
    zoomTo(DACIA);
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(KeyCode.T);
    sharp();
    assertThat(onWindow(() -> map().tool().get())).isEqualTo(ToolKind.LABEL);
  }

  private void sharp() {
    settle();
    await("the map is painted", () -> onWindow(() -> map().isSharp()));
    settle();
  }

  private WrittenName dacia() {
    sharp();
    return onWindow(() -> map().names()).stream()
        .filter(name -> name.subject().equals(DACIA))
        .findFirst()
        .orElseThrow();
  }

  private Optional<MapLabel> label() {
    return LabelBook.of(project()).stored(DACIA);
  }

  private double pixel() {
    return onWindow(() -> map().viewport().get().pixel());
  }

  private Point beside(Point from, double right, double up) {
    return new Point(from.x() + right * pixel(), from.y() + up * pixel());
  }

  private int steps() {
    return onWindow(() -> bench().document().done().size());
  }

  private void undo() {
    onWindow(() -> bench().document().undo());
    sharp();
  }

  @Test
  void aNameIsMovedTurnedBentAndItIsTheSameAfterSavingAndOpening() throws Exception {
    Path folder = onWindow(() -> bench().document().folder());
    assertThat(folder.resolve("map/labels.json")).doesNotExist();
    WrittenName before = dacia();
    Point there = beside(before.at(), 60, 30);

    moveOverMap(before.at());
    assertThat(onWindow(() -> map().preview().get().shapes()))
        .as("its box and its handles")
        .hasAtLeastOneElementOfType(Preview.Trace.class)
        .hasAtLeastOneElementOfType(Preview.Handle.class);
    dragMap(before.at(), there);

    assertThat(label().orElseThrow().at().orElseThrow().x())
        .isCloseTo(there.x(), within(2 * pixel()));
    assertThat(dacia().at().y()).isCloseTo(there.y(), within(2 * pixel()));

    moveOverMap(dacia().at());
    WrittenName moved = dacia();
    Point handle =
        moved.onMap(moved.box().getMaxX() + 15 * pixel() / moved.size(), moved.box().getCenterY());
    moveOverMap(handle);
    dragMap(handle, beside(handle, -20, 80));
    assertThat(label().orElseThrow().angle().orElseThrow()).isBetween(20.0, 90.0);

    moveOverMap(dacia().at());
    WrittenName turned = dacia();
    double away = 15 * pixel() / turned.size();
    Point square = turned.onMap(0, turned.box().getMaxY() + away);
    moveOverMap(square);
    dragMap(square, turned.onMap(0, turned.box().getMaxY() + away + 1.5));
    assertThat(label().orElseThrow().bend()).isGreaterThan(20);
    assertThat(steps()).as("one gesture is one step").isEqualTo(3);

    MapLabel kept = label().orElseThrow();
    push(KeyCode.CONTROL, KeyCode.S);
    await("it is saved", () -> !onWindow(() -> bench().document().isDirty()));
    assertThat(folder.resolve("map/labels.json")).exists();
    Project read = ((LoadResult.Loaded) ProjectStore.load(folder)).project();
    assertThat(LabelBook.of(read).stored(DACIA)).contains(kept);

    undo();
    undo();
    undo();
    assertThat(label()).isEmpty();
    assertThat(dacia().at()).isEqualTo(before.at());
    push(KeyCode.CONTROL, KeyCode.S);
    await("it is saved", () -> !onWindow(() -> bench().document().isDirty()));
    assertThat(Files.exists(folder.resolve("map/labels.json"))).isFalse();
  }

  @Test
  void keysSizeHideShowAndResetTheNameUnderThePointer() {
    double size = dacia().size();
    moveOverMap(dacia().at());
    type(KeyCode.ADD);
    type(KeyCode.ADD);
    settle();
    assertThat(label().orElseThrow().size().orElseThrow()).isCloseTo(1.21, within(0.02));
    assertThat(steps()).as("sizes in a row are one step").isEqualTo(1);
    assertThat(dacia().size()).isGreaterThan(size * 1.15);

    moveOverMap(dacia().at());
    type(KeyCode.H);
    sharp();
    assertThat(onWindow(() -> map().tool().get()))
        .as("H is not Pan here")
        .isEqualTo(ToolKind.LABEL);
    assertThat(label().orElseThrow().hidden()).isTrue();
    assertThat(dacia().hidden()).isTrue();
    moveOverMap(beside(dacia().at(), 1, 1));
    assertThat(onWindow(() -> map().preview().get().shapes()))
        .as("the ghost of a hidden name")
        .hasAtLeastOneElementOfType(Preview.Letters.class);
    type(KeyCode.H);
    sharp();
    assertThat(dacia().hidden()).isFalse();

    moveOverMap(dacia().at());
    type(KeyCode.DELETE);
    sharp();
    assertThat(label()).isEmpty();
    undo();
    assertThat(label()).isPresent();
  }

  @Test
  void theCrosshairPlacesANameWithoutAMouse() {
    onWindow(() -> {
      bench().selection().set(Set.of(Subject.parse(DACIA)));
      map().requestFocus();
      return null;
    });
    type(KeyCode.X);
    settle();
    Point at = dacia().at();
    onWindow(() -> {
      map().crosshair(Optional.of(Crosshair.at(at)));
      return null;
    });
    type(KeyCode.G);
    strike(3, KeyCode.RIGHT);
    type(KeyCode.G);
    sharp();
    assertThat(label().orElseThrow().at().orElseThrow().x() - at.x())
        .isCloseTo(48 * pixel(), within(2 * pixel()));
  }

  @Test
  void theInspectorSaysAndChangesTheSame() {
    onWindow(() -> {
      bench().selection().set(Set.of(Subject.parse(DACIA)));
      return null;
    });
    settle();
    enter("label-bend", "45");
    enter("label-angle", "10");
    enter("label-size", "150");
    assertThat(label().orElseThrow())
        .isEqualTo(
            MapLabel.of(label().orElseThrow().id(), DACIA)
                .withBend(45)
                .withAngle(Optional.of(10.0))
                .withSize(Optional.of(1.5)));
    assertThat(dacia().bend()).isEqualTo(45);

    enter("label-size", "9000");
    assertThat(onWindow(() -> find("label-wrong", Label.class).getText()))
        .isEqualTo("A size is a number of 25 to 400 percent, not '9000'.");
    onWindow(() -> {
      find("label-shown", CheckBox.class).fire();
      return null;
    });
    settle();
    assertThat(label().orElseThrow().hidden()).isTrue();
    onWindow(() -> {
      find("label-reset", Button.class).fire();
      return null;
    });
    settle();
    assertThat(project().get(Kinds.LABELS)).isEmpty();
  }

  private void enter(String id, String text) {
    onWindow(() -> {
      var field = find(id, TextField.class);
      field.requestFocus();
      field.setText(text);
      return null;
    });
    type(KeyCode.ENTER);
    settle();
  }
}
