package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.editor.document.AdjacencyWords;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WayLine;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.graph.Touch;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * Says of two places that they are adjacent, or are not, whatever the map shows. It is a drag from
 * one to the other, or a click on each. Where nobody has typed a reason it asks for one and waits.
 *
 * @param from the first of them
 * @param to the second, while the reason is missing
 * @param down whether the button is down, since it chose the first place or after that
 */
public record AdjacencyTool(Optional<Place> from, Optional<Place> to, Down down) implements Tool {

  public static final AdjacencyTool START =
      new AdjacencyTool(Optional.empty(), Optional.empty(), Down.UP);

  private static final double CROSS = 9;

  /** What the button is down for. */
  enum Down {
    UP,
    FIRST,
    SECOND
  }

  @Override
  public ToolKind kind() {
    return ToolKind.ADJACENCY;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) ->
          Locks.on(ground, MapLayer.ADJACENCY)
              .map(reason -> Locks.refused(START, reason))
              .orElseGet(() -> pressed(at, ground));
      case Input.Dragged(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Released(Point at, var _) -> released(at, ground);
      case Input.Moved(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting(ground));
      case Input.Typed(Input.Key key, var _) -> typed(key, ground);
    };
  }

  private static Optional<Place> place(Point at, Ground ground) {
    return ground.index().faceAt(at).place();
  }

  private Response pressed(Point at, Ground ground) {
    Optional<Place> here = place(at, ground);
    if (here.isEmpty()) {
      return Response.of(this, resting(ground).refused("No place of the game lies here."));
    }
    AdjacencyTool next =
        from.isEmpty() || to.isPresent()
            ? new AdjacencyTool(here, Optional.empty(), Down.FIRST)
            : new AdjacencyTool(from, Optional.empty(), Down.SECOND);
    return Response.of(next, next.hover(at, ground));
  }

  private Response released(Point at, Ground ground) {
    Optional<Place> here = place(at, ground);
    AdjacencyTool up = new AdjacencyTool(from, to, Down.UP);
    if (down == Down.UP || here.isEmpty()) {
      return Response.of(up, up.hover(at, ground));
    }
    if (here.equals(from)) {
      return down == Down.FIRST
          ? Response.of(up, up.resting(ground))
          : Response.of(up, up.resting(ground).refused("These are two places: click another one."));
    }
    return done(Touch.of(ground.project(), from.orElseThrow(), here.get()), ground);
  }

  private Response done(Touch touch, Ground ground) {
    return switch (PairDeed.of(touch, ground)) {
      case PairDeed.Say(boolean adjacent) -> {
        if (ground.choices().override().reason().isBlank()) {
          AdjacencyTool waiting =
              new AdjacencyTool(Optional.of(touch.a()), Optional.of(touch.b()), Down.UP);
          yield Response.of(waiting, waiting.resting(ground), new Effect.Ask());
        }
        AdjacencyOverride said = PairDeed.override(touch, adjacent, ground);
        Choices cleared = ground.choices().withOverride(ground.choices().override().withReason(""));
        yield Attempt.of("Say that …", PutEntry.of(Kinds.OVERRIDES, said), ground)
            .perform(
                START,
                START,
                List.of(),
                ground,
                new Effect.Choose(cleared),
                new Effect.Select(Set.of(Subject.of(Kinds.OVERRIDES, said)), How.REPLACE));
      }
      case PairDeed.Pick(Subject found) ->
          Response.of(START, Preview.NONE, new Effect.Select(Set.of(found), How.REPLACE));
      case PairDeed.Refuse(String why) ->
          Response.of(START, Preview.NONE.refused(why), new Effect.Say(why));
    };
  }

  private Response typed(Input.Key key, Ground ground) {
    return switch (key) {
      case ESCAPE -> Response.of(START, Preview.NONE);
      case ENTER ->
          to.isPresent()
              ? done(Touch.of(ground.project(), from.orElseThrow(), to.get()), ground)
              : Response.of(this, resting(ground));
      case DELETE, BACKSPACE -> delete(ground);
      default -> Response.of(this, resting(ground));
    };
  }

  /** Only what this tool selects: a province is not deleted by the way. */
  private static Response delete(Ground ground) {
    Set<Subject> ways =
        ground.selection().stream().filter(WayPick::isWay).collect(Collectors.toSet());
    return Response.of(
        START,
        Preview.NONE,
        ways.isEmpty()
            ? new Effect.Say("Select an override first: click the two places that it names.")
            : new Effect.Delete(ways));
  }

  private Preview resting(Ground ground) {
    if (from.isEmpty()) {
      return Preview.NONE;
    }
    Place start = from.get();
    return to.map(end ->
            shown(Touch.of(ground.project(), start, end), ground)
                .saying("Type the reason in the bar over the map, then Enter; Escape cancels."))
        .orElseGet(() ->
            Preview.of(lit(ground, start))
                .saying(
                    String.format(
                        Locale.ROOT,
                        "Click the other place than %s; Escape cancels.",
                        Naming.of(ground.project(), start))));
  }

  private Preview hover(Point at, Ground ground) {
    Optional<Place> here = place(at, ground);
    if (here.isEmpty() || here.equals(from) || to.isPresent()) {
      return resting(ground);
    }
    if (from.isEmpty()) {
      return Preview.of(lit(ground, here.get()))
          .saying(
              String.format(
                  Locale.ROOT,
                  "Drag from %s to another place, or click both.",
                  Naming.of(ground.project(), here.get())));
    }
    Touch touch = Touch.of(ground.project(), from.get(), here.get());
    PairDeed deed = PairDeed.of(touch, ground);
    List<String> lines = new ArrayList<>();
    lines.add(AdjacencyWords.state(ground.project(), touch) + ".");
    lines.addAll(AdjacencyWords.reasons(ground.project(), touch));
    Preview shown = shown(touch, ground);
    if (deed instanceof PairDeed.Refuse(String why)) {
      return shown.refused(lines.getFirst() + " " + why);
    }
    String ahead = (down == Down.UP ? "Click to " : "Let go to ") + deed.words(ground);
    String said = String.join(" ", lines) + " " + ahead + ".";
    lines.add(ahead + ".");
    List<Preview.Shape> shapes = new ArrayList<>(shown.shapes());
    shapes.add(new Preview.Caption(at, String.join("\n", lines)));
    return new Preview(shapes, Optional.of(said), true);
  }

  /** Both places, and a line between them: crossed out if they are to be no neighbours. */
  private static Preview shown(Touch touch, Ground ground) {
    List<Preview.Shape> shapes =
        new ArrayList<>(List.of(lit(ground, touch.a()), lit(ground, touch.b())));
    WayLine.between(ground.index(), touch.a(), touch.b())
        .ifPresent(line -> {
          shapes.add(new Preview.Trace(List.of(line.from(), line.to()), false, Style.DRAFT));
          if (PairDeed.of(touch, ground).equals(new PairDeed.Say(false))) {
            double r = CROSS * ground.pixel();
            for (int side : new int[] {-1, 1}) {
              shapes.add(
                  new Preview.Trace(
                      List.of(
                          moved(line.middle(), -r, -side * r), moved(line.middle(), r, side * r)),
                      false,
                      Style.DRAFT));
            }
          }
        });
    return new Preview(shapes, Optional.empty(), true);
  }

  private static Point moved(Point from, double dx, double dy) {
    return new Point(from.x() + dx, from.y() + dy);
  }

  private static Preview.Shape lit(Ground ground, Place place) {
    return new Preview.Ground(
        new TreeSet<>(ground.project().map().facesOf(place)), Style.HIGHLIGHT);
  }
}
