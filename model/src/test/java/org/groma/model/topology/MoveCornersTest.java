package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveCornersTest {

  private final Topology two = SampleMaps.twoProvinces();

  /** All corners of a closed border, with the one that is its node. */
  private static MoveCorners whole(Topology map, int arc, double dx, double dy) {
    List<ArcVertex> vertices = new ArrayList<>();
    for (int i = 1; i < map.arc(arc).line().last(); i++) {
      vertices.add(new ArcVertex(arc, i));
    }
    return new MoveCorners(vertices, List.of(map.arc(arc).from()), dx, dy);
  }

  @Test
  void severalCornersMoveTogetherThoughOneAloneCouldNot() {
    int between = Shape.arc(two, 10, 5);
    Topology tooth =
        legal(
            two,
            new RedrawBorder(
                between, List.of(new Point(10, 4), new Point(13, 4), new Point(10, 6))));

    refused(tooth, new MoveVertex(between, 1, new Point(10, 6.5)));
    Topology map =
        legal(
            tooth,
            new MoveCorners(
                List.of(
                    new ArcVertex(between, 1),
                    new ArcVertex(between, 2),
                    new ArcVertex(between, 3)),
                List.of(),
                0,
                2.5));

    assertThat(Shape.of(map, map.arc(between).line()))
        .isEqualTo("10 0, 10 6.5, 13 6.5, 10 8.5, 10 10");
  }

  @Test
  void whereBordersMeetAllOfThemFollow() {
    int between = Shape.arc(two, 10, 5);
    int node = two.arc(between).from();

    Topology map = legal(two, new MoveCorners(List.of(), List.of(node), 1, 0));

    assertThat(map.nodePoint(node).x).isEqualTo(two.nodePoint(node).x + 1);
    assertThat(map.area(1)).isEqualTo(two.area(1) + 2.5);
    assertThat(map.area(2)).isEqualTo(two.area(2) - 2.5);
  }

  @Test
  void anIslandMovesInItsSeaAndNotOutOfIt() {
    Topology sea = SampleMaps.island();
    int shore = Shape.arc(sea, 20, 10);

    assertThat(Shape.of(legal(sea, whole(sea, shore, 2, 1)), 2))
        .isEqualTo("12 11, 22 11, 22 21, 12 21");
    assertThat(refused(sea, whole(sea, shore, 100, 0)).reason())
        .isEqualTo("The border would jump over a piece of the map.");
  }

  @Test
  void anIslandDoesNotJumpIntoAnother() {
    Topology map =
        MapDrawing.map()
            .face(
                "sea:mare",
                "0 0, 40 0, 40 20, 0 20",
                "2 2, 4 2, 4 4, 2 4",
                "20 5, 30 5, 30 15, 20 15")
            .face("a", "2 2, 4 2, 4 4, 2 4")
            .face("b", "20 5, 30 5, 30 15, 20 15")
            .draw();
    int small = Shape.arc(map, 4, 2);

    assertThat(refused(map, whole(map, small, 22, 6)).reason())
        .isEqualTo("The border would jump over a piece of the map.");
    legal(map, whole(map, small, 10, 6));
  }

  @Test
  void cornersThatAreNotThereAreRefused() {
    int between = Shape.arc(two, 10, 5);
    assertThat(
            refused(two, new MoveCorners(List.of(new ArcVertex(99, 1)), List.of(), 1, 1)).reason())
        .isEqualTo("There is no border 99 on this map.");
    assertThat(
            refused(two, new MoveCorners(List.of(new ArcVertex(between, 0)), List.of(), 1, 1))
                .reason())
        .isEqualTo("Border " + between + " has no inner vertex 0.");
    assertThat(refused(two, new MoveCorners(List.of(), List.of(99), 1, 1)).reason())
        .isEqualTo("There is no node 99 on this map.");
  }
}
