package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlideNodeTest {

  private static final String MISUSE =
      "A node slides along one of its borders to an inner vertex of it.";

  /** West 1 and east 2 with vertices along the northern coast, where their border ends at 10 10. */
  private final Topology map =
      MapDrawing.map()
          .face("west", "0 0, 10 0, 10 10, 8 11, 5 12, 0 10")
          .face("east", "10 0, 20 0, 20 10, 15 11, 12 11, 10 10")
          .draw();

  private final int node = Shape.node(map, 10, 10);
  private final int border = leaving(map, node, 1, 2);
  private final int west = leaving(map, node, 1, 0);
  private final int east = leaving(map, node, 2, 0);

  /** The half-edge that leaves a node between two faces. */
  private static int leaving(Topology map, int node, int a, int b) {
    return map.star(node)
        .filter(half ->
            (map.left(half) == a && map.right(half) == b)
                || (map.left(half) == b && map.right(half) == a))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theBorderEndsFurtherAlongTheCoast() {
    Topology slid = legal(map, new SlideNode(node, east, 2, west));

    assertThat(Shape.of(slid, 1)).isEqualTo("0 0, 10 0, 15 11, 12 11, 10 10, 8 11, 5 12, 0 10");
    assertThat(Shape.of(slid, 2)).isEqualTo("10 0, 20 0, 20 10, 15 11");
    assertThat(Shape.of(slid, 0)).isEqualTo(Shape.of(map, 0));
  }

  @Test
  void slidingThereAndBackChangesNothing() {
    Topology slid = legal(map, new SlideNode(node, east, 1, west));

    assertThat(legal(slid, new SlideNode(node, west, 1, east))).isEqualTo(map);
  }

  @Test
  void theNodeSlidesTheOtherWayToo() {
    Topology slid = legal(map, new SlideNode(node, west, 2, east));

    assertThat(Shape.of(slid, 2)).isEqualTo("5 12, 10 0, 20 0, 20 10, 15 11, 12 11, 10 10, 8 11");
  }

  @Test
  void theBorderThatFollowsMayNotCrossTheOneThatIsSlidAlong() {
    Topology bay =
        MapDrawing.map()
            .face("west", "0 0, 10 0, 10 10, 0 10")
            .face("east", "10 0, 30 0, 30 20, 25 20, 20 5, 15 20, 12 12, 10 10")
            .draw();
    int at = Shape.node(bay, 10, 10);

    // from 10 0 to the far side of the bay the border would run through the bay
    var refused =
        refused(bay, new SlideNode(at, leaving(bay, at, 2, 0), 4, leaving(bay, at, 1, 0)));

    assertThat(refused.reason()).isEqualTo("The border would touch or cross another.");
    legal(bay, new SlideNode(at, leaving(bay, at, 2, 0), 2, leaving(bay, at, 1, 0)));
  }

  @Test
  void theBorderItselfMayGrowAlongTheCoast() {
    Topology slid = legal(map, new SlideNode(node, east, 1, border));

    assertThat(Shape.of(slid, 1)).isEqualTo("0 0, 10 0, 10 10, 12 11, 8 11, 5 12, 0 10");
    assertThat(Shape.of(slid, 2)).isEqualTo(Shape.of(map, 2));
  }

  @Test
  void aLoopIsNotSlidAlong() {
    Topology shore = SampleMaps.lakeAtTheShore();
    int at = Shape.node(shore, 10, 0);
    int loop = leaving(shore, at, 1, 2);
    int coast = leaving(shore, at, 1, 0);

    assertThat(refused(shore, new SlideNode(at, loop, 1, coast)).reason()).isEqualTo(MISUSE);
    assertThat(refused(shore, new SlideNode(at, coast, 1, loop)).reason()).isEqualTo(MISUSE);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 5, 99})
  void aNodeSlidesToAnInnerVertex(int vertex) {
    assertThat(refused(map, new SlideNode(node, west, vertex, east)).reason()).isEqualTo(MISUSE);
  }

  @Test
  void bothBordersLeaveTheNodeAndAreTwo() {
    assertThat(refused(map, new SlideNode(node, west, 1, west)).reason()).isEqualTo(MISUSE);
    assertThat(refused(map, new SlideNode(node, Half.twin(west), 1, east)).reason())
        .isEqualTo(MISUSE);
    assertThat(refused(map, new SlideNode(node, west, 1, Half.twin(east))).reason())
        .isEqualTo(MISUSE);
  }

  @Test
  void whatIsNotThereCannotSlide() {
    assertThat(refused(map, new SlideNode(9, west, 1, east)).reason())
        .isEqualTo("There is no node 9 on this map.");
    assertThat(refused(map, new SlideNode(node, 98, 1, east)).reason())
        .isEqualTo("There is no border 49 on this map.");
    assertThat(refused(map, new SlideNode(node, west, 1, -2)).reason())
        .startsWith("There is no border");
  }
}
