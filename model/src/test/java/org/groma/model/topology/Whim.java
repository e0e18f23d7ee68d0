package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.model.id.RiverId;
import org.locationtech.jts.geom.Coordinate;

/**
 * An edit on a whim: a few raw numbers that become an edit of some map when they meet it, mostly a
 * sensible one. The same whim on the same map is the same edit.
 *
 * @param pick chooses among arcs, nodes or faces
 * @param u a number from 0 to 1, as the others; what for depends on the kind
 */
record Whim(Kind kind, int pick, double u, double v, double w) {

  /** All kinds of edits. */
  enum Kind {
    MOVE_VERTEX,
    INSERT_VERTEX,
    DELETE_VERTEX,
    MOVE_NODE,
    MOVE_CORNERS,
    SLIDE_NODE,
    REDRAW_BORDER,
    SIMPLIFY_BORDERS,
    SMOOTH_BORDERS,
    ROUGHEN_BORDERS,
    SPLIT_FACE,
    DRAW_FACE,
    DRAW_BESIDE,
    MERGE_FACES,
    DELETE_FACE,
    ASSIGN_FACE,
    MARK_BORDER,
    TRANSFORM_MAP
  }

  private static final List<String> USES =
      List.of("", "void", "alba", "belgica", "sea:caspium", "dacia", "isles", "west");

  MapEdit on(Topology map) {
    if (map.arcCount() == 0) {
      return draw(map, Stays.NOTHING);
    }
    return switch (kind) {
      case MOVE_VERTEX -> moveVertex(map);
      case INSERT_VERTEX -> insertVertex(map);
      case DELETE_VERTEX -> new DeleteVertex(bent(map).id(), inner(bent(map).line()));
      case MOVE_NODE -> moveNode(map);
      case MOVE_CORNERS -> moveCorners(map);
      case SLIDE_NODE -> slideNode(map);
      case REDRAW_BORDER -> redraw(map);
      case SIMPLIFY_BORDERS ->
          new SimplifyBorders(0.1 + 5 * v, w < 0.2 ? List.of() : List.of(arc(map).id()));
      case SMOOTH_BORDERS -> new SmoothBorders(1, v < 0.5 ? 0 : 4 * w, List.of(shortest(map).id()));
      case ROUGHEN_BORDERS ->
          new RoughenBorders(pick, 0.01 + 0.3 * v, 4 + 10 * w, List.of(shortest(map).id()));
      case SPLIT_FACE -> split(map);
      case DRAW_FACE -> draw(map, Stays.NOTHING);
      case DRAW_BESIDE -> draw(map, u < 0.7 ? Stays.LAND : Stays.EVERYTHING);
      case MERGE_FACES -> new MergeFaces(neighbour(map), bounded(map).id());
      case DELETE_FACE -> new DeleteFace(bounded(map).id(), neighbour(map));
      case ASSIGN_FACE -> new AssignFace(bounded(map).id(), use());
      case MARK_BORDER -> new MarkBorder(List.of(arc(map).id()), border());
      case TRANSFORM_MAP -> transform();
    };
  }

  private MapEdit moveVertex(Topology map) {
    Arc arc = bent(map);
    int i = inner(arc.line());
    double far = far() * length(arc.line(), i);
    return new MoveVertex(
        arc.id(),
        i,
        new Point(arc.line().x(i) + far * (u - 0.5), arc.line().y(i) + far * (v - 0.5)));
  }

  private MapEdit insertVertex(Topology map) {
    Line line = arc(map).line();
    int i = (int) (w * line.last());
    double dx = line.x(i + 1) - line.x(i);
    double dy = line.y(i + 1) - line.y(i);
    double off = 0.6 * (v - 0.5);
    return new InsertVertex(
        arc(map).id(), i, new Point(line.x(i) + u * dx - off * dy, line.y(i) + u * dy + off * dx));
  }

  private MapEdit moveNode(Topology map) {
    List<Integer> nodes = new ArrayList<>();
    map.forEachNode(nodes::add);
    int node = nodes.get(Math.floorMod(pick, nodes.size()));
    double near = map.star(node).mapToDouble(half -> length(map.line(half), 0)).min().orElseThrow();
    var at = map.nodePoint(node);
    return new MoveNode(
        node, new Point(at.x + far() * near * (u - 0.5), at.y + far() * near * (v - 0.5)));
  }

