package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.InteriorPointArea;
import org.locationtech.jts.geom.Coordinate;

/**
 * Shows the way between two places, how many steps it has and how many moves units need for it.
 *
 * @param from where the way starts, once it was clicked
 * @param to where it ends; it stays until the next click
 * @param atlas the adjacency of the project, worked out when it was first needed
 */
public record DistanceTool(Optional<Place> from, Optional<Place> to, Optional<Atlas> atlas)
    implements Tool {

  public static final DistanceTool START =
      new DistanceTool(Optional.empty(), Optional.empty(), Optional.empty());

  /** The adjacency of one state of a project. */
  record Atlas(Project project, MapGraph graph) {}

  @Override
  public ToolKind kind() {
    return ToolKind.DISTANCE;
  }

  @Override
  public Response on(Input input, Ground ground) {
    DistanceTool now = from.isPresent() ? upToDate(ground) : this;
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) -> now.pressed(at, ground);
      case Input.Dragged(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Released(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Moved(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(now, now.resting(ground));
      case Input.Typed(Input.Key key, var _) ->
          key == Input.Key.ENTER
              ? Response.of(now, now.resting(ground))
              : Response.of(START, Preview.NONE);
    };
  }

  @SuppressWarnings("ReferenceEquality") // a project that no edit touched is itself
  private DistanceTool upToDate(Ground ground) {
    return atlas.isPresent() && atlas.get().project == ground.project()
        ? this
        : new DistanceTool(
            from, to, Optional.of(new Atlas(ground.project(), MapGraph.of(ground.project()))));
  }

  private Response pressed(Point at, Ground ground) {
    Optional<Place> here = ground.index().faceAt(at).place();
    if (here.isEmpty()) {
      return Response.of(this, resting(ground).refused("No place of the game lies here."));
    }
    DistanceTool next =
        from.isEmpty() || to.isPresent()
            ? new DistanceTool(here, Optional.empty(), atlas).upToDate(ground)
            : new DistanceTool(from, here, atlas);
    return Response.of(next, next.resting(ground));
  }

  private Preview hover(Point at, Ground ground) {
    Optional<Place> here = ground.index().faceAt(at).place();
    if (from.isEmpty()) {
      return here.map(place ->
              Preview.of(lit(ground, List.of(place), Style.FAINT))
                  .saying("Click where the way starts."))
          .orElse(Preview.NONE);
    }
    return to.isPresent() || here.isEmpty() || here.equals(from)
        ? resting(ground)
        : shown(from.get(), here.get(), ground);
  }

  private Preview resting(Ground ground) {
    if (from.isEmpty()) {
      return Preview.NONE;
    }
    return to.map(end -> shown(from.get(), end, ground))
        .orElseGet(() ->
            Preview.of(lit(ground, List.of(from.get()), Style.HIGHLIGHT))
                .saying(
                    String.format(
                        Locale.ROOT,
                        "Click where the way from %s ends.",
                        name(ground, from.get()))));
  }

  private Preview shown(Place start, Place end, Ground ground) {
    Travel travel = Travel.of(atlas.orElseThrow().graph, start, end);
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(lit(ground, travel.shown(), Style.FAINT));
    shapes.add(lit(ground, List.of(start, end), Style.HIGHLIGHT));
    List<Point> stops = new ArrayList<>();
    travel.shown().forEach(place -> middle(ground, place).ifPresent(stops::add));
    shapes.add(new Preview.Trace(stops, false, Style.HIGHLIGHT));
    List<String> moves = travel.moves(ground.project());
    List<String> lines = new ArrayList<>(List.of(travel.steps()));
    lines.addAll(moves);
    middle(ground, end)
        .ifPresent(at -> shapes.add(new Preview.Caption(at, String.join("\n", lines))));
    return new Preview(
        shapes,
        Optional.of(
            String.format(
                Locale.ROOT,
                "%s to %s: %s%s.",
                name(ground, start),
                name(ground, end),
                travel.steps(),
                moves.isEmpty() ? "" : "; " + String.join("; ", moves))),
        !travel.shown().isEmpty());
  }

  private static Preview.Shape lit(Ground ground, List<Place> places, Style style) {
    NavigableSet<Integer> faces = new TreeSet<>();
    places.forEach(place -> faces.addAll(ground.project().map().facesOf(place)));
    return new Preview.Ground(faces, style);
  }

  /** A point well inside the largest piece of a place. */
  private static Optional<Point> middle(Ground ground, Place place) {
    Topology map = ground.project().map();
    return map.facesOf(place).stream()
        .max((a, b) -> Double.compare(map.area(a), map.area(b)))
        .map(face -> {
          Coordinate at = InteriorPointArea.getInteriorPoint(FaceShape.polygon(map, face));
          return new Point(at.x, at.y);
        });
  }

  private static String name(Ground ground, Place place) {
    return Naming.of(ground.project(), place);
  }
}
