package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.input.KeyCode;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Crosshair;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** The map with no mouse. */
class MapKeysWindowTest extends StudioRobot {

  private static final Place DACIA = Place.of(new ProvinceId("dacia"));
  private static final Place VALACHIA = Place.of(new ProvinceId("valachia"));

  private void focusMap() {
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
  }

  private Viewport view() {
    return onWindow(() -> map().viewport().get());
  }

  @Test
  void arrowsPanAltArrowsGoFromPlaceToPlaceAndAScreenReaderHearsIt() {
    zoomTo("province:dacia");
    focusMap();
    Viewport before = view();
    type(KeyCode.RIGHT);
    assertThat(view().x()).isGreaterThan(before.x());
    type(KeyCode.PLUS);
    assertThat(view().scale()).isGreaterThan(before.scale());

    onWindow(() -> {
      bench().selection().set(Subject.of(DACIA));
      return null;
    });
    assertThat(onWindow(() -> map().getAccessibleText())).startsWith("Dacia, province selected.");
    push(KeyCode.ALT, KeyCode.DOWN);
    Set<Subject> next = onWindow(() -> bench().selection().get());
    assertThat(next).hasSize(1).doesNotContain(Subject.of(DACIA));
    assertThat(onWindow(() -> map().getAccessibleText()))
        .startsWith(
            project().provinces().find(next.iterator().next().id()).orElseThrow().name()
                + ", province selected.");
  }

  @Test
  void aBorderIsMovedWithTheCrosshairAsWithTheMouse() {
    zoomTo("province:dacia");
    Topology before = project().map();
    Arc border =
        before.arc(
            before.shared(face(before, DACIA), face(before, VALACHIA)).findFirst().orElseThrow());
    int middle = border.line().size() / 2;
    Point corner = new Point(border.line().x(middle), border.line().y(middle));
    focusMap();

    type(KeyCode.E, KeyCode.X);
    // as far as arrows go in steps; the corner itself is caught within reach
    onWindow(() -> {
      map().crosshair(java.util.Optional.of(Crosshair.at(corner)));
      return null;
    });
    type(KeyCode.G);
    type(KeyCode.RIGHT);
    press(KeyCode.SHIFT);
    type(KeyCode.DOWN);
    release(KeyCode.SHIFT);
    assertThat(onWindow(() -> bench().document().done())).as("nothing is done yet").isEmpty();
    type(KeyCode.SPACE);

    Topology after = project().map();
    assertThat(after.area(face(after, DACIA))).isNotEqualTo(before.area(face(before, DACIA)));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);

    type(KeyCode.G);
    type(KeyCode.LEFT);
    type(KeyCode.ESCAPE);
    assertThat(onWindow(() -> map().crosshair().orElseThrow().holding())).isFalse();
    assertThat(onWindow(() -> bench().document().done())).as("Escape lets go").hasSize(1);
  }

  @Test
  void spaceClicksShiftSpaceAddsAndTheMapFollowsTheCrosshair() {
    zoomTo("province:dacia");
    focusMap();
    onWindow(() -> {
      bench().selection().set(Subject.of(DACIA));
      return null;
    });
    type(KeyCode.X);
    type(KeyCode.SPACE);
    assertThat(onWindow(() -> bench().selection().get())).containsExactly(Subject.of(DACIA));

    Viewport before = view();
    strike(60, KeyCode.RIGHT);
    assertThat(view().x()).isGreaterThan(before.x());
    press(KeyCode.SHIFT);
    type(KeyCode.SPACE);
    release(KeyCode.SHIFT);
    assertThat(onWindow(() -> bench().selection().get())).hasSize(2).contains(Subject.of(DACIA));
    type(KeyCode.X);
    assertThat(onWindow(() -> map().crosshair())).isEmpty();
  }

  private static int face(Topology map, Place place) {
    return map.facesOf(place).getFirst();
  }
}
