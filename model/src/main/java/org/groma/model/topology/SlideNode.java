package org.groma.model.topology;

import java.util.Optional;
import org.groma.model.topology.Ruling.Refused;

/**
 * Slides a node along one of its borders, as one drags the end of a border along a coast. The
 * border that is slid along gets shorter, the one on the other side takes over what it loses, and
 * all others follow the node.
 *
 * @param along the half-edge that leaves the node and is slid along
 * @param vertex the inner vertex of it that becomes the place of the node, counted from the node
 * @param extended the half-edge that leaves the node and grows
 */
public record SlideNode(int node, int along, int vertex, int extended) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingNode(map, node)
        .or(() -> MapEdit.missingArc(map, Half.arc(along)))
        .or(() -> MapEdit.missingArc(map, Half.arc(extended)))
        .or(() -> misuse(map))
        .orElseGet(() -> slide(map));
  }

  private Optional<Ruling> misuse(Topology map) {
    boolean leave = map.origin(along) == node && map.origin(extended) == node;
    // the far end of a loop would have to stay where the node was
    boolean two =
        Half.arc(along) != Half.arc(extended)
            && !map.arc(Half.arc(along)).isClosed()
            && !map.arc(Half.arc(extended)).isClosed();
    if (!leave || !two || vertex < 1 || vertex >= map.line(along).last()) {
      return Optional.of(
          new Refused(
              "A node slides along one of its borders to an inner vertex of it.",
              map.nodePoint(node)));
    }
    return Optional.empty();
  }

  private Ruling slide(Topology map) {
    Line line = map.line(along);
    Line passed = line.part(0, vertex);
    Reshape reshape = new Reshape(map).node(node, line.x(vertex), line.y(vertex));
    set(reshape, along, line.part(vertex, line.last()));
    set(reshape, extended, passed.reversed().then(map.line(extended)));
    return reshape.apply();
  }

  private static void set(Reshape reshape, int half, Line leaving) {
    reshape.line(Half.arc(half), Half.isForward(half) ? leaving : leaving.reversed());
  }
}
