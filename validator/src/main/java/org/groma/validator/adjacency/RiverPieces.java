package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;

/** The pieces of a river: what a node, or a province or lake that it runs through, joins. */
final class RiverPieces {

  private RiverPieces() {}

  /** The faces that each piece touches; the outside joins nothing. */
  static List<Set<Integer>> of(Topology map, List<Arc> course) {
    List<Set<Integer>> pieces = new ArrayList<>();
    for (Arc arc : course) {
      Set<Integer> piece = new HashSet<>();
      for (int node : List.of(arc.from(), arc.to())) {
        map.star(node).map(map::left).filter(face -> face != Face.OUTSIDE).forEach(piece::add);
      }
      List<Set<Integer>> apart = new ArrayList<>();
      for (Set<Integer> other : pieces) {
        if (Collections.disjoint(other, piece)) {
          apart.add(other);
        } else {
          piece.addAll(other);
        }
      }
      apart.add(piece);
      pieces = apart;
    }
    return pieces;
  }
}
