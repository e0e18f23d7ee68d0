package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** The menu under the right button, and copying and pasting on the map. */
class MapMenuWindowTest extends StudioRobot {

  private static final Place DACIA = Place.of(new ProvinceId("dacia"));

  private Point inside() {
    return onWindow(() -> map().index().stackAt(DACIA).orElseThrow());
  }

  /** The menu that is open. */
  private static ContextMenu menu() {
    return onWindow(() ->
        Window.getWindows().stream()
            .filter(ContextMenu.class::isInstance)
            .map(ContextMenu.class::cast)
            .findFirst()
            .orElseThrow());
  }

  private static List<String> titles() {
    return menu().getItems().stream()
        .map(MenuItem::getText)
        .filter(text -> text != null && !text.isEmpty())
        .toList();
  }

  private static void choose(String title) {
    onWindow(() -> {
      ContextMenu open = menu();
      MenuItem item =
          open.getItems().stream()
              .filter(each -> title.equals(each.getText()))
              .findFirst()
              .orElseThrow();
      open.hide();
      item.fire();
      return null;
    });
    settle();
  }

  /** Brings a point to the upper left: the headless screen cannot show menus that reach over it. */
  private void pan(Point at) {
    onWindow(() -> {
      Viewport now = map().viewport().get();
      map().viewport().set(now.panned(200 - now.screenX(at.x()), 80 - now.screenY(at.y())));
      return null;
    });
    settle();
  }

  private void rightClick(Point at) {
    pan(at);
    rightClickOn(onScreen(at));
    settle();
  }

  @Test
  void theMenuIsAboutWhatLiesUnderTheMouse() {
    zoomTo("province:dacia");
    Project before = project();
    rightClick(inside());

    assertThat(onWindow(() -> bench().selection().get())).containsExactly(Subject.of(DACIA));
    assertThat(titles())
        .containsExactly(
            "Select the province Dacia",
            "Cut",
            "Copy",
            "Paste",
            "Delete",
            "Rename Id…",
            "Show in Table",
            "Zoom to Selection");
    choose("Show in Table");
    assertThat(lookup("#gazetteer-kind").tryQuery()).isPresent();

    Arc border =
        before
            .map()
            .arc(
                before
                    .map()
                    .shared(
                        before.map().facesOf(DACIA).getFirst(),
                        before.map().facesOf(Place.of(new ProvinceId("valachia"))).getFirst())
                    .findFirst()
                    .orElseThrow());
    int middle = border.line().size() / 2;
    Point corner = new Point(border.line().x(middle), border.line().y(middle));
    rightClick(corner);
    assertThat(titles())
        .contains(
            "Select the border Dacia – Valachia",
            "Delete Corner",
            "Roughen This Border…",
            "Smooth This Border…",
            "Simplify This Border…",
            "Split from Here");
    choose("Delete Corner");
    assertThat(project().map().arc(border.id()).line().size()).isEqualTo(border.line().size() - 1);
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);

    rightClick(corner);
    choose("Simplify This Border…");
    await("the box", () -> lookup("#finish-which").tryQuery().isPresent());
    assertThat(find("finish-which", ComboBox.class).getValue().toString())
        .isEqualTo("The border Dacia – Valachia");
    push(KeyCode.ESCAPE);
    settle();
    rightClick(corner);
    choose("Split from Here");
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.SPLIT);
    push(KeyCode.ESCAPE);

    onWindow(() -> {
      map().requestFocus();
      bench().selection().set(Set.of(Subject.of(DACIA)));
      return null;
    });
    pan(inside());
    push(KeyCode.SHIFT, KeyCode.F10);
    settle();
    assertThat(titles()).contains("Select the province Dacia");
    onWindow(() -> {
      menu().hide();
      return null;
    });
  }

  @Test
  void aProvinceIsCopiedAndPastedAtTheMouseAsOneStep() {
    zoomTo("province:dacia");
    Project before = project();
    onWindow(() -> {
      bench().map().fit();
      bench().selection().set(Set.of(Subject.of(DACIA)));
      map().requestFocus();
      return null;
    });
    settle();
    push(KeyCode.CONTROL, KeyCode.C);
    moveOverMap(inside());
    push(KeyCode.CONTROL, KeyCode.V);
    settle();
    assertThat(onWindow(() -> bench().notices().shown().getLast().sentence()))
        .contains("does not fit here");
    assertThat(project()).isSameAs(before);

    onWindow(() -> {
      map().zoom(0.4);
      return null;
    });
    var extent = before.map().extent();
    Point free = new Point(extent.getMaxX() + 600, extent.centre().y);
    moveOverMap(free);
    push(KeyCode.CONTROL, KeyCode.V);
    settle();
    assertThat(project().provinces().contains("dacia-copy")).isTrue();
    assertThat(project().map().faceAt(free.x(), free.y()).orElseThrow().place())
        .contains(Place.of(new ProvinceId("dacia-copy")));
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactly(new Subject("province", "dacia-copy"));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project()).isEqualTo(before);
  }
}
