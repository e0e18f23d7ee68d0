package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Offer;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.InteriorPointArea;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** The tools of the map by mouse and keys, each doing its main job. */
class MapToolsWindowTest extends StudioRobot {

  private static int face(Topology map, String place) {
    return map.facesOf(Place.parse(place)).stream()
        .max((a, b) -> Double.compare(map.area(a), map.area(b)))
        .orElseThrow();
  }

  private Point middle(String place) {
    Topology map = project().map();
    Coordinate at = InteriorPointArea.getInteriorPoint(FaceShape.polygon(map, face(map, place)));
    return new Point(at.x, at.y);
  }

  /** A point so many pixels away. */
  private Point beside(Point from, double right, double up) {
    double pixel = onWindow(() -> map().viewport().get().pixel());
    return new Point(from.x() + right * pixel, from.y() + up * pixel);
  }

  private Point borderOf(String one, String other) {
    Coordinate at = project().map().arc(arcBetween(one, other)).line().middle();
    return new Point(at.x, at.y);
  }

  private void take(KeyCode letter, ToolKind kind) {
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(letter);
    settle();
    assertThat(onWindow(() -> map().tool().get())).isEqualTo(kind);
  }

  private void choose(String id, String name) {
    clickId(id);
    ComboBox<?> box = find(id, ComboBox.class);
    Offer.Item wanted =
        box.getItems().stream()
            .map(Offer.Item.class::cast)
            .filter(item -> item.name().equals(name))
            .findFirst()
            .orElseThrow();
    int steps =
        onWindow(() -> box.getItems().indexOf(wanted) - box.getSelectionModel().getSelectedIndex());
    for (int i = 0; i < Math.abs(steps); i++) {
      type(steps > 0 ? KeyCode.DOWN : KeyCode.UP);
    }
    type(KeyCode.ENTER);
    settle();
    assertThat(onWindow(() -> find(id, ComboBox.class).getValue())).isEqualTo(wanted);
  }

  private int steps() {
    return onWindow(() -> bench().document().done().size());
  }

  @Test
  void aProvinceIsDrawnAndSplitAndJoinedAgain() {
    zoomTo("province:dacia");
    Point middle = middle("province:dacia");
    take(KeyCode.D, ToolKind.DRAW);
    choose("option-stays", "Take what lies beneath");
    clickMap(beside(middle, -40, -30));
    clickMap(beside(middle, 40, -30));
    moveOverMap(beside(middle, 0, 40));
    assertThat(onWindow(() -> map().preview().get().shapes()))
        .hasAtLeastOneElementOfType(Preview.Drawn.class);
    clickMap(beside(middle, 0, 40));
    clickMap(beside(middle, -38, -28));
    assertThat(project().provinces().find("new-province")).isPresent();
    assertThat(steps()).isEqualTo(1);

    take(KeyCode.S, ToolKind.SPLIT);
    Point inside = middle("province:new-province");
    clickMap(beside(inside, -90, 0));
    clickMap(beside(inside, 90, 0));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().provinces().find("new-province-2")).isPresent();
    assertThat(steps()).isEqualTo(2);

    take(KeyCode.M, ToolKind.MERGE);
    clickMap(middle("province:new-province"));
    clickMap(middle("province:new-province-2"));
    assertThat(project().provinces().find("new-province-2").map(Province::name)).isEmpty();
    assertThat(steps()).isEqualTo(3);

