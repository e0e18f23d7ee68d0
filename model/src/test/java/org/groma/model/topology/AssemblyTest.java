package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Assembly.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;

class AssemblyTest {

  /** Arc 0 is the border between face 1 and face 2, from 10 0 by 10 5 to 10 10. */
  private final Parts parts = Parts.of(SampleMaps.twoProvinces());

  private static Arc with(Arc arc, int from, int to, int left, int right, Line line) {
    return new Arc(arc.id(), from, to, left, right, line, arc.border());
  }

  private static Arc line(Arc arc, double... xy) {
    return with(arc, arc.from(), arc.to(), arc.left(), arc.right(), Line.of(xy));
  }

  static List<Topology> maps() {
    return List.of(
        SampleMaps.twoProvinces(),
        SampleMaps.island(),
        SampleMaps.threeSectors(),
        SampleMaps.lakeAtTheShore(),
        SampleMaps.twoProvincesWithLakes(),
        SampleMaps.archipelago(),
        GridMap.of(4).draw(),
        Topology.empty(Precision.STANDARD));
  }

  @ParameterizedTest
  @MethodSource("maps")
  void aMapIsTheSameWhenPutTogetherAgain(Topology map) {
    Trial.holds(map);
  }

  @Test
  void nothingMakesAnEmptyMap() {
    assertThat(Assembly.of(Precision.STANDARD, List.of(), List.of(), List.of()))
        .isEqualTo(new Assembly.Whole(Topology.empty(Precision.STANDARD)));
  }

  @Test
  void theOutsideNeedNotBeListed() {
    parts.faces.removeIf(face -> face.id() == Face.OUTSIDE);

    assertThat(parts.assemble()).isInstanceOf(Assembly.Whole.class);
  }

  @Test
  void theOutsideMayNotBeUsed() {
    parts.faces.set(0, new Region(0, MapDrawing.use("sea:mare")));

    assertThat(parts.faults())
        .containsExactly("Face 0 is the space around the map, which cannot be given a use.");
  }

  @Test
  void numbersMayHaveGaps() {
    parts.nodes.replaceAll(n -> new Junction(n.id() * 70, n.x(), n.y()));
    parts.arcs.replaceAll(a ->
        new Arc(
            a.id() * 90,
            a.from() * 70,
            a.to() * 70,
            a.left() * 200,
            a.right() * 200,
            a.line(),
            a.border()));
    parts.faces.replaceAll(f -> new Region(f.id() * 200, f.use()));

    Topology map = ((Assembly.Whole) parts.assemble()).topology();

    Trial.holds(map);
    assertThat(Shape.of(map, 400)).isEqualTo("10 0, 20 0, 20 10, 10 10, 10 5");
  }

