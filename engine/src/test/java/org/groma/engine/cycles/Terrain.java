package org.groma.engine.cycles;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.state.World;

/** Finds areas of the map that are of a sort, so that tests name no more of it than they mean. */
public record Terrain(World world) {

  private Board board() {
    return world.board();
  }

  /** The first area with a property. */
  public int find(IntPredicate property) {
    return IntStream.range(0, board().areas()).filter(property).findFirst().orElseThrow();
  }

  public List<Integer> near(int area) {
    return IntStream.range(0, board().degree(area)).mapToObj(i -> board().near(area, i)).toList();
  }

  /** An area next to another, with nothing or with a hindrance between them. */
  public int beside(int area, boolean halves, Integer... not) {
    return IntStream.range(0, board().degree(area))
        .filter(i -> board().edge(area, i).halves() == halves)
        .map(i -> board().near(area, i))
        .filter(next -> !List.of(not).contains(next))
        .findFirst()
        .orElseThrow();
  }

  /** How many borders of a sort an area has. */
  public long count(int area, Edge edge) {
    return IntStream.range(0, board().degree(area))
        .filter(i -> board().edge(area, i) == edge)
        .count();
  }

  /** An inland area without city, with three neighbours at least over open ground. */
  public int field() {
    return find(area ->
        !board().isCoastal(area)
            && !board().isDesert(area)
            && board().cityAt(area) < 0
            && count(area, Edge.PLAIN) >= 3);
  }
}
