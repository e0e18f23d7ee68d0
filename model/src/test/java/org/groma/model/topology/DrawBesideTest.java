package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Faces drawn round what stays. */
class DrawBesideTest {

  private static final Use SEA = MapDrawing.use("sea:new");

  private static MapEdit draw(String use, Stays stays, String outline) {
    return new DrawFace(
        MapDrawing.points(outline).stream().map(p -> new Point(p.x, p.y)).toList(),
        MapDrawing.use(use),
        stays);
  }

  private static int face(Topology map, String use) {
    List<Integer> faces = Shape.faces(map, use);
    assertThat(faces).hasSize(1);
    return faces.getFirst();
  }

  @Test
  void aSeaIsDrawnRoundLandInOneGo() {
    Topology two = SampleMaps.twoProvinces();
    Topology map = legal(two, draw("sea:new", Stays.LAND, "-5 -5, 25 -5, 25 15, -5 15"));

    assertThat(Shape.of(map, 1)).isEqualTo(Shape.of(two, 1));
    assertThat(Shape.of(map, 2)).isEqualTo(Shape.of(two, 2));
    assertThat(Shape.of(map, face(map, "sea:new")))
        .isEqualTo("-5 -5, 25 -5, 25 15, -5 15 / 0 0, 0 10, 10 10, 20 10, 20 0, 10 0");
  }

  @Test
  void anIslandGroupMakesASeaWithManyHoles() {
    Topology empty = Topology.empty(Precision.STANDARD);
    Topology isles = legal(empty, draw("a", Stays.LAND, "0 0, 4 0, 4 4"));
    isles = legal(isles, draw("b", Stays.LAND, "10 0, 14 0, 14 4"));
    isles = legal(isles, draw("c", Stays.LAND, "10 10, 14 10, 14 14"));

    Topology map = legal(isles, draw("sea:new", Stays.LAND, "-5 -5, 20 -5, 20 20, -5 20"));

    assertThat(map.face(face(map, "sea:new")).rings()).hasNumberOfRows(4);
    assertThat(map.area(face(map, "sea:new"))).isCloseTo(625 - 3 * 8, within(1e-9));
  }

  @Test
  void anOutlineThatCrossesTheLandTakesOnlyTheWater() {
    Topology two = SampleMaps.twoProvinces();
    Topology map = legal(two, draw("sea:new", Stays.LAND, "5 -5, 15 -5, 15 8, 5 8"));

    assertThat(Shape.of(map, face(map, "sea:new"))).isEqualTo("5 -5, 15 -5, 15 0, 10 0, 5 0");
    assertThat(map.area(1)).isEqualTo(two.area(1));
    assertThat(map.shared(1, 2).count()).isEqualTo(two.shared(1, 2).count());
    assertThat(map.arc(map.shared(1, 2).findFirst().orElseThrow()).line())
        .isEqualTo(two.arc(two.shared(1, 2).findFirst().orElseThrow()).line());
  }

  @Test
  void landThatLiesAcrossMakesSeveralFacesOfOnePlace() {
    Topology two = SampleMaps.twoProvinces();
    Topology map = legal(two, draw("sea:new", Stays.LAND, "5 -5, 15 -5, 15 15, 5 15"));

    assertThat(Shape.faces(map, "sea:new").stream().map(id -> Shape.of(map, id)))
        .containsExactlyInAnyOrder(
            "5 -5, 15 -5, 15 0, 10 0, 5 0", "5 10, 10 10, 15 10, 15 15, 5 15");
  }

  @Test
  void newLandLiesBesideTheOldAndOutOfTheSea() {
    Topology island = SampleMaps.island();
    Topology map = legal(island, draw("new", Stays.LAND, "15 5, 25 5, 25 25, 15 25"));

    assertThat(Shape.of(map, 2)).isEqualTo("10 10, 15 10, 20 10, 20 20, 15 20, 10 20");
    assertThat(Shape.of(map, face(map, "new")))
        .isEqualTo("15 5, 25 5, 25 25, 15 25, 15 20, 20 20, 20 10, 15 10");
    assertThat(map.area(face(map, "sea:mare"))).isEqualTo(900 - 100 - 150);
  }

  @Test
  void whereEverythingStaysOnlyTheEmptySheetIsTaken() {
    Topology island = SampleMaps.island();
    Topology map = legal(island, draw("new", Stays.EVERYTHING, "25 25, 40 25, 40 40, 25 40"));

    assertThat(Shape.of(map, 1)).startsWith("0 0, 30 0, 30 25, 30 30, 25 30, 0 30");
    assertThat(map.area(1)).isEqualTo(island.area(1));
    assertThat(map.area(face(map, "new"))).isEqualTo(225 - 25);
  }

  @Test
  void anOutlineThatTouchesTheCoastFollowsIt() {
    Topology two = SampleMaps.twoProvinces();
    Topology map = legal(two, draw("sea:new", Stays.LAND, "20 0, 30 0, 30 10, 20 10"));

    assertThat(Shape.of(map, face(map, "sea:new"))).isEqualTo("20 0, 30 0, 30 10, 20 10");
    assertThat(map.shared(2, face(map, "sea:new")).count()).isEqualTo(1);
  }

