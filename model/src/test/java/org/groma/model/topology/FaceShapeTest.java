package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class FaceShapeTest {

  private static void isPolygon(Polygon polygon, String wkt) throws ParseException {
    assertThat((Object) polygon.norm()).isEqualTo(new WKTReader().read(wkt).norm());
    assertThat(polygon.isValid()).isTrue();
  }

  @Test
  void aFaceIsAPolygon() throws ParseException {
    isPolygon(
        FaceShape.polygon(SampleMaps.twoProvinces(), 1),
        "POLYGON ((0 0, 10 0, 10 5, 10 10, 0 10, 0 0))");
  }

  @Test
  void islandsAreHoles() throws ParseException {
    isPolygon(
        FaceShape.polygon(SampleMaps.island(), 1),
        "POLYGON ((0 0, 30 0, 30 30, 0 30, 0 0), (10 10, 10 20, 20 20, 20 10, 10 10))");
  }

  @Test
  void aHoleThatTouchesTheOutlineIsAHole() throws ParseException {
    isPolygon(
        FaceShape.polygon(SampleMaps.lakeAtTheShore(), 1),
        "POLYGON ((0 0, 10 0, 20 0, 20 20, 0 20, 0 0), (10 0, 6 6, 14 6, 10 0))");
  }

  @Test
  void twoHolesThatTouchAreTwoHoles() {
    Polygon sea = FaceShape.polygon(SampleMaps.archipelago(), 6);

    assertThat(sea.getNumInteriorRing()).isEqualTo(4);
    assertThat(sea.isValid()).isTrue();
  }

  @Test
  void theOutsideHasNoShape() {
    assertThatThrownBy(() -> FaceShape.polygon(SampleMaps.island(), 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
