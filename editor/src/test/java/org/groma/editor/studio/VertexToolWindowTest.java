package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;

class VertexToolWindowTest extends StudioRobot {

  private static final Place DACIA = Place.of(new ProvinceId("dacia"));
  private static final Place VALACHIA = Place.of(new ProvinceId("valachia"));

  private static int face(Topology map, Place place) {
    return map.facesOf(place).getFirst();
  }

  private static Arc between(Topology map) {
    return map.arc(map.shared(face(map, DACIA), face(map, VALACHIA)).findFirst().orElseThrow());
  }

  @Test
  void aDraggedCornerMovesBothNeighboursAndIsOneStep() {
    zoomTo("province:dacia");
    Topology before = project().map();
    Arc border = between(before);
    int middle = border.line().size() / 2;
    Point corner = new Point(border.line().x(middle), border.line().y(middle));
    double pixel = onWindow(() -> bench().map().viewport().get().pixel());
    Point to = new Point(corner.x() + 9 * pixel, corner.y() + 7 * pixel);

    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(KeyCode.E);
    dragMap(corner, to);

    Topology after = project().map();
    assertThat(after.area(face(after, DACIA))).isNotEqualTo(before.area(face(before, DACIA)));
    assertThat(after.area(face(after, DACIA)) + after.area(face(after, VALACHIA)))
        .isCloseTo(
            before.area(face(before, DACIA)) + before.area(face(before, VALACHIA)),
            org.assertj.core.api.Assertions.within(1e-6));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void aClickNeverChangesTheMapAndADoubleClickAddsACorner() {
    zoomTo("province:dacia");
    Topology before = project().map();
    Arc border = between(before);
    int longest =
        IntStream.range(0, border.line().last())
            .boxed()
            .max(
                Comparator.comparingDouble(
                    i -> border.line().point(i).distance(border.line().point(i + 1))))
            .orElseThrow();
    Point corner = new Point(border.line().x(longest), border.line().y(longest));
    Point on =
        new Point(
            (corner.x() + border.line().x(longest + 1)) / 2,
            (corner.y() + border.line().y(longest + 1)) / 2);
    onWindow(() -> {
      bench().map().show(on);
      map().zoom(4);
      return null;
    });
    double pixel = onWindow(() -> bench().map().viewport().get().pixel());
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(KeyCode.E);
    clickMap(new Point(on.x() + 2 * pixel, on.y()));
    clickMap(corner);
    clickMap(new Point(corner.x() + 6 * pixel, corner.y() - 5 * pixel));
    assertThat(project().map()).isSameAs(before);
    assertThat(onWindow(() -> bench().document().done())).isEmpty();

    doubleClickMap(on);
    assertThat(project().map().arc(border.id()).line().size()).isEqualTo(border.line().size() + 1);
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void aHundredStepsGoBackAndForth() {
    zoomTo("province:dacia");
    var start = project();
    Arc border = between(start.map());
    int middle = border.line().size() / 2;
    IntStream.range(0, 100)
        .forEach(i ->
            onWindow(() ->
                bench()
                    .perform(
                        "Move vertex",
                        new org.groma.model.edit.ChangeMap(
                            new org.groma.model.topology.MoveVertex(
                                border.id(),
                                middle,
                                new Point(
                                    border.line().x(middle) + 0.01 * (i + 1),
                                    border.line().y(middle)))))));
    var end = project();
    assertThat(onWindow(() -> bench().document().done())).hasSize(100);

    strike(100, KeyCode.CONTROL, KeyCode.Z);
    assertThat(project()).isEqualTo(start);

    strike(100, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    assertThat(project()).isEqualTo(end);
  }
}
