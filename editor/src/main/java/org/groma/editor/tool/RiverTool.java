package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.map.BorderLayer;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Preview.Style;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.River;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * Runs a river along borders: between the borders and corners that are clicked it takes the
 * shortest way. The name is that of the river chosen in the bar, or a new river is made.
 *
 * @param stops what was clicked, from source to mouth or the other way
 */
public record RiverTool(List<Stop> stops) implements Tool {

  public static final RiverTool START = new RiverTool(List.of());

  /** A part of the map that the river touches. */
  public sealed interface Stop {

    /** A corner where borders meet. */
    record AtNode(int node) implements Stop {}

    /** A whole border. */
    record OnArc(int arc) implements Stop {}
  }

  public RiverTool {
    stops = List.copyOf(stops);
  }

  @Override
  public ToolKind kind() {
    return ToolKind.RIVER;
  }

  @Override
  public Response on(Input input, Ground ground) {
    RiverTool now = standing(ground.project().map());
    return switch (input) {
      case Input.Pressed(Point at, var _, int clicks) -> now.pressed(at, clicks, ground);
      case Input.Dragged(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Released(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Moved(Point at, var _) -> Response.of(now, now.hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(now, now.resting(ground));
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ENTER -> now.done(ground);
            case ESCAPE -> Response.of(START, Preview.NONE);
            case DELETE, BACKSPACE -> {
              RiverTool shorter =
                  now.stops.isEmpty()
                      ? START
                      : new RiverTool(now.stops.subList(0, now.stops.size() - 1));
              yield Response.of(shorter, shorter.resting(ground));
            }
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  /** Without stops that an undo has taken from the map. */
  private RiverTool standing(Topology map) {
    boolean all =
        stops.stream()
            .allMatch(stop ->
                switch (stop) {
                  case Stop.AtNode(int node) -> map.hasNode(node);
                  case Stop.OnArc(int arc) -> map.hasArc(arc);
                });
    return all ? this : START;
  }

  private static Optional<Stop> stop(Point at, Ground ground) {
    return ground
        .index()
        .nodeNear(at, ground.reach() / 2)
        .<Stop>map(Stop.AtNode::new)
        .or(() ->
            ground.index().borderNear(at, ground.reach()).map(near -> new Stop.OnArc(near.arc())));
  }

  private Response pressed(Point at, int clicks, Ground ground) {
    Optional<String> locked = Locks.on(ground, MapLayer.RIVERS);
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    if (clicks > 1 && !stops.isEmpty()) {
      return done(ground);
    }
    Optional<Stop> stop = stop(at, ground);
    if (stop.isEmpty()) {
      return Response.of(
          this, resting(ground).refused("There is no border here; a river runs along borders."));
    }
    RiverTool longer = with(stop.get());
    Optional<String> reason = longer.unfit(ground);
    return reason.isPresent()
        ? Response.of(this, resting(ground).refused(reason.get()), new Effect.Say(reason.get()))
        : Response.of(longer, longer.resting(ground));
  }

  private RiverTool with(Stop stop) {
    if (!stops.isEmpty() && stops.getLast().equals(stop)) {
      return this;
    }
    List<Stop> longer = new ArrayList<>(stops);
    longer.add(stop);
    return new RiverTool(longer);
  }

  private Optional<String> unfit(Ground ground) {
    Topology map = ground.project().map();
    boolean ashore =
        stops.stream()
            .allMatch(stop ->
                !(stop instanceof Stop.OnArc(int arc)) || BorderLayer.isInland(map, map.arc(arc)));
    if (!ashore) {
      return Optional.of("A river runs between provinces; this is a coast or the edge of the map.");
    }
    return course(map).isPresent()
        ? Optional.empty()
        : Optional.of("No borders between provinces lead here from the click before.");
  }

  /** The borders along the river; none if it cannot get from stop to stop. */
  private Optional<NavigableSet<Integer>> course(Topology map) {
    ArcPath paths = new ArcPath(map, arc -> BorderLayer.isInland(map, arc));
    NavigableSet<Integer> course = new TreeSet<>();
    for (int i = 0; i < stops.size(); i++) {
      if (stops.get(i) instanceof Stop.OnArc(int arc)) {
        course.add(arc);
      }
      if (i > 0) {
        Optional<List<Integer>> way =
            paths.between(ends(map, stops.get(i - 1)), ends(map, stops.get(i)));
        if (way.isEmpty()) {
          return Optional.empty();
        }
        course.addAll(way.get());
      }
    }
    return Optional.of(course);
  }

  private static Set<Integer> ends(Topology map, Stop stop) {
    return switch (stop) {
      case Stop.AtNode(int node) -> Set.of(node);
      case Stop.OnArc(int id) -> {
        Arc arc = map.arc(id);
        yield new TreeSet<>(List.of(arc.from(), arc.to()));
      }
    };
  }

  private Preview resting(Ground ground) {
    if (stops.isEmpty()) {
      return Preview.NONE;
    }
    return Preview.of(
            new Preview.Borders(
                course(ground.project().map()).orElseGet(TreeSet::new), Style.HIGHLIGHT))
        .saying("Click on along the course, or press Enter or double-click to finish.");
  }

  private Preview hover(Point at, Ground ground) {
    Optional<Stop> stop = stop(at, ground);
    if (stop.isEmpty()) {
      return resting(ground);
    }
    RiverTool longer = with(stop.get());
    Preview ahead = longer.resting(ground);
    return longer
        .unfit(ground)
        .map(ahead::refused)
        .orElseGet(() ->
            stops.isEmpty()
                ? ahead.saying(String.format(Locale.ROOT, "Click where %s begins.", name(ground)))
                : ahead.saying(
                    String.format(
                        Locale.ROOT,
                        "Click to lead %s here; Enter or a double click finishes.",
                        name(ground))));
  }

  private static Optional<River> chosen(Ground ground) {
    return ground.choices().river().flatMap(id -> ground.project().rivers().find(id));
  }

  private static String name(Ground ground) {
    return chosen(ground).map(River::name).orElse("the new river");
  }

  private Response done(Ground ground) {
    Topology map = ground.project().map();
    NavigableSet<Integer> course = course(map).orElseGet(TreeSet::new);
    if (course.isEmpty()) {
      return Response.of(this, resting(ground));
    }
    Optional<River> known = chosen(ground);
    River river = known.orElseGet(() -> fresh(ground.project()));
    List<Edit> edits = new ArrayList<>();
    if (known.isEmpty()) {
      edits.add(PutEntry.of(Kinds.RIVERS, river));
    }
    edits.add(Marking.of(map, course, Border.RIVER_KIND, Optional.of(river.id())));
    // what is drawn next is more of the same river, until another is chosen
    return Attempt.of("Draw river " + river.name(), new Together(edits), ground)
        .perform(
            START,
            this,
            List.of(),
            ground,
            new Effect.Choose(ground.choices().withRiver(Optional.of(river.id().slug()))));
  }

  private static River fresh(Project project) {
    String name = Newcomer.name(project, Kinds.RIVERS, "New river");
    RiverId id = FreshId.of(project, Kinds.RIVERS, name);
    return new River(
        id, name, List.of(), List.of(), "", Tags.NONE, Attributes.NONE, Origins.UNSTATED);
  }
}
