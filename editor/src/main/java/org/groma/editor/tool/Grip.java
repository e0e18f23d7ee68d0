package org.groma.editor.tool;

import java.util.Optional;
import org.groma.editor.map.MapIndex;
import org.groma.model.topology.Half;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** A corner of the map that can be taken hold of, or a place on a border for a new one. */
public sealed interface Grip {

  Point at();

  /** A corner of one border. */
  record Vertex(int arc, int index, Point at) implements Grip {}

  /** Where borders meet. */
  record Node(int node, Point at) implements Grip {}

  /** A new corner on a border, after one that is there. */
  record Fresh(int arc, int after, Point at) implements Grip {}

  /** What is within reach of the pointer: where borders meet, else a corner, else a border. */
  static Optional<Grip> near(Point at, Ground ground) {
    MapIndex index = ground.index();
    double reach = ground.reach();
    Optional<Grip> node =
        index
            .nodeNear(at, reach)
            .map(found -> {
              Coordinate point = index.map().nodePoint(found);
              return new Node(found, new Point(point.x, point.y));
            });
    return node.or(() ->
            index
                .vertexNear(at, reach)
                .map(found -> new Vertex(found.arc(), found.index(), found.at())))
        .or(() ->
            index
                .borderNear(at, reach)
                .map(found -> new Fresh(found.arc(), found.segment(), found.at())));
  }

  /** What a drag of it to there is called in the history. */
  default String deed() {
    return switch (this) {
      case Vertex _ -> "Move a corner of …";
      case Node _ -> "Move a corner of …";
      case Fresh _ -> "Bend the border …";
    };
  }

  /** The change that puts it there. */
  default MapEdit movedTo(Point there) {
    return switch (this) {
      case Vertex(int arc, int index, var _) -> new MoveVertex(arc, index, there);
      case Node(int node, var _) -> new MoveNode(node, there);
      case Fresh(int arc, int after, var _) -> new InsertVertex(arc, after, there);
    };
  }

  /** Why it may not be changed: a border that it belongs to is locked. */
  default Optional<String> locked(Ground ground) {
    Topology map = ground.project().map();
    return switch (this) {
      case Vertex(int arc, var _, var _) ->
          map.hasArc(arc) ? Locks.onArc(ground, arc) : Optional.empty();
      case Fresh(int arc, var _, var _) ->
          map.hasArc(arc) ? Locks.onArc(ground, arc) : Optional.empty();
      case Node(int node, var _) ->
          map.hasNode(node)
              ? map.star(node)
                  .mapToObj(half -> Locks.onArc(ground, Half.arc(half)))
                  .flatMap(Optional::stream)
                  .findFirst()
              : Optional.empty();
    };
  }
}
