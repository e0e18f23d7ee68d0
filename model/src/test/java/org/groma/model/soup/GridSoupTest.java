package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.groma.model.soup.Grid.Move;
import org.groma.model.soup.Soup.Built;
import org.groma.model.soup.SoupRepair.Repaired;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/**
 * Every vertex that was moved on one side of a border only is found, at its place and with its
 * size.
 */
class GridSoupTest {

  private static final double SMALLEST_GAP_KEPT = 100;

  @Test
  void aCleanGridHasNoFaults() {
    Grid grid = new Grid(30, 3, 7);
    Built built = Soup.build(grid.polygons(), Precision.STANDARD);

    assertThat(built.faults()).isEmpty();
    Topology map = built.topology().orElseThrow();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(map.faceCount()).isEqualTo(901);
    assertThat(-map.area(Face.OUTSIDE)).isCloseTo(totalArea(map), within(1e-6));
    assertThat(adjacency(map)).hasSize(2 * 30 * 29);
  }

  @Test
  void everyVertexMovedOnOneSideIsReportedAndNothingElse() {
    Grid grid = new Grid(30, 3, 7);
    List<Move> moves = moves(grid, new Random(11), 200);

    assertFaultsAreThoseOf(grid, moves);
  }

  @Property(tries = 60)
  void anyVerticesMovedABit(
      @ForAll @IntRange(min = 2, max = 8) int size,
      @ForAll @IntRange(min = 3, max = 9) int extra,
      @ForAll @IntRange(min = 0, max = 40) int count,
      @ForAll long seed) {
    Grid grid = new Grid(size, extra, seed);
    assertFaultsAreThoseOf(grid, moves(grid, new Random(seed), count));
  }

  @Property(tries = 60)
  void theOrderOfPolygonsDoesNotMatter(@ForAll long seed) {
    Random random = new Random(seed);
    Grid grid = new Grid(2 + random.nextInt(6), random.nextInt(4), seed);
    List<LoosePolygon> shuffled = new ArrayList<>(grid.polygons());
    Collections.shuffle(shuffled, random);
    Topology map = Soup.build(grid.polygons(), Precision.STANDARD).topology().orElseThrow();
    Topology other = Soup.build(shuffled, Precision.STANDARD).topology().orElseThrow();

    assertThat(SubdivisionCheck.run(other)).isEmpty();
    assertThat(adjacency(other)).isEqualTo(adjacency(map));
    assertThat(other.arcCount()).isEqualTo(map.arcCount());
    assertThat(totalArea(other)).isCloseTo(totalArea(map), within(1e-6));
  }

  @Property(tries = 30)
  void repairMakesTheMovedVerticesFitAgain(@ForAll long seed) {
    Random random = new Random(seed);
    Grid grid = new Grid(2 + random.nextInt(6), 3 + random.nextInt(4), seed);
    List<Move> moves = moves(grid, random, random.nextInt(30));
    Topology clean = Soup.build(grid.polygons(), Precision.STANDARD).topology().orElseThrow();

    Repaired repaired =
        SoupRepair.repair(grid.polygons(moves), Precision.STANDARD, SMALLEST_GAP_KEPT);
    Built built = Soup.build(repaired.polygons(), Precision.STANDARD);

    assertThat(built.faults()).isEmpty();
    Topology map = built.topology().orElseThrow();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(adjacency(map)).isEqualTo(adjacency(clean));
    assertThat(totalArea(map)).isCloseTo(totalArea(clean), within(1e-3));
    assertThat(moves.isEmpty()).isEqualTo(repaired.gapsFilled() + repaired.overlapsSettled() == 0);
  }

  /**
   * One vertex at most on each border, and none next to its ends, so that no two faults run into
   * each other.
   */
  private static List<Move> moves(Grid grid, Random random, int count) {
    List<Grid.Side> sides = new ArrayList<>(grid.sides());
    Collections.shuffle(sides, random);
    List<Move> moves = new ArrayList<>();
    for (Grid.Side side : sides.subList(0, Math.min(count, sides.size()))) {
      double angle = random.nextDouble(2 * Math.PI);
      double far = random.nextDouble(0.05, 1.5);
      int vertex = random.nextInt(2, grid.extra());
      moves.add(new Move(side, vertex, far * Math.cos(angle), far * Math.sin(angle)));
    }
    return moves;
  }

  private static void assertFaultsAreThoseOf(Grid grid, List<Move> moves) {
    List<Fault> faults =
        new ArrayList<>(Soup.build(grid.polygons(moves), Precision.STANDARD).faults());
    for (Move move : moves) {
      Envelope reach = grid.reach(move);
      List<Fault> here = faults.stream().filter(fault -> reach.contains(fault.at())).toList();
      assertThat(here).as("faults of %s", move).isNotEmpty();
      double loss = here.stream().mapToDouble(GridSoupTest::uncovered).sum();
      assertThat(loss)
          .as("gaps less overlaps of %s", move)
          .isCloseTo(grid.loss(move), within(1e-6));
      faults.removeAll(here);
    }
    assertThat(faults).as("faults where nothing was moved").isEmpty();
  }

  private static double uncovered(Fault fault) {
    assertThat(fault.kind()).isIn(Kind.GAP, Kind.SLIVER, Kind.OVERLAP);
    return fault.kind() == Kind.OVERLAP ? -fault.size() : fault.size();
  }

  private static double totalArea(Topology map) {
    double sum = 0;
    for (Face face : map.faces()) {
      sum += face.id() == Face.OUTSIDE ? 0 : map.area(face.id());
    }
    return sum;
  }

  private static NavigableSet<String> adjacency(Topology map) {
    NavigableSet<String> pairs = new TreeSet<>();
    for (Arc arc : map.arcs()) {
      if (arc.left() != Face.OUTSIDE && arc.right() != Face.OUTSIDE) {
        String left = map.face(arc.left()).use().toString();
        String right = map.face(arc.right()).use().toString();
        pairs.add(left.compareTo(right) < 0 ? left + " " + right : right + " " + left);
      }
    }
    return pairs;
  }
}