  @Test
  void zeroHasOneSpelling() {
    Topology map = MapDrawing.map().face("a", "-0.0 -0.0, 10 -0.0, -0.0 10").draw();

    assertThat(map).isEqualTo(MapDrawing.map().face("a", "0 0, 10 0, 0 10").draw());
    assertThat(Trial.print(map)).doesNotContain("-0.0");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MAX_VALUE, Integer.MIN_VALUE, 10_000_000})
  void numbersThatAreNoneAreReported(int id) {
    String tail = " " + id + " is no number: they run from 0 to 9999999.";
    parts.nodes.set(0, new Junction(id, 0, 0));
    parts.arcs.set(0, new Arc(id, 0, 1, 1, 2, Line.of(0, 0, 1, 1), Border.LAND));
    parts.faces.set(1, new Region(id, Use.None.UNASSIGNED));

    assertThat(parts.faults()).containsExactly("Node" + tail, "Arc" + tail, "Face" + tail);
  }

  @Test
  void aPartListedTwiceIsReported() {
    parts.nodes.add(parts.nodes.getFirst());
    parts.faces.add(parts.faces.getLast());
    parts.arcs.add(parts.arcs.getFirst());

    assertThat(parts.faults())
        .containsExactly(
            "Node 0 is listed twice.", "Face 2 is listed twice.", "Arc 0 is listed twice.");
  }

  @Test
  void anArcWithoutItsNodeIsReported() {
    parts.arc(0, arc -> with(arc, 17, -3, 1, 2, arc.line()));

    assertThat(parts.faults())
        .containsExactly(
            "Arc 0 starts at node 17, which is not listed.",
            "Arc 0 ends at node -3, which is not listed.");
  }

  @Test
  void anArcAwayFromItsNodeIsReported() {
    parts.arc(0, arc -> line(arc, 10, 1, 10, 5, 10, 9));

    assertThat(parts.faults())
        .containsExactly(
            "Arc 0 starts at node 0, but not at its place.",
            "Arc 0 ends at node 1, but not at its place.");
  }

  @Test
  void anArcWithoutItsFaceIsReported() {
    parts.arc(0, arc -> with(arc, arc.from(), arc.to(), 8, -1, arc.line()));

    assertThat(parts.faults())
        .containsExactly(
            "Arc 0 borders on face 8, which is not listed.",
            "Arc 0 borders on face -1, which is not listed.");
  }

  @Test
  void anArcInTheMiddleOfAFaceIsReported() {
    parts.arc(0, arc -> with(arc, arc.from(), arc.to(), 2, 2, arc.line()));

    assertThat(parts.faults()).containsExactly("Arc 0 has face 2 on both sides.");
  }

  @Test
  void aClosedArcNeedsThreeCorners() {
    Parts island = Parts.of(SampleMaps.island());
    island.arc(1, arc -> line(arc, 10, 10, 20, 20, 10, 10));

    assertThat(island.faults())
        .containsExactly("Arc 1 is closed but has fewer than three corners.");
  }

  @Test
  void aPointOffTheMapIsReported() {
    parts.arc(0, arc -> line(arc, 10, 0, 1e7, 5, 10, 10));

    assertThat(parts.faults())
        .containsExactly(
            "Arc 0 has a point off the map: coordinates lie between -1000000 and 1000000.");
  }

  @Test
  void aPointThatIsNoNumberIsReported() {
    parts.arc(0, arc -> line(arc, 10, 0, Double.NaN, 5, 10, 10));

    assertThat(parts.faults()).hasSize(1);
  }

  @Test
  void aPointOffTheGridIsReported() {
    parts.arc(0, arc -> line(arc, 10, 0, 10.0001, 5, 10, 10));

    assertThat(parts.assemble())
        .isEqualTo(
            new Assembly.Broken(
                List.of(
                    new Fault(
                        Fault.Kind.BAD_COORDINATE,
                        "Arc 0 has a point with more than 3 digits after the point.",
                        new Coordinate(10.0001, 5),
                        0,
                        List.of()))));
  }

  @Test
  void aRepeatedPointIsReported() {
    parts.arc(0, arc -> line(arc, 10, 0, 10, 0, 10, 5, 10, 5, 10, 10));

    assertThat(parts.faults())
        .containsExactly(
            "Arc 0 has the same point twice, one after the other.",
            "Arc 0 has the same point twice, one after the other.");
  }

  @Test
  void aNodeWithoutArcsIsReported() {
    parts.nodes.add(new Junction(2, 5, 5));

    assertThat(parts.faults()).containsExactly("No arc meets node 2.");
  }

  @Test
  void sidesThatDoNotAgreeAreReported() {
    parts.arc(0, arc -> with(arc, arc.from(), arc.to(), 2, 1, arc.line()));

    assertThat(parts.faults())
        .contains("Going round face 2 leads to arc 1, which says that it borders on face 1.");
  }

  @Test
  void aFaceInTwoPiecesIsReported() {
    Parts isles = Parts.of(SampleMaps.archipelago());
    int apart = SampleMaps.archipelago().arcsOf(9).findFirst().orElseThrow();
    isles.arc(
        apart,
        arc ->
            with(
                arc,
                arc.from(),
                arc.to(),
                arc.left() == 9 ? 7 : arc.left(),
                arc.right() == 9 ? 7 : arc.right(),
                arc.line()));
    isles.faces.removeIf(face -> face.id() == 9);

    assertThat(isles.faults()).containsExactly("Face 7 lies in 2 pieces.");
  }

  @Test
  void aFaceWithoutABorderIsReported() {
    parts.faces.add(new Region(5, Use.None.UNASSIGNED));

    assertThat(parts.faults()).containsExactly("Face 5 has no border around it.");
  }

  @Test
  void aClosedArcTheWrongWayRoundIsReported() {
    Topology map = MapDrawing.map().face("a", "0 0, 10 0, 0 10").draw();
    Parts alone = Parts.of(map).arc(0, arc -> with(arc, 0, 0, 0, 1, arc.line()));

    assertThat(alone.faults())
        .contains(
            "A ring of face 0 runs the wrong way round.",
            "A ring of face 1 runs the wrong way round.");
  }

  @Test
  void anIslandOutsideTheSeaItClaimsToLieInIsReported() {
    Parts island = Parts.of(SampleMaps.island());
    island.arc(1, arc -> line(arc, 50, 10, 50, 20, 60, 20, 60, 10, 50, 10));
    island.nodes.replaceAll(n -> n.x() == 10 ? new Junction(n.id(), 50, 10) : n);

    assertThat(island.faults()).containsExactly("A hole of face 1 does not lie inside the face.");
  }

  @Test
  void anIslandInTheSeaThatClaimsToLieOutsideIsReported() {
    Parts island = Parts.of(SampleMaps.island());
    island.arc(1, arc -> with(arc, arc.from(), arc.to(), 0, 2, arc.line()));

    assertThat(island.faults()).containsExactly("A hole of face 0 lies inside another one.");
  }

  @Test
  void anIslandInALakeThatClaimsToLieOnTheLandIsReported() {
    Topology map = SampleMaps.archipelago();
    int shore = map.shared(4, 5).findFirst().orElseThrow();
    Parts lake = Parts.of(map);
    lake.arc(
        shore,
        arc ->
            with(
                arc,
                arc.from(),
                arc.to(),
                arc.left() == 4 ? 1 : arc.left(),
                arc.right() == 4 ? 1 : arc.right(),
                arc.line()));

    assertThat(lake.faults()).containsExactly("A hole of face 1 lies inside another one.");
  }

  @Test
  void crossingArcsAreReported() {
    parts.arc(0, arc -> line(arc, 10, 0, 25, 5, 10, 10));

    assertThat(parts.assemble()).isInstanceOf(Assembly.Broken.class);
    assertThat(((Assembly.Broken) parts.assemble()).faults())
        .extracting(Fault::kind)
        .containsOnly(Fault.Kind.CROSSING);
  }

  @Test
  void twoNodesAtOnePlaceAreReported() {
    Parts touching = Parts.of(SampleMaps.twoProvincesWithLakes());
    touching.nodes.replaceAll(n -> n.x() == 10 ? new Junction(n.id(), 20, 0) : n);
    touching.arcs.replaceAll(
        arc -> arc.line().x(0) == 10 ? line(arc, 20, 0, 10, 14, 14, 14, 14, 10, 20, 0) : arc);

    assertThat(touching.faults()).anyMatch(message -> message.endsWith("cross or touch."));
  }
}
