package org.groma.model.graph;

/**
 * Which steps a traveller may take. Both places are given by their numbers in the graph.
 *
 * <p>Implementations are called once for every edge that a search looks at, so they should be
 * quick.
 */
@FunctionalInterface
public interface Way {

  /** Any step at all. */
  Way ANY = (_, _, _) -> true;

  /** Whether the step along this edge is allowed. */
  boolean allows(int from, int to, String kind);

  /** Steps from land to land: across borders and along links, never over the sea. */
  static Way byLand(MapGraph graph) {
    return (from, to, _) -> graph.isLand(from) && graph.isLand(to);
  }

  /** Steps from sea zone to sea zone. */
  static Way bySea(MapGraph graph) {
    return (from, to, _) -> graph.isSea(from) && graph.isSea(to);
  }

  /** Steps through sea zones only, but for the two ends of the way, which may be land. */
  static Way overSea(MapGraph graph, int start, int end) {
    return (from, to, _) ->
        (graph.isSea(from) || graph.isSea(to))
            && (graph.isSea(from) || from == start)
            && (graph.isSea(to) || to == end);
  }
}
