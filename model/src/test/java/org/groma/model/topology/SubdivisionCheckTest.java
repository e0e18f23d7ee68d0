package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A check that cannot fail checks nothing: each test breaks a good map in one way. */
class SubdivisionCheckTest {

  private final Topology two = SampleMaps.twoProvinces();
  private final Topology island = SampleMaps.island();

  private static List<String> faults(Topology map) {
    return SubdivisionCheck.run(map).stream().map(Fault::message).toList();
  }

  private static <T> Chunks<T> changed(Chunks<T> all, int index, UnaryOperator<T> change) {
    List<T> elements = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      elements.add(i == index ? change.apply(all.get(i)) : all.get(i));
    }
    return Chunks.of(elements);
  }

  private static Topology arc(Topology map, int id, UnaryOperator<Arc> change) {
    return new Topology(
        map.precision(),
        map.nodeChunks(),
        changed(map.arcChunks(), id, change),
        map.faceChunks(),
        map.byPlace());
  }

  private static Topology line(Topology map, int id, double... xy) {
    return arc(map, id, arc -> arc.withLine(Line.of(xy)));
  }

  private static Topology node(Topology map, int id, UnaryOperator<Node> change) {
    return new Topology(
        map.precision(),
        changed(map.nodeChunks(), id, change),
        map.arcChunks(),
        map.faceChunks(),
        map.byPlace());
  }

  private static Topology rings(Topology map, int id, int[]... rings) {
    return new Topology(
        map.precision(),
        map.nodeChunks(),
        map.arcChunks(),
        changed(map.faceChunks(), id, face -> new Face(id, face.use(), rings)),
        map.byPlace());
  }

  @Test
  void goodMapsPass() {
    assertThat(AssemblyTest.maps())
        .allSatisfy(map -> assertThat(SubdivisionCheck.run(map)).isEmpty());
  }

  @Test
  void aCrossingIsFoundOnce() {
    Topology map = line(two, 0, 10, 0, 25, 5, 10, 10);

    assertThat(SubdivisionCheck.run(map))
        .extracting(Fault::kind)
        .containsExactly(Fault.Kind.CROSSING);
    assertThat(faults(map)).containsExactly("Arcs 0 and 2 cross or touch.");
  }

  @Test
  void aTouchIsFound() {
    assertThat(faults(line(two, 0, 10, 0, 20, 5, 10, 10)))
        .containsExactly("Arcs 0 and 2 cross or touch.");
    assertThat(faults(line(two, 0, 10, 0, 20, 10, 10, 10))).hasSize(1);
  }

  @Test
  void anArcThatCrossesItselfIsFound() {
    assertThat(faults(line(two, 0, 10, 0, 15, 8, 15, 2, 5, 8, 10, 10)))
        .containsExactly("Arc 0 crosses or touches itself.");
  }

  @Test
  void anArcThatRunsBackOverItselfIsFound() {
    assertThat(faults(line(two, 0, 10, 0, 10, 7, 10, 5, 12, 8, 10, 10)))
        .containsExactly("Arc 0 crosses or touches itself.");
  }

  @Test
  void pointsOffTheGridOrTheMapAreFound() {
    assertThat(faults(line(two, 0, 10, 0, 10.00001, 5, 10, 10)))
        .containsExactly("Arc 0 has a point that is not on the grid.");
    assertThat(faults(line(two, 0, 10, 0, 2e6, 5, 10, 10)))
        .containsExactly("Arc 0 has a point that is not on the grid.");
  }

  @Test
  void repeatedPointsAreFound() {
    assertThat(faults(line(two, 0, 10, 0, 10, 5, 10, 5, 10, 10)))
        .containsExactly("Arc 0 has the same point twice.");
  }

  @Test
  void anArcAwayFromItsNodesIsFound() {
    assertThat(faults(line(two, 0, 10, 1, 10, 5, 10, 9)))
        .containsExactly("Arc 0 does not end at node 0.", "Arc 0 does not end at node 1.");
  }

  @Test
  void anArcWithOneFaceOrNoneIsFound() {
    assertThat(faults(arc(two, 0, arc -> arc.withFaces(1, 1))))
        .containsExactly("Arc 0 lies between no two faces.");
    assertThat(faults(arc(two, 0, arc -> arc.withFaces(1, 9))))
        .containsExactly("Arc 0 lies between no two faces.");
  }

  @Test
  void aStarOutOfOrderIsFound() {
    Topology map = node(two, 0, n -> n.withStar(new int[] {n.star()[1], n.star()[0], n.star()[2]}));

    assertThat(faults(map)).containsExactly("The arcs round node 0 are out of order.");
  }

  @Test
  void aStarThatIsNotTheArcsThatEndThereIsFound() {
    String message = "Node 0 does not have the arcs that end there.";

    assertThat(faults(node(two, 0, n -> n.withStar(new int[] {n.star()[0], n.star()[1]}))))
        .containsExactly(message);
    assertThat(faults(node(two, 0, n -> n.withStar(new int[] {n.star()[0], n.star()[1], 99}))))
        .containsExactly(message);
    assertThat(
            faults(
                node(two, 0, n -> n.withStar(new int[] {n.star()[0], n.star()[1], n.star()[1]}))))
        .containsExactly(message);
  }

  @Test
  void aLonelyNodeIsFound() {
    Topology map = node(Topology.empty(Precision.STANDARD), 0, n -> n);
    Topology lonely =
        new Topology(
            map.precision(),
            Chunks.of(List.of(new Node(0, 1, 1, new int[0]))),
            map.arcChunks(),
            map.faceChunks(),
            map.byPlace());

    assertThat(faults(lonely)).contains("No arc meets node 0.");
  }

  @Test
  void aRingThatIsNotClosedIsFound() {
    int[] ring = two.face(1).rings()[0];

    assertThat(faults(rings(two, 1, new int[] {ring[0]})))
        .contains("A ring of face 1 is not closed.");
    assertThat(faults(rings(two, 1, two.face(2).rings()[0])))
        .contains("A ring of face 1 is not closed.");
  }

  @Test
  void aRingTheWrongWayRoundIsFound() {
    assertThat(faults(rings(island, 2, island.face(1).rings()[1])))
        .contains("A ring of face 2 runs the wrong way round.");
  }

  @Test
  void holesInTheWrongOrderAreFound() {
    assertThat(faults(rings(island, 1, island.face(1).rings()[1], island.face(1).rings()[0])))
        .contains("A ring of face 1 runs the wrong way round.");
  }

  @Test
  void aFaceWithoutABorderIsFound() {
    assertThat(faults(rings(island, 2))).contains("Face 2 has no border.");
  }

  @Test
  void aLostRingIsFound() {
    assertThat(faults(rings(island, 1, island.face(1).rings()[0])))
        .containsExactly(
            "Not every side of every arc is in a ring.",
            "Euler's relation fails: 2 nodes, 2 arcs, 3 rings, 2 components.");
  }

  @Test
  void aRingTakenTwiceIsFound() {
    int[][] rings = island.face(1).rings();

    assertThat(faults(rings(island, 1, rings[0], rings[1], rings[1])))
        .containsExactly("Euler's relation fails: 2 nodes, 2 arcs, 5 rings, 2 components.");
  }
}
