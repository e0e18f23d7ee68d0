package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.finding.Subject;

/**
 * Links two places that share no border: a strait, or what else the project calls a link.
 *
 * @param from the first of them, once it was clicked
 */
public record StraitTool(Optional<Place> from) implements Tool {

  public static final StraitTool START = new StraitTool(Optional.empty());

  @Override
  public ToolKind kind() {
    return ToolKind.STRAIT;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) ->
          Locks.on(ground, MapLayer.STRAITS)
              .map(reason -> Locks.refused(START, reason))
              .orElseGet(() -> pressed(at, ground));
      case Input.Dragged(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Released(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Moved(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting(ground));
      case Input.Typed(Input.Key key, var _) ->
          key == Input.Key.ESCAPE
              ? Response.of(START, Preview.NONE)
              : Response.of(this, resting(ground));
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
    if (from.isEmpty()) {
      StraitTool next = new StraitTool(here);
      return Response.of(next, next.resting(ground));
    }
    Place start = from.get();
    Place end = here.get();
    Optional<String> reason = unfit(ground, start, end);
    if (reason.isPresent()) {
      return Response.of(this, resting(ground).refused(reason.get()), new Effect.Say(reason.get()));
    }
    Link link = link(ground, start, end);
    return Attempt.of("Add " + link.kind(), PutEntry.of(Kinds.LINKS, link), ground)
        .perform(
            START,
            this,
            List.of(),
            ground,
            new Effect.Select(Set.of(Subject.of(Kinds.LINKS, link)), How.REPLACE));
  }

  /** Why two places cannot be linked, if they cannot. */
  private static Optional<String> unfit(Ground ground, Place start, Place end) {
    Project project = ground.project();
    if (start.equals(end)) {
      return Optional.of(
          String.format(
              Locale.ROOT, "A link leads to another place than %s.", name(ground, start)));
    }
    return project.links().stream()
        .filter(link ->
            link.kind().equals(ground.choices().linkKind())
                && Set.of(link.from(), link.to()).equals(Set.of(start, end)))
        .findFirst()
        .map(link ->
            String.format(
                Locale.ROOT,
                "%s and %s are linked already, by %s.",
                name(ground, start),
                name(ground, end),
                link.name()));
  }

  private static Link link(Ground ground, Place start, Place end) {
    String name =
        Newcomer.name(
            ground.project(), Kinds.LINKS, name(ground, start) + " – " + name(ground, end));
    LinkId id = FreshId.of(ground.project(), Kinds.LINKS, name);
    return new Link(
        id,
        name,
        List.of(),
        ground.choices().linkKind(),
        start,
        end,
        false,
        Crossing.of(ground, start, end).map(Crossing::seas).orElse(List.of()),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static String name(Ground ground, Place place) {
    return Naming.of(ground.project(), place);
  }

  private Preview resting(Ground ground) {
    return from.map(start ->
            Preview.of(lit(ground, start))
                .saying(
                    String.format(
                        Locale.ROOT,
                        "Click the place across the water from %s; Escape cancels.",
                        name(ground, start))))
        .orElse(Preview.NONE);
  }

  private static Preview.Shape lit(Ground ground, Place place) {
    return new Preview.Ground(
        new TreeSet<>(ground.project().map().facesOf(place)), Style.HIGHLIGHT);
  }

  private Preview hover(Point at, Ground ground) {
    Optional<Place> here = place(at, ground);
    if (here.isEmpty() || here.equals(from)) {
      return resting(ground);
    }
    if (from.isEmpty()) {
      return Preview.of(lit(ground, here.get()))
          .saying(
              String.format(
                  Locale.ROOT, "Click to link %s with another place.", name(ground, here.get())));
    }
    Place start = from.get();
    Place end = here.get();
    List<Preview.Shape> shapes = new ArrayList<>(List.of(lit(ground, start), lit(ground, end)));
    Optional<Crossing> crossing = Crossing.of(ground, start, end);
    crossing.ifPresent(found ->
        shapes.add(new Preview.Trace(List.of(found.from(), found.to()), false, Style.DRAFT)));
    String over =
        crossing.map(Crossing::seas).orElse(List.of()).stream()
            .map(sea -> name(ground, Place.of(sea)))
            .collect(Collectors.joining(", "));
    Preview ahead =
        new Preview(
            shapes,
            Optional.of(
                String.format(
                    Locale.ROOT,
                    "Click to link %s and %s%s.",
                    name(ground, start),
                    name(ground, end),
                    over.isEmpty() ? "" : " over " + over)),
            true);
    return unfit(ground, start, end).map(ahead::refused).orElse(ahead);
  }
}
