package org.groma.editor.tool;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;

/**
 * Brushes an area, a terrain or an owner over provinces.
 *
 * @param last where the brush was last; empty while it is up
 * @param brushed the provinces under it since it came down
 */
public record AssignTool(Optional<Point> last, NavigableSet<Place> brushed) implements Tool {

  public static final AssignTool START = new AssignTool(Optional.empty(), new TreeSet<>());

  private static final String CHOOSE = "Choose in the bar above the map what the brush gives.";

  public AssignTool {
    brushed = Collections.unmodifiableNavigableSet(new TreeSet<>(brushed));
  }

  @Override
  public ToolKind kind() {
    return ToolKind.ASSIGN;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) -> pressed(at, ground);
      case Input.Dragged(Point at, var _) -> {
        AssignTool on = last.isEmpty() ? this : brushing(at, ground);
        yield Response.of(on, on.painted(ground));
      }
      case Input.Released(Point at, var _) ->
          last.isEmpty() ? Response.of(START, Preview.NONE) : brushing(at, ground).done(ground);
      case Input.Moved(Point at, var _) -> Response.of(START, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var _) ->
          key == Input.Key.ESCAPE
              ? Response.of(START, Preview.NONE)
              : Response.of(this, painted(ground));
    };
  }

  private static Response pressed(Point at, Ground ground) {
    Optional<Assignment> chosen = Assignment.chosen(ground);
    if (chosen.isEmpty()) {
      return Locks.refused(START, CHOOSE);
    }
    Optional<String> reason =
        Locks.on(ground, Assignment.layer(ground.choices().assigning()))
            .or(() -> under(at, ground).flatMap(chosen.get()::unfit));
    if (reason.isPresent()) {
      return Locks.refused(START, reason.get());
    }
    AssignTool down = new AssignTool(Optional.of(at), new TreeSet<>()).brushing(at, ground);
    return Response.of(down, down.painted(ground));
  }

  private static Optional<Province> under(Point at, Ground ground) {
    return ground
        .index()
        .faceAt(at)
        .place()
        .flatMap(Place::province)
        .flatMap(ground.project().provinces()::find);
  }

  private AssignTool brushing(Point at, Ground ground) {
    NavigableSet<Place> more = new TreeSet<>(brushed);
    for (Point point : Stroke.between(last.orElse(at), at, ground.reach())) {
      under(point, ground)
          .filter(province ->
              Assignment.chosen(ground).filter(it -> it.unfit(province).isEmpty()).isPresent())
          .ifPresent(province -> more.add(Place.of(province.id())));
    }
    return new AssignTool(Optional.of(at), more);
  }

  private Preview painted(Ground ground) {
    NavigableSet<Integer> faces = new TreeSet<>();
    brushed.forEach(place -> faces.addAll(ground.project().map().facesOf(place)));
    return Preview.of(new Preview.Ground(faces, Style.HIGHLIGHT))
        .saying(
            String.format(
                Locale.ROOT,
                "Let go to give %s to %s; Escape cancels.",
                Assignment.chosen(ground).map(Assignment::name).orElse("nothing"),
                counted(brushed.size())));
  }

  private static Preview hover(Point at, Ground ground) {
    Optional<Province> province = under(at, ground);
    if (province.isEmpty()) {
      return Preview.NONE;
    }
    Preview lit =
        Preview.of(
            new Preview.Ground(
                new TreeSet<>(ground.project().map().facesOf(Place.of(province.get().id()))),
                Style.FAINT));
    Optional<Assignment> chosen = Assignment.chosen(ground);
    return chosen
        .map(it ->
            it.unfit(province.get())
                .map(lit::refused)
                .orElseGet(() ->
                    lit.saying(
                        String.format(
                            Locale.ROOT,
                            "Click or brush to give %s: %s.",
                            word(ground),
                            it.name()))))
        .orElseGet(() -> lit.saying(CHOOSE));
  }

  private static String word(Ground ground) {
    return switch (ground.choices().assigning()) {
      case AREA -> "the area";
      case TERRAIN -> "the terrain";
      case OWNER -> "the owner";
    };
  }

  private Response done(Ground ground) {
    List<Province> provinces =
        brushed.stream()
            .map(place -> ground.project().provinces().find(place.slug()).orElse(null))
            .filter(Objects::nonNull)
            .toList();
    Optional<Assignment> chosen = Assignment.chosen(ground);
    if (provinces.isEmpty() || chosen.isEmpty()) {
      return Response.of(START, Preview.NONE);
    }
    List<Edit> edits = chosen.get().edits(provinces);
    String name =
        String.format(
            Locale.ROOT, "Assign %s to %s", chosen.get().name(), counted(provinces.size()));
    return edits.isEmpty()
        ? Response.of(START, Preview.NONE)
        : Attempt.of(name, new Together(edits), ground).perform(START, START, List.of(), ground);
  }

  private static String counted(int provinces) {
    return provinces == 1 ? "1 province" : provinces + " provinces";
  }
}
