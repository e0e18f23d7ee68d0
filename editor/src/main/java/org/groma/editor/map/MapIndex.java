package org.groma.editor.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/** Finds what lies under the pointer and what is in view, without walking the whole map. */
public final class MapIndex {

  /** A corner of a border: an inner vertex of an arc. */
  public record Vertex(int arc, int index, Point at) {}

  /** A place on a border: on the segment that starts at a vertex. */
  public record OnBorder(int arc, int segment, Point at, double distance) {}

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Topology map;
  private final Envelope extent;
  private final STRtree faces = new STRtree();
  private final STRtree arcs = new STRtree();
  private final Map<Place, Optional<Point>> stacks = new ConcurrentHashMap<>();
  private final Map<List<Place>, Optional<WayLine>> narrows = new ConcurrentHashMap<>();

  private MapIndex(Topology map) {
    this.map = map;
    this.extent = map.extent();
    for (Arc arc : map.arcs()) {
      arcs.insert(arc.line().envelope(), arc);
    }
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE) {
        faces.insert(envelope(map, face), face);
      }
    }
    arcs.build();
    faces.build();
  }

  public static MapIndex of(Topology map) {
    return new MapIndex(map);
  }

  public Topology map() {
    return map;
  }

  /** The smallest rectangle round the whole map. */
  public Envelope extent() {
    return extent;
  }

  /** The smallest rectangle round a face. */
  public static Envelope envelope(Topology map, Face face) {
    Envelope box = new Envelope();
    for (int half : face.rings().length == 0 ? new int[0] : face.rings()[0]) {
      box.expandToInclude(map.arc(Half.arc(half)).line().envelope());
    }
    return box;
  }

  @SuppressWarnings("unchecked") // STRtree is older than generics
  public List<Face> facesIn(Envelope box) {
    return (List<Face>) faces.query(box);
  }

  @SuppressWarnings("unchecked") // as above
  public List<Arc> arcsIn(Envelope box) {
    return (List<Arc>) arcs.query(box);
  }

  /** The face under a point; the outside where there is none. */
  public Face faceAt(Point point) {
    Coordinate at = new Coordinate(point.x(), point.y());
    for (Face face : facesIn(new Envelope(at))) {
      if (contains(face, at)) {
        return face;
      }
    }
    return map.face(Face.OUTSIDE);
  }

  private boolean contains(Face face, Coordinate at) {
    RayCrossingCounter counter = new RayCrossingCounter(at);
    for (int[] ring : face.rings()) {
      for (int half : ring) {
        Line line = map.arc(Half.arc(half)).line();
        for (int i = 0; i < line.last(); i++) {
          counter.countSegment(line.point(i), line.point(i + 1));
        }
      }
    }
    return counter.getLocation() != Location.EXTERIOR;
  }

  /** Where the pieces of a place stand; nowhere for a place that is not drawn. */
  public Optional<Point> stackAt(Place place) {
    return stacks.computeIfAbsent(
        place,
        _ ->
            Spots.mainFace(map, place)
                .map(face -> Spots.room(map, face).pole())
                .map(at -> new Point(at.x, at.y)));
  }

  /** How much ground its pieces have to stand on, in square map units. */
  public double stackGround(Place place) {
    return Spots.mainFace(map, place).map(map::area).orElse(0.0);
  }

  /** Where two places come closest; nowhere if one of them is not drawn. */
  public Optional<WayLine> narrows(Place from, Place to) {
    return narrows.computeIfAbsent(
        List.of(from, to),
        _ ->
            map.facesOf(from).isEmpty() || map.facesOf(to).isEmpty()
                ? Optional.empty()
                : Optional.of(nearest(shape(from), shape(to))));
  }

  private static WayLine nearest(Geometry from, Geometry to) {
    Coordinate[] shores = IndexedFacetDistance.nearestPoints(from, to);
    return new WayLine(new Point(shores[0].x, shores[0].y), new Point(shores[1].x, shores[1].y));
  }

  private Geometry shape(Place place) {
    return GEOMETRY.buildGeometry(
        map.facesOf(place).stream().map(face -> FaceShape.polygon(map, face)).toList());
  }

  /** The smallest rectangle round all faces of a place. */
  public Envelope envelope(Place place) {
    Envelope box = new Envelope();
    map.facesOf(place).forEach(face -> box.expandToInclude(envelope(map, map.face(face))));
    return box;
  }

  /** The node within reach of a point that is nearest to it. */
  public Optional<Integer> nodeNear(Point point, double reach) {
    int best = -1;
    double least = reach;
    for (Arc arc : arcsIn(around(point, reach))) {
      for (int node : new int[] {arc.from(), arc.to()}) {
        Coordinate at = map.nodePoint(node);
        double distance = Math.hypot(at.x - point.x(), at.y - point.y());
        if (distance < least || (distance == least && node < best)) {
          least = distance;
          best = node;
        }
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(best);
  }

  /** The inner vertex within reach of a point that is nearest to it. */
  public Optional<Vertex> vertexNear(Point point, double reach) {
    Vertex best = null;
    double least = reach;
    for (Arc arc : arcsIn(around(point, reach))) {
      Line line = arc.line();
      for (int i = 1; i < line.last(); i++) {
        double distance = Math.hypot(line.x(i) - point.x(), line.y(i) - point.y());
        if (distance < least) {
          least = distance;
          best = new Vertex(arc.id(), i, new Point(line.x(i), line.y(i)));
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** The point of a border within reach that is nearest. */
  public Optional<OnBorder> borderNear(Point point, double reach) {
    OnBorder best = null;
    for (Arc arc : arcsIn(around(point, reach))) {
      Line line = arc.line();
      for (int i = 0; i < line.last(); i++) {
        Point on = nearest(line, i, point);
        double distance = Math.hypot(on.x() - point.x(), on.y() - point.y());
        if (distance <= reach && (best == null || distance < best.distance)) {
          best = new OnBorder(arc.id(), i, on, distance);
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private static Point nearest(Line line, int i, Point point) {
    double dx = line.x(i + 1) - line.x(i);
    double dy = line.y(i + 1) - line.y(i);
    double square = dx * dx + dy * dy;
    double share =
        square == 0
            ? 0
            : Math.clamp(
                ((point.x() - line.x(i)) * dx + (point.y() - line.y(i)) * dy) / square, 0.0, 1.0);
    return new Point(line.x(i) + share * dx, line.y(i) + share * dy);
  }

  private static Envelope around(Point point, double reach) {
    Envelope box = new Envelope(new Coordinate(point.x(), point.y()));
    box.expandBy(reach);
    return box;
  }
}