    push(KeyCode.CONTROL, KeyCode.Z);
    push(KeyCode.CONTROL, KeyCode.Z);
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project().provinces().find("new-province")).isEmpty();
  }

  @Test
  void aRiverIsDrawnAndARidgeMarkedByTheBar() {
    zoomTo("province:dacia");
    int arc = arcBetween("province:dacia", "province:tyras");
    take(KeyCode.W, ToolKind.RIVER);
    clickMap(borderOf("province:dacia", "province:tyras"));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().map().arc(arc).border().river().orElseThrow().slug())
        .isEqualTo("new-river");

    take(KeyCode.B, ToolKind.MARK);
    choose("option-border-kind", "Ridge");
    clickMap(borderOf("province:dacia", "province:tyras"));
    assertThat(project().map().arc(arc).border().kind()).isEqualTo("ridge");
    assertThat(steps()).isEqualTo(2);
  }

  @Test
  void aStraitACityAndAPortAreAddedAndAWayIsMeasured() {
    zoomTo("sea:mare-aegeum");
    take(KeyCode.L, ToolKind.STRAIT);
    clickMap(middle("province:thracia"));
    clickMap(middle("province:lydia"));
    assertThat(project().links().find("thracia-lydia")).isPresent();

    take(KeyCode.C, ToolKind.CITY);
    Point site = middle("province:thracia");
    clickMap(site);
    assertThat(project().cities().find("city-of-thracia").orElseThrow().province().slug())
        .isEqualTo("thracia");

    take(KeyCode.P, ToolKind.PORT);
    clickMap(site);
    clickMap(middle("sea:propontis"));
    assertThat(project().cities().find("city-of-thracia").orElseThrow().port()).isPresent();

    take(KeyCode.U, ToolKind.MEASURE);
    clickMap(site);
    moveOverMap(middle("province:lydia"));
    assertThat(onWindow(() -> map().preview().get().shapes()))
        .anySatisfy(shape ->
            assertThat(shape)
                .isInstanceOfSatisfying(
                    Preview.Caption.class, caption -> assertThat(caption.text()).contains("km")));

    take(KeyCode.K, ToolKind.DISTANCE);
    clickMap(middle("province:thracia"));
    clickMap(middle("province:lydia"));
    assertThat(onWindow(() -> map().preview().get().hint().orElse("")))
        .startsWith("Thracia to Lydia: 1 step by land");
    assertThat(steps()).isEqualTo(3);
  }

  @Test
  void anAreaIsBrushedOverProvincesAndAQuerySelectsThem() {
    zoomTo("province:dacia");
    Viewport before = onWindow(() -> map().viewport().get());
    take(KeyCode.A, ToolKind.ASSIGN);
    choose("option-value", "Africa");
    dragMap(middle("province:dacia"), middle("province:valachia"));
    assertThat(project().provinces().find("dacia").orElseThrow().area())
        .contains(new AreaId("africa"));
    assertThat(project().provinces().find("valachia").orElseThrow().area())
        .contains(new AreaId("africa"));
    assertThat(steps()).isEqualTo(1);
    assertThat(onWindow(() -> map().viewport().get())).isEqualTo(before);

    onWindow(() -> {
      bench().actions().titled("Select by Query…").orElseThrow().fire();
      return null;
    });
    settle();
    onWindow(() -> {
      find("query-line", TextInputControl.class).setText("area=africa terrain=steppe name~V*");
      return null;
    });
    await("the hit", () -> find("query-said", Label.class).getText().startsWith("1 province"));
    clickId("query-select");
    await("the answer", () -> bench().selection().get().size() == 1);
    assertThat(onWindow(() -> bench().selection().last().orElseThrow().toString()))
        .isEqualTo("province:valachia");
  }

  @Test
  void theMapIsPulledAndProvincesAreSelectedByClickAndBox() {
    zoomTo("province:dacia");
    Point dacia = middle("province:dacia");
    take(KeyCode.H, ToolKind.PAN);
    Viewport before = onWindow(() -> map().viewport().get());
    dragMap(dacia, beside(dacia, 60, 0));
    Viewport pulled = onWindow(() -> map().viewport().get());
    assertThat(pulled.x()).isLessThan(before.x());
    assertThat(pulled.scale()).isEqualTo(before.scale());

    take(KeyCode.V, ToolKind.SELECT);
    clickMap(dacia);
    assertThat(selected()).containsExactly("province:dacia");
    Viewport near = onWindow(() -> map().viewport().get());
    Envelope box = onWindow(() -> bench().where(Subject.parse("province:dacia")).orElseThrow());
    onWindow(() -> {
      map().viewport().set(near.zoomed(0.5, near.width() / 2, near.height() / 2));
      return null;
    });
    settle();
    dragMap(
        beside(new Point(box.getMinX(), box.getMaxY()), -6, 6),
        beside(new Point(box.getMaxX(), box.getMinY()), 6, -6));
    assertThat(selected())
        .hasSizeGreaterThan(1)
        .contains("province:dacia")
        .doesNotContain("province:thracia");
    assertThat(steps()).isZero();
  }

  private int arcBetween(String one, String other) {
    Topology map = project().map();
    return map.shared(face(map, one), face(map, other)).findFirst().orElseThrow();
  }

  private List<String> selected() {
    return onWindow(() -> bench().selection().get().stream().map(Subject::toString).toList());
  }

  @Test
  void aBorderIsRedrawnASeaZoneDrawnAndTheHistoryLeadsBack() {
    zoomTo("province:dacia");
    int arc = arcBetween("province:dacia", "province:tyras");
    Line drawn = project().map().arc(arc).line();
    take(KeyCode.R, ToolKind.REDRAW);
    clickMap(borderOf("province:dacia", "province:tyras"));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().map().arc(arc).line().size()).isEqualTo(2);

    zoomTo("sea:pontus-euxinus");
    Point open = middle("sea:pontus-euxinus");
    take(KeyCode.Z, ToolKind.SEA);
    clickMap(beside(open, -30, -20));
    clickMap(beside(open, 30, -20));
    clickMap(beside(open, 0, 25));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().seas().find("new-sea-zone")).isPresent();
    assertThat(steps()).isEqualTo(2);

    showPanel("History");
    ListView<?> history = find("history", ListView.class);
    assertThat(history.getItems()).hasSize(3);
    clickOn(history).type(KeyCode.HOME);
    settle();
    assertThat(steps()).isZero();
    assertThat(project().map().arc(arc).line()).isEqualTo(drawn);
    type(KeyCode.END);
    settle();
    assertThat(steps()).isEqualTo(2);
    assertThat(project().seas().find("new-sea-zone")).isPresent();
  }
}
