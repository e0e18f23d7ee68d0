package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Redrawing, simplifying and smoothing borders. */
class RedrawBordersTest {

  private final Topology two = SampleMaps.twoProvinces();
  private final int between = Shape.arc(two, 10, 5);

  private static List<Point> through(String literal) {
    return MapDrawing.points(literal).stream().map(p -> new Point(p.x, p.y)).toList();
  }

  @Test
  void aBorderIsRedrawnBetweenItsNodes() {
    Topology map = legal(two, new RedrawBorder(between, through("12 2, 8 8")));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 12 2, 8 8, 10 10, 0 10");
  }

  @Test
  void aBorderIsRedrawnAsAStraightLine() {
    Topology map = legal(two, new RedrawBorder(between, List.of()));

    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 10 10");
  }

  @Test
  void pointsThatFallTogetherOnTheGridAreOne() {
    Topology map = legal(two, new RedrawBorder(between, through("10 0, 12 2, 12.0001 2, 10 10")));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 12 2, 10 10, 0 10");
  }

  @Test
  void aRedrawnBorderMayNotCrossAnother() {
    assertThat(refused(two, new RedrawBorder(between, through("25 5"))).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aRedrawnBorderMayNotCrossItself() {
    assertThat(refused(two, new RedrawBorder(between, through("15 8, 15 2, 5 8"))).reason())
        .isEqualTo("The border would cross itself.");
  }

  @Test
  void aRedrawnBorderMayNotLeaveOverAnotherAtTheNode() {
    Topology map = SampleMaps.threeSectors();
    int south = Shape.arc(map, 10, 5);

    // out of the southern node to the south, round the east, and into the middle from the north
    assertThat(refused(map, new RedrawBorder(south, through("10 -5, 30 0, 30 30, 10 15"))).reason())
        .isEqualTo("The border would pass over another one where they meet.");
  }

  @Test
  void aClosedBorderIsRedrawnThroughItsNode() {
    Topology map = SampleMaps.island();
    int shore = Shape.arc(map, 20, 10);

    assertThat(Shape.of(legal(map, new RedrawBorder(shore, through("15 5, 25 15"))), 2))
        .isEqualTo("10 10, 15 5, 25 15");
  }

  @Test
  void aClosedBorderMayBeRedrawnEitherWayRound() {
    Topology map = SampleMaps.island();
    int shore = Shape.arc(map, 20, 10);

    assertThat(legal(map, new RedrawBorder(shore, through("25 15, 15 5"))))
        .isEqualTo(legal(map, new RedrawBorder(shore, through("15 5, 25 15"))));
  }

  @Test
  void aClosedBorderNeedsThreeCorners() {
    Topology map = SampleMaps.island();
    int shore = Shape.arc(map, 20, 10);
    String reason = "A closed border needs at least three corners.";

    assertThat(refused(map, new RedrawBorder(shore, List.of())).reason()).isEqualTo(reason);
    assertThat(refused(map, new RedrawBorder(shore, through("15 15"))).reason()).isEqualTo(reason);
  }

  @Test
  void aClosedBorderMayNotBeRedrawnWithoutTheIslandInIt() {
    Topology map = SampleMaps.archipelago();
    int lakeShore = map.shared(1, 4).findFirst().orElseThrow();

    assertThat(refused(map, new RedrawBorder(lakeShore, through("31 32, 31 35"))).reason())
        .isEqualTo("The border would jump over a piece of the map.");
  }

  @Test
  void simplifyingDropsVerticesThatMatterLess() {
    Topology wavy = legal(two, new RedrawBorder(between, through("10.1 2, 9.9 4, 13 5, 10.1 8")));

    Topology map = legal(wavy, new SimplifyBorders(0.5, List.of(between)));

    assertThat(Shape.of(map, map.arc(between).line()))
        .isEqualTo("10 0, 9.9 4, 13 5, 10.1 8, 10 10");
  }

  @Test
  void simplifyingAllKeepsNodesAndWhatWouldCollapse() {
    Topology map = legal(SampleMaps.archipelago(), new SimplifyBorders(1000, List.of()));

    assertThat(map.nodeCount()).isEqualTo(SampleMaps.archipelago().nodeCount());
    assertThat(Shape.of(map, 9)).isEqualTo(Shape.of(SampleMaps.archipelago(), 9));
    assertThat(Shape.of(map, 1)).isEqualTo(Shape.of(SampleMaps.archipelago(), 1));
    assertThat(Shape.of(map, 2)).isEqualTo("50 20, 80 40, 50 40");
  }

  @Test
  void simplifyingWhatIsSimpleTouchesNothing() {
    assertThat(Trial.touched(SampleMaps.island(), new SimplifyBorders(0.1, List.of())))
        .isEqualTo(Touched.NOTHING);
  }

  @Test
  void smoothingCutsCorners() {
    Topology bent = legal(two, new RedrawBorder(between, through("14 4")));

    Topology map = legal(bent, new SmoothBorders(1, List.of(between)));

    assertThat(Shape.of(map, map.arc(between).line())).isEqualTo("10 0, 13 3, 13 5.5, 10 10");
  }

  @Test
  void smoothingAClosedBorderKeepsItsNode() {
    Topology map = legal(SampleMaps.island(), new SmoothBorders(1, List.of()));

    assertThat(Shape.of(map, 2))
        .isEqualTo("10 10, 17.5 10, 20 12.5, 20 17.5, 17.5 20, 12.5 20, 10 17.5");
  }

  @Test
  void smoothingLeavesABorderThatWouldTouchAnother() {
    Topology map =
        MapDrawing.map()
            .face("a", "0 0, 20 0, 20 20, 0 20", "1 1, 19 1, 19 19, 1 19")
            .face("b", "1 1, 19 1, 19 19, 1 19")
            .draw();
    int outer = Shape.arc(map, 20, 20);

    Topology smooth = legal(map, new SmoothBorders(1, List.of(outer)));

    assertThat(smooth).isEqualTo(map);
  }

  @Test
  void smoothingARoughBorderDropsItsTeethFirst() {
    Topology rough = legal(two, new RedrawBorder(between, through("10.3 2, 9.7 4, 14 5, 11.5 8")));

    Topology map = legal(rough, new SmoothBorders(1, 1, List.of(between)));

    // two corners matter: each becomes two
    assertThat(map.arc(between).line().size()).isEqualTo(6);
    assertThat(map.arc(between).line().envelope().getMinX()).isGreaterThan(9.7);
    assertThat(map.arc(between).line().envelope().getMaxX()).isBetween(12.5, 14.0);
  }

  /** An island smaller than what is dropped keeps enough corners to be one. */
  @Test
  void smoothingASmallIslandKeepsMoreOfItsDetail() {
    Topology map = legal(SampleMaps.island(), new SmoothBorders(1, 12, List.of()));

    assertThat(map.arc(Shape.arc(SampleMaps.island(), 20, 10)).line())
        .isNotEqualTo(SampleMaps.island().arc(Shape.arc(SampleMaps.island(), 20, 10)).line());
  }

  @Test
  void bordersThatStayAreToldWithTheReason() {
    Topology map =
        MapDrawing.map()
            .face("a", "0 0, 20 0, 20 20, 0 20", "1 1, 19 1, 19 19, 1 19")
            .face("b", "1 1, 19 1, 19 19, 1 19")
            .draw();
    int outer = Shape.arc(map, 20, 20);
    int inner = Shape.arc(map, 19, 19);

    Reworked smooth = new SmoothBorders(1, List.of(outer, inner)).rework(map);

    assertThat(smooth.stayed().keySet()).containsExactly(outer);
    assertThat(smooth.stayed().get(outer).reason()).isNotEmpty();
    assertThat(((Ruling.Legal) smooth.ruling()).touched().arcs()).containsExactly(inner);
    assertThat(new SimplifyBorders(1000, List.of(inner)).rework(map).stayed().get(inner).reason())
        .isEqualTo("Nothing is left of this border.");
  }

  @Test
  void aBorderThatIsNotThereCannotBeSimplifiedOrSmoothed() {
    String reason = "There is no border 99 on this map.";
    assertThat(refused(two, new SimplifyBorders(1, List.of(between, 99))).reason())
        .isEqualTo(reason);
    assertThat(refused(two, new SmoothBorders(1, List.of(99))).reason()).isEqualTo(reason);
  }

  @Test
  void toleranceAndRoundsMustMakeSense() {
    assertThatThrownBy(() -> new SimplifyBorders(0, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SimplifyBorders(Double.NaN, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SmoothBorders(1, -1, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SmoothBorders(6, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
