package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.Sample;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.util.AffineTransformation;

class LabelsTest {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final Topology MAP = Sample.PROJECT.map();

  private record Set(Province province, Geometry box, Geometry ground) {}

  /** Names at the largest size that the painter may give them. */
  private static List<Set> names() {
    Spots spots = new Spots();
    List<Set> all = new ArrayList<>();
    for (Province province : Sample.PROJECT.provinces()) {
      Optional<Integer> face = Spots.mainFace(MAP, Place.of(province.id()));
      if (face.isPresent()) {
        spots
            .name(MAP, face.get(), province.name(), List.of(), Typeface.ROMAN)
            .ifPresent(
                name -> all.add(new Set(province, box(name), FaceShape.polygon(MAP, face.get()))));
      }
    }
    return all;
  }

  private static Geometry box(Spots.Name name) {
    LabelRoom.Spot spot = name.spot();
    double w = Lettering.width(Typeface.ROMAN, name.lines(), 0) * spot.size() / 2;
    double h = Lettering.height(name.lines().size()) * spot.size() / 2;
    Geometry box =
        GEOMETRY.createPolygon(
            new Coordinate[] {
              new Coordinate(-w, -h),
              new Coordinate(w, -h),
              new Coordinate(w, h),
              new Coordinate(-w, h),
              new Coordinate(-w, -h)
            });
    return AffineTransformation.rotationInstance(Math.toRadians(spot.angle()))
        .translate(spot.x(), spot.y())
        .transform(box);
  }

  @Test
  void everyNameStandsWithinItsOwnProvince() {
    assertThat(names())
        .hasSizeGreaterThan(230)
        .allSatisfy(
            set -> assertThat(set.ground.contains(set.box)).as(set.province.name()).isTrue());
  }

  @Test
  void noTwoNamesOverlapAtAnyZoom() {
    List<Set> all = names();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        assertThat(all.get(i).box.intersects(all.get(j).box))
            .as(all.get(i).province.name() + " and " + all.get(j).province.name())
            .isFalse();
      }
    }
  }
}