  /** Whatever corners lie near one, mostly not far; an island moves whole now and then. */
  private MapEdit moveCorners(Topology map) {
    Line start = arc(map).line();
    Coordinate middle = start.point((int) (u * start.size()));
    double reach = start.length() * (0.1 + 3 * v);
    List<ArcVertex> vertices = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      for (int i = 1; i < arc.line().last(); i++) {
        if (arc.line().point(i).distance(middle) <= reach) {
          vertices.add(new ArcVertex(arc.id(), i));
        }
      }
    }
    List<Integer> nodes = new ArrayList<>();
    map.forEachNode(node -> {
      if (map.nodePoint(node).distance(middle) <= reach) {
        nodes.add(node);
      }
    });
    double far = (w < 0.8 ? 0.1 : 2 * w) * length(start, 0);
    double way = 2 * Math.PI * v;
    return new MoveCorners(vertices, nodes, far * Math.cos(way), far * Math.sin(way));
  }

  private MapEdit slideNode(Topology map) {
    Arc arc = bent(map);
    int along = v < 0.5 ? Half.forward(arc.id()) : Half.backward(arc.id());
    int node = map.origin(along);
    int[] others = map.star(node).filter(half -> half != along).toArray();
    return new SlideNode(node, along, inner(arc.line()), others[(int) (w * others.length)]);
  }

  private MapEdit redraw(Topology map) {
    Line line = arc(map).line();
    List<Point> through = new ArrayList<>();
    for (int i = 1; i < line.last(); i++) {
      double by = 0.4 * length(line, i) * (i % 2 == 0 ? u - 0.5 : v - 0.5);
      through.add(new Point(line.x(i) + by, line.y(i) - by * (w - 0.5)));
    }
    if (through.isEmpty()) {
      double off = 0.4 * (v - 0.5);
      double dx = line.x(1) - line.x(0);
      double dy = line.y(1) - line.y(0);
      through.add(new Point(line.x(0) + u * dx - off * dy, line.y(0) + u * dy + off * dx));
    }
    return new RedrawBorder(arc(map).id(), through);
  }

  /** From somewhere on one border of the face to somewhere on another, and perhaps beyond. */
  private MapEdit split(Topology map) {
    Face face = bounded(map);
    int[] halves = face.halves().toArray();
    Point a = along(map.line(halves[(int) (u * halves.length)]), v);
    Point b = along(map.line(halves[(int) (w * halves.length)]), 1 - v);
    double over = Math.floorMod(pick, 5) * 0.1 - 0.1;
    Point from = new Point(a.x() - over * (b.x() - a.x()), a.y() - over * (b.y() - a.y()));
    Point to = new Point(b.x() + over * (b.x() - a.x()), b.y() + over * (b.y() - a.y()));
    Point through =
        new Point(
            (a.x() + b.x()) / 2 + 0.2 * (u - 0.5) * (b.y() - a.y()),
            (a.y() + b.y()) / 2 - 0.2 * (u - 0.5) * (b.x() - a.x()));
    return new SplitFace(
        face.id(), pick % 2 == 0 ? List.of(from, to) : List.of(from, through, to), use());
  }

  private MapEdit draw(Topology map, Stays stays) {
    List<Point> outline = new ArrayList<>();
    if (map.arcCount() == 0 || pick % 3 == 0) {
      // a regular polygon anywhere on the map or a little off it
      var extent = map.extent();
      double size = 1 + Math.max(0, Math.max(extent.getWidth(), extent.getHeight()));
      double x = (extent.isNull() ? 0 : extent.getMinX()) + (1.2 * u - 0.1) * size;
      double y = (extent.isNull() ? 0 : extent.getMinY()) + (1.2 * v - 0.1) * size;
      polygon(outline, x, y, size * 0.2 * w * w + 1, 0);
    } else if (pick % 3 == 1) {
      // a polygon that starts at a vertex or a node of the map
      Line line = arc(map).line();
      int i = (int) (u * line.size());
      double radius = length(line, Math.min(i, line.last() - 1)) * (0.1 + w);
      double turn = 2 * Math.PI * v;
      polygon(
          outline,
          line.x(i) + radius * Math.cos(turn),
          line.y(i) + radius * Math.sin(turn),
          radius,
          turn + Math.PI);
    } else {
      // along a border, and back round a point beside it
      Line line = arc(map).line();
      int from = line.isClosed() ? 1 : 0;
      for (int i = from; i < line.size(); i++) {
        outline.add(new Point(line.x(i), line.y(i)));
      }
      double dx = line.x(line.last()) - line.x(from);
      double dy = line.y(line.last()) - line.y(from);
      outline.add(
          new Point(
              line.x(from) + u * dx - (2 * w - 1) * dy, line.y(from) + u * dy + (2 * w - 1) * dx));
    }
    return new DrawFace(outline, use(), stays);
  }

  private void polygon(List<Point> outline, double x, double y, double radius, double turn) {
    int corners = 3 + Math.floorMod(pick / 3, 4);
    for (int i = 0; i < corners; i++) {
      double angle = turn + 2 * Math.PI * i / corners;
      outline.add(new Point(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
    }
  }

  private MapEdit transform() {
    double angle = 2 * Math.PI * u;
    double scale = 0.9 + 0.2 * v;
    double c = scale * Math.cos(angle);
    double s = scale * Math.sin(angle);
    return switch (Math.floorMod(pick, 3)) {
      case 0 -> new TransformMap(c, -s, 0, s, c, 0);
      case 1 -> new TransformMap(-1, 0, 100 * w, 0, 1, 0);
      default -> new TransformMap(0, -1, 0, 1, 0, 100 * v - 50);
    };
  }

  private Use use() {
    return MapDrawing.use(USES.get(Math.floorMod(pick / 7, USES.size())));
  }

  private Border border() {
    return switch (Math.floorMod(pick, 3)) {
      case 0 -> Border.LAND;
      case 1 -> Border.of("ridge");
      default -> Border.river(new RiverId("rhenus"));
    };
  }

  /** Mostly not far, sometimes very. */
  private double far() {
    return w < 0.8 ? w : 10 * w;
  }

  private Arc arc(Topology map) {
    List<Arc> arcs = map.arcChunks().toList();
    return arcs.get(Math.floorMod(pick, arcs.size()));
  }

  /** An arc with an inner vertex, if there is one. */
  private Arc bent(Topology map) {
    List<Arc> bent = map.arcChunks().toList().stream().filter(a -> a.line().size() > 2).toList();
    return bent.isEmpty() ? arc(map) : bent.get(Math.floorMod(pick, bent.size()));
  }

  /** The one of a few arcs that has the fewest vertices: smoothing doubles them. */
  private Arc shortest(Topology map) {
    List<Arc> arcs = map.arcChunks().toList();
    return IntStream.range(0, 5)
        .mapToObj(i -> arcs.get(Math.floorMod(pick + 31 * i, arcs.size())))
        .filter(arc -> arc.line().size() > 2)
        .min((a, b) -> Integer.compare(a.line().size(), b.line().size()))
        .orElseGet(arcs::getFirst);
  }

  private int inner(Line line) {
    return line.size() == 2 ? 0 : 1 + (int) (u * (line.size() - 2));
  }

  private Face bounded(Topology map) {
    List<Face> faces = map.faceChunks().toList();
    return faces.get(1 + Math.floorMod(pick, faces.size() - 1));
  }

  private int neighbour(Topology map) {
    List<Integer> neighbours = List.copyOf(map.neighbours(bounded(map).id()));
    return neighbours.get((int) (u * neighbours.size()));
  }

  private static Point along(Line line, double fraction) {
    int i = Math.min((int) (fraction * line.last()), line.last() - 1);
    double f = fraction * line.last() - i;
    return new Point(
        line.x(i) + f * (line.x(i + 1) - line.x(i)), line.y(i) + f * (line.y(i + 1) - line.y(i)));
  }

  private static double length(Line line, int segment) {
    return line.point(segment).distance(line.point(segment + 1));
  }
}
