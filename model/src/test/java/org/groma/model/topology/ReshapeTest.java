package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.LongRange;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Ruling.Legal;

/**
 * Moves of vertices and nodes are judged by their neighbourhood alone. They must be refused exactly
 * when the whole map, put together with the moved points, would not be one.
 */
class ReshapeTest {

  @Property(tries = 12, seed = "11", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void theNeighbourhoodSpeaksForTheWholeMap(@ForAll @LongRange(max = 1_000_000) long seed) {
    Random random = new Random(seed);
    Topology map = crowded(random);
    int legal = 0;
    for (int i = 0; i < 150; i++) {
      // near and far alike: half a step, a segment's length, across the map
      double far = Math.pow(10, 3 * random.nextDouble() - 1);
      Parts parts = Parts.of(map);
      MapEdit edit =
          random.nextBoolean() ? vertex(map, random, far, parts) : node(map, random, far, parts);
      boolean whole = parts.assemble() instanceof Assembly.Whole;
      Ruling ruling = edit.apply(map);
      assertThat(ruling instanceof Legal)
          .as("%s, %s, faults %s", edit, ruling, parts.faults())
          .isEqualTo(whole);
      legal += whole ? 1 : 0;
    }
    assertThat(legal).isBetween(20, 130);
  }

  /** A map with islands, lakes and whatever sixty edits made of it. */
  private static Topology crowded(Random random) {
    Topology map = SampleMaps.archipelago();
    List<Whim.Kind> kinds =
        List.of(
            Whim.Kind.DRAW_FACE,
            Whim.Kind.SPLIT_FACE,
            Whim.Kind.INSERT_VERTEX,
            Whim.Kind.MOVE_VERTEX,
            Whim.Kind.DELETE_FACE);
    for (int i = 0; i < 60; i++) {
      Whim whim =
          new Whim(
              kinds.get(random.nextInt(kinds.size())),
              random.nextInt(10_000),
              random.nextDouble(),
              random.nextDouble(),
              random.nextDouble());
      if (whim.on(map).apply(map) instanceof Legal(Topology after, Touched _)) {
        map = after;
      }
    }
    return map;
  }

  private static MapEdit vertex(Topology map, Random random, double far, Parts parts) {
    List<Arc> bent = parts.arcs.stream().filter(arc -> arc.line().size() > 2).toList();
    Arc arc = bent.get(random.nextInt(bent.size()));
    int i = 1 + random.nextInt(arc.line().size() - 2);
    double x = map.precision().round(arc.line().x(i) + far * random.nextGaussian());
    double y = map.precision().round(arc.line().y(i) + far * random.nextGaussian());
    parts.arcs.set(parts.arcs.indexOf(arc), arc.withLine(arc.line().withPoint(i, x, y)));
    return new MoveVertex(arc.id(), i, new Point(x, y));
  }

  private static MapEdit node(Topology map, Random random, double far, Parts parts) {
    Junction node = parts.nodes.get(random.nextInt(parts.nodes.size()));
    double x = map.precision().round(node.x() + far * random.nextGaussian());
    double y = map.precision().round(node.y() + far * random.nextGaussian());
    parts.nodes.set(parts.nodes.indexOf(node), new Junction(node.id(), x, y));
    List<Arc> moved = new ArrayList<>();
    for (Arc arc : parts.arcs) {
      Line line = arc.line();
      line = arc.from() == node.id() ? line.withPoint(0, x, y) : line;
      line = arc.to() == node.id() ? line.withPoint(line.last(), x, y) : line;
      moved.add(arc.withLine(line));
    }
    parts.arcs.clear();
    parts.arcs.addAll(moved);
    return new MoveNode(node.id(), new Point(x, y));
  }
}
