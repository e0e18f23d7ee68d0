package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.map.BorderLayer;
import org.groma.editor.map.MapIndex;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.topology.Border;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * Marks borders as river, ridge or whatever the project knows, by a click or by brushing along
 * them. With Shift the brush makes them plain again.
 *
 * @param last where the brush was last; empty while it is up
 * @param brushed the borders under it since it came down
 */
public record MarkTool(Optional<Point> last, NavigableSet<Integer> brushed) implements Tool {

  public static final MarkTool START = new MarkTool(Optional.empty(), new TreeSet<>());

  public MarkTool {
    brushed = java.util.Collections.unmodifiableNavigableSet(new TreeSet<>(brushed));
  }

  @Override
  public ToolKind kind() {
    return ToolKind.MARK;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var held, var _) ->
          locked(held, ground)
              .map(reason -> Locks.refused(START, reason))
              .orElseGet(() -> pressed(at, held, ground));
      case Input.Dragged(Point at, var held) -> {
        MarkTool on = last.isEmpty() ? this : brushing(at, ground);
        yield Response.of(on, on.painted(held, ground));
      }
      case Input.Released(Point at, var held) ->
          last.isEmpty()
              ? Response.of(START, Preview.NONE)
              : brushing(at, ground).done(held, ground);
      case Input.Moved(Point at, var held) -> Response.of(START, hover(at, held, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var held) ->
          key == Input.Key.ESCAPE
              ? Response.of(START, Preview.NONE)
              : Response.of(this, painted(held, ground));
    };
  }

  private static Optional<String> locked(Input.Held held, Ground ground) {
    return Locks.on(ground, BorderLayer.of(word(held, ground)));
  }

  private static String word(Input.Held held, Ground ground) {
    return held.shift() ? Border.LAND_KIND : ground.choices().borderKind();
  }

  private static Response pressed(Point at, Input.Held held, Ground ground) {
    Optional<MapIndex.OnBorder> near = ground.index().borderNear(at, ground.reach());
    Optional<String> reason = near.flatMap(border -> unfit(border.arc(), ground));
    if (reason.isPresent()) {
      return Locks.refused(START, reason.get());
    }
    MarkTool down = new MarkTool(Optional.of(at), new TreeSet<>()).brushing(at, ground);
    return Response.of(down, down.painted(held, ground));
  }

  /** Why a border takes no mark, if it takes none. */
  private static Optional<String> unfit(int arc, Ground ground) {
    Project project = ground.project();
    return BorderLayer.isInland(project.map(), project.map().arc(arc))
        ? Locks.onArc(ground, arc)
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Only a border between two provinces has a kind; %s is the edge of land or map.",
                Naming.of(project, new Subject(Subject.ARC, String.valueOf(arc)))));
  }

  private MarkTool brushing(Point at, Ground ground) {
    NavigableSet<Integer> more = new TreeSet<>(brushed);
    List<Point> way = Stroke.between(last.orElse(at), at, ground.reach() / 2);
    for (Point point : way) {
      ground
          .index()
          .borderNear(point, ground.reach())
          .map(MapIndex.OnBorder::arc)
          .filter(arc -> unfit(arc, ground).isEmpty())
          .ifPresent(more::add);
    }
    return new MarkTool(Optional.of(at), more);
  }

  private Preview painted(Input.Held held, Ground ground) {
    return Preview.of(new Preview.Borders(brushed, Style.HIGHLIGHT))
        .saying(
            String.format(
                Locale.ROOT,
                "Let go to mark %s as %s; Escape cancels.",
                counted(brushed.size()),
                name(word(held, ground), ground)));
  }

  private Preview hover(Point at, Input.Held held, Ground ground) {
    String kind = name(word(held, ground), ground);
    return ground
        .index()
        .borderNear(at, ground.reach())
        .map(MapIndex.OnBorder::arc)
        .map(arc -> {
          Preview lit =
              Preview.of(
                  new Preview.Borders(new TreeSet<>(java.util.Set.of(arc)), Style.HIGHLIGHT));
          return unfit(arc, ground)
              .map(lit::refused)
              .orElseGet(() ->
                  lit.saying(
                      String.format(
                          Locale.ROOT,
                          "Click or brush to mark as %s; Shift makes borders plain.",
                          kind)));
        })
        .orElse(Preview.NONE);
  }

  private Response done(Input.Held held, Ground ground) {
    if (brushed.isEmpty()) {
      return Response.of(START, Preview.NONE);
    }
    String kind = word(held, ground);
    String name =
        String.format(Locale.ROOT, "Mark %s as %s", counted(brushed.size()), name(kind, ground));
    return Attempt.of(
            name, Marking.of(ground.project().map(), brushed, kind, Optional.empty()), ground)
        .perform(START, START, List.of(), ground);
  }

  private static String counted(int borders) {
    return borders == 1 ? "border" : borders + " borders";
  }

  /** What people call a kind of border. */
  private static String name(String kind, Ground ground) {
    return ground.project().vocabulary().borders().stream()
        .filter(term -> term.word().equals(kind))
        .map(Vocabulary.Term::name)
        .map(name -> name.toLowerCase(java.util.Locale.ROOT))
        .findFirst()
        .orElse(kind);
  }
}