  @Test
  void whereThereIsNothingToTakeItIsSaid() {
    Topology two = SampleMaps.twoProvinces();

    assertThat(refused(two, draw("sea:new", Stays.LAND, "2 2, 8 2, 8 8, 2 8")).reason())
        .isEqualTo("Everything within the outline stays as it is: there is nothing to take.");
    assertThat(refused(two, draw("sea:new", Stays.LAND, "0 0, 10 0, 10 5, 10 10, 0 10")).reason())
        .isEqualTo("Everything within the outline stays as it is: there is nothing to take.");
  }

  @Test
  void anotherSeaIsNotSwallowedAndItIsSaidWhich() {
    Topology island = SampleMaps.island();
    DrawFace over = (DrawFace) draw("sea:new", Stays.LAND, "-1 -1, 31 -1, 31 31, -1 31");

    assertThat(refused(island, over).reason())
        .isEqualTo("This would cover sea:mare whole; delete it first if that is meant.");
    assertThat(over.covered(island)).containsExactly(Place.parse("sea:mare"));
    assertThat(((DrawFace) draw("x", Stays.NOTHING, "-1 -1, 31 -1, 31 31, -1 31")).covered(island))
        .containsExactly(Place.parse("province:island"), Place.parse("sea:mare"));
  }

  @Test
  void aGapInTheLandIsLeftByASeaRoundItAndTakenByAnOutlineOfItsOwn() {
    Topology ring =
        MapDrawing.map()
            .face("land", "0 0, 20 0, 20 20, 0 20", "8 8, 12 8, 12 12, 8 12")
            .face("", "8 8, 12 8, 12 12, 8 12")
            .draw();

    Topology round = legal(ring, draw("sea:new", Stays.LAND, "-5 -5, 25 -5, 25 25, -5 25"));
    assertThat(round.face(Shape.face(round, 10, 10)).use()).isEqualTo(Use.None.UNASSIGNED);
    Topology lake = legal(ring, draw("sea:new", Stays.LAND, "5 5, 15 5, 15 15, 5 15"));
    assertThat(Shape.of(lake, face(lake, "sea:new"))).isEqualTo("8 8, 12 8, 12 12, 8 12");
    assertThat(lake.area(1)).isEqualTo(ring.area(1));
  }

  /** A star-shaped outline round a point. */
  record Blob(double x, double y, List<Double> radii) {

    List<Point> outline() {
      List<Point> outline = new ArrayList<>();
      for (int i = 0; i < radii.size(); i++) {
        double angle = 2 * Math.PI * i / radii.size();
        outline.add(
            new Point(x + radii.get(i) * Math.cos(angle), y + radii.get(i) * Math.sin(angle)));
      }
      return outline;
    }
  }

  @Provide
  Arbitrary<List<Blob>> blobs() {
    Arbitrary<Double> at = Arbitraries.doubles().between(-40, 40).ofScale(1);
    Arbitrary<Double> radius = Arbitraries.doubles().between(3, 30).ofScale(1);
    return Combinators.combine(at, at, radius.list().ofMinSize(3).ofMaxSize(14))
        .as(Blob::new)
        .list()
        .ofMinSize(2)
        .ofMaxSize(7);
  }

  /** Land beside land, with the slivers that come of it, then a sea over all of it. */
  @Property(tries = 150, seed = "11", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatStaysHasTheShapeItHad(@ForAll("blobs") List<Blob> blobs) {
    stays(Topology.empty(Precision.STANDARD), blobs);
  }

  @Property(tries = 100, seed = "12", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatStaysHasTheShapeItHadOnACoarseGrid(@ForAll("blobs") List<Blob> blobs) {
    stays(Topology.empty(new Precision(0)), blobs);
  }

  @Property(tries = 60, seed = "13", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatStaysOfAnArchipelagoHasTheShapeItHad(@ForAll("blobs") List<Blob> blobs) {
    stays(SampleMaps.archipelago(), blobs);
  }

  private static void stays(Topology start, List<Blob> blobs) {
    Topology map = start;
    for (int i = 0; i < blobs.size() - 1; i++) {
      map = drawn(map, blobs.get(i), MapDrawing.use("p" + i));
    }
    drawn(map, blobs.getLast(), SEA);
    Blob sea = blobs.getLast();
    drawn(map, new Blob(sea.x, sea.y, sea.radii.stream().map(r -> 4 * r).toList()), SEA);
  }

  private static Topology drawn(Topology map, Blob blob, Use use) {
    if (!(Trial.apply(map, new DrawFace(blob.outline(), use, Stays.LAND))
        instanceof Ruling.Legal(Topology after, Touched _))) {
      return map;
    }
    Map<Integer, Geometry> land = new TreeMap<>();
    for (Face face : map.faces()) {
      if (Stays.LAND.keeps(face)) {
        land.put(face.id(), FaceShape.polygon(map, face.id()));
      }
    }
    land.forEach((face, shape) -> KeptShape.assertKept(shape, after, face));
    double taken = after.facesOf(use.place().orElseThrow()).stream().mapToDouble(after::area).sum();
    Geometry outline = Trial.polygon(blob.outline());
    Geometry free = outline.difference(new GeometryFactory().buildGeometry(land.values()).union());
    double slack = 4 * map.precision().step() * (outline.getLength() + free.getLength());
    assertThat(taken).isLessThanOrEqualTo(free.getArea() + slack);
    return after;
  }
}
