package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * Selects places by a click, a box or a lasso; cities, borders, links and overrides by a click on
 * them.
 *
 * @param trace where the pointer has been since the button went down; empty when it is up
 */
public record SelectTool(List<Point> trace, boolean lasso) implements Tool {

  public static final SelectTool START = new SelectTool(List.of(), false);

  private static final double SLACK = 4;
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  public SelectTool {
    trace = List.copyOf(trace);
  }

  @Override
  public ToolKind kind() {
    return ToolKind.SELECT;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var held, var _) ->
          Response.of(new SelectTool(List.of(at), held.alt()), Preview.NONE);
      case Input.Dragged(Point at, var _) -> trace.isEmpty() ? idle() : dragged(at, ground);
      case Input.Released(Point at, var held) ->
          trace.isEmpty() ? idle() : released(at, held, ground);
      case Input.Moved(Point at, var _) -> Response.of(START, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ESCAPE ->
                Response.of(START, Preview.NONE, new Effect.Select(Set.of(), How.REPLACE));
            case DELETE, BACKSPACE ->
                Response.of(START, Preview.NONE, new Effect.Delete(ground.selection()));
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  private static Response idle() {
    return Response.of(START, Preview.NONE);
  }

  private static Preview hover(Point at, Ground ground) {
    Optional<WayPick> way =
        city(at, ground).isPresent() ? Optional.empty() : WayPick.at(at, ground);
    if (way.isPresent()) {
      return way.get().hover(at, ground);
    }
    Face face = ground.index().faceAt(at);
    return face.id() == Face.OUTSIDE
        ? Preview.NONE
        : Preview.of(new Preview.Ground(new TreeSet<>(Set.of(face.id())), Style.FAINT));
  }

  private Response dragged(Point at, Ground ground) {
    List<Point> longer = new ArrayList<>(trace);
    longer.add(at);
    SelectTool next = new SelectTool(longer, lasso);
    if (!next.isDrag(ground)) {
      return Response.of(next, Preview.NONE);
    }
    NavigableSet<Integer> caught = new TreeSet<>();
    next.caught(ground).forEach(face -> caught.add(face.id()));
    return Response.of(
        next,
        Preview.of(
            new Preview.Ground(caught, Style.FAINT),
            new Preview.Trace(next.outline(), true, Style.DRAFT)));
  }

  private Response released(Point at, Input.Held held, Ground ground) {
    List<Point> longer = new ArrayList<>(trace);
    longer.add(at);
    SelectTool done = new SelectTool(longer, lasso);
    How how = held.command() ? How.TOGGLE : held.shift() ? How.ADD : How.REPLACE;
    Set<Subject> found = new LinkedHashSet<>();
    if (done.isDrag(ground)) {
      for (Face face : done.caught(ground)) {
        face.place().ifPresent(place -> found.add(Subject.of(place)));
      }
    } else {
      under(trace.getFirst(), ground).ifPresent(found::add);
    }
    return Response.of(START, Preview.NONE, new Effect.Select(found, how));
  }

  private boolean isDrag(Ground ground) {
    Point first = trace.getFirst();
    return trace.stream()
        .anyMatch(point ->
            Math.hypot(point.x() - first.x(), point.y() - first.y()) > SLACK * ground.pixel());
  }

  /** A city before the way and the border beside it, these before the place under them. */
  static Optional<Subject> under(Point at, Ground ground) {
    return city(at, ground)
        .or(() -> WayPick.at(at, ground).map(WayPick::subject))
        .or(() ->
            ground.layers().isLocked(MapLayer.BORDERS)
                ? Optional.empty()
                : ground
                    .index()
                    .borderNear(at, 4 * ground.pixel())
                    .map(MapIndex.OnBorder::arc)
                    .map(arc -> Subject.of(ground.project().map().arc(arc))))
        .or(() -> ground.index().faceAt(at).place().map(Subject::of));
  }

  private static Optional<Subject> city(Point at, Ground ground) {
    return ground.layers().isLocked(MapLayer.CITIES)
        ? Optional.empty()
        : Cities.near(at, ground).map(city -> Subject.of(Kinds.CITIES, city));
  }

  private List<Point> outline() {
    if (lasso) {
      return trace;
    }
    Point a = trace.getFirst();
    Point b = trace.getLast();
    return List.of(a, new Point(b.x(), a.y()), b, new Point(a.x(), b.y()));
  }

  /** Places of which the middle of the drawing is inside the box or the lasso. */
  private List<Face> caught(Ground ground) {
    List<Point> outline = outline();
    if (lasso && outline.size() < 3) {
      return List.of();
    }
    Coordinate[] ring = new Coordinate[outline.size() + 1];
    Envelope box = new Envelope();
    for (int i = 0; i < outline.size(); i++) {
      ring[i] = new Coordinate(outline.get(i).x(), outline.get(i).y());
      box.expandToInclude(ring[i]);
    }
    ring[outline.size()] = ring[0];
    LinearRing closed = GEOMETRY.createLinearRing(ring);
    PreparedGeometry shape =
        PreparedGeometryFactory.prepare(GEOMETRY.createPolygon(closed).buffer(0));
    return ground.index().facesIn(box).stream()
        .filter(face -> face.place().filter(Place::isProvince).isPresent())
        .filter(face ->
            shape.contains(
                GEOMETRY.createPoint(MapIndex.envelope(ground.project().map(), face).centre())))
        .toList();
  }
}
