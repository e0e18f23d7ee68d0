package org.groma.model.topology;

/** Moves a point where borders meet; all of them follow. */
public record MoveNode(int node, Point to) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingNode(map, node)
        .orElseGet(() ->
            new Reshape(map)
                .node(node, map.precision().round(to.x()), map.precision().round(to.y()))
                .apply());
  }
}
