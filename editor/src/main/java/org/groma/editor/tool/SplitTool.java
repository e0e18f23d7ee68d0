package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.document.Naming;
import org.groma.editor.tool.Effect.How;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.Use;
import org.groma.validator.finding.Subject;

/**
 * Divides a province or sea zone along a drawn line. The smaller piece is a new place that takes
 * after the old one; cities that lie in it come along.
 */
public record SplitTool(Sketch sketch) implements Tool {

  public static final SplitTool START = new SplitTool(Sketch.EMPTY);

  /** A face that would be divided, and how. */
  private record Cut(Face face, Optional<Newcomer> newcomer, Attempt attempt) {}

  @Override
  public ToolKind kind() {
    return ToolKind.SPLIT;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var held, int clicks) -> pressed(at, held, clicks, ground);
      case Input.Dragged(Point at, var held) -> {
        SplitTool drawn = new SplitTool(sketch.drawnTo(at));
        yield Response.of(drawn, drawn.hover(at, held, ground));
      }
      case Input.Released(Point at, var held) ->
          new SplitTool(sketch.drawnTo(at)).released(at, held, ground);
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting());
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ENTER -> sketch.isEmpty() ? Response.of(this, Preview.NONE) : done(ground);
            case ESCAPE -> Response.of(START, Preview.NONE);
            case DELETE, BACKSPACE -> {
              SplitTool shorter = new SplitTool(sketch.minus());
              yield Response.of(shorter, shorter.resting());
            }
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  private Response pressed(Point at, Input.Held held, int clicks, Ground ground) {
    if (clicks > 1 && sketch.size() > 1) {
      return done(ground);
    }
    SplitTool longer = new SplitTool(sketch.to(Snap.of(at, held, ground), held, ground).down());
    return Response.of(longer, longer.hover(at, held, ground));
  }

  /** A stroke that divides something does so when it ends, as a knife would; others wait. */
  private Response released(Point at, Input.Held held, Ground ground) {
    boolean freehand = sketch.isFreehand(ground);
    SplitTool drawn =
        new SplitTool(
            freehand ? sketch.to(Snap.of(at, held, ground), held, ground) : sketch.lifted());
    boolean divides =
        freehand && cut(drawn.sketch, ground).filter(found -> found.attempt.isLegal()).isPresent();
    return divides ? drawn.done(ground) : Response.of(drawn, drawn.hover(at, held, ground));
  }

  private Preview resting() {
    return sketch.isEmpty()
        ? Preview.NONE
        : new Preview(sketch.shapes(false), Optional.of(next()), true);
  }

  private String next() {
    return sketch.isEmpty()
        ? "Click a point on the border of the province to be divided, or drag a line across it."
        : "Click or drag on to a border on the far side, then press Enter or double-click.";
  }

  private Preview hover(Point at, Input.Held held, Ground ground) {
    Snap tip = Snap.of(at, held, ground);
    boolean freehand = sketch.isFreehand(ground);
    Sketch longer = sketch.to(tip, held, ground);
    List<Preview.Shape> shapes = sketch.shapesTo(longer, tip.target(), false);
    if (longer.size() < 2) {
      return new Preview(shapes, Optional.of(next()), true);
    }
    Optional<Preview> crossed = Freehand.crossed(longer, shapes);
    if (crossed.isPresent()) {
      return crossed.get();
    }
    // a line that does not yet reach the far border is unfinished, not wrong
    Optional<Cut> cut = cut(longer, ground).filter(found -> found.attempt.isLegal());
    String divide =
        freehand ? "Let go to divide here." : "Press Enter or double-click to divide here.";
    return cut.map(found -> found.attempt.preview(shapes, divide, ground))
        .orElseGet(() ->
            new Preview(shapes, Optional.of(freehand ? Freehand.hint(ground) : next()), true));
  }

  private Response done(Ground ground) {
    Optional<Cut> found = cut(sketch, ground);
    if (found.isEmpty()) {
      String reason = "This line runs outside the map: draw it across a province.";
      return Response.of(this, resting().refused(reason), new Effect.Say(reason));
    }
    Cut cut = found.get();
    Optional<String> locked = Locks.onFace(ground, cut.face);
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    Effect[] more =
        cut.newcomer
            .map(newcomer -> new Effect[] {select(newcomer.place())})
            .orElseGet(() -> new Effect[0]);
    return withCities(cut, ground).perform(START, this, sketch.shapes(false), ground, more);
  }

  private static Effect select(Place place) {
    return new Effect.Select(Set.of(Subject.of(place)), How.REPLACE);
  }

  /** By the line as it looks best, or plainer where that has no room. */
  private static Optional<Cut> cut(Sketch sketch, Ground ground) {
    Optional<Cut> cut = Optional.empty();
    for (List<Point> line : sketch.lines(ground)) {
      cut = cut(line, ground);
      if (cut.filter(found -> found.attempt.isLegal()).isPresent()) {
        return cut;
      }
    }
    return cut;
  }

  /** The first of the faces along the line that it divides; else the first, with why not. */
  private static Optional<Cut> cut(List<Point> line, Ground ground) {
    Optional<Cut> first = Optional.empty();
    for (Face face : along(line, ground)) {
      Cut cut = cut(face, line, ground);
      if (cut.attempt.isLegal()) {
        return Optional.of(cut);
      }
      first = first.or(() -> Optional.of(cut));
    }
    return first;
  }

  /** The faces along a line, first the one that most of it runs through: that one is meant. */
  private static Set<Face> along(List<Point> line, Ground ground) {
    Map<Face, Double> lengths = new LinkedHashMap<>();
    for (int i = 1; i < line.size(); i++) {
      Point a = line.get(i - 1);
      Point b = line.get(i);
      Face face = ground.index().faceAt(new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2));
      lengths.merge(face, Math.hypot(b.x() - a.x(), b.y() - a.y()), Double::sum);
    }
    Set<Face> faces = new LinkedHashSet<>();
    lengths.entrySet().stream()
        .sorted(Map.Entry.<Face, Double>comparingByValue().reversed())
        .forEach(each -> faces.add(each.getKey()));
    line.forEach(point -> faces.add(ground.index().faceAt(point)));
    faces.removeIf(face -> face.id() == Face.OUTSIDE);
    return faces;
  }

  private static Cut cut(Face face, List<Point> line, Ground ground) {
    Project project = ground.project();
    Optional<Newcomer> newcomer = face.place().flatMap(place -> Newcomer.cutOff(project, place));
    Use use = newcomer.map(Newcomer::place).map(Use::of).orElse(face.use());
    List<Edit> edits = new ArrayList<>();
    newcomer.map(Newcomer::edit).ifPresent(edits::add);
    edits.add(new ChangeMap(new SplitFace(face.id(), line, use)));
    String name =
        "Split " + face.place().map(place -> Naming.of(project, place)).orElse("land out of play");
    return new Cut(face, newcomer, Attempt.of(name, new Together(edits), ground));
  }

  /** Together with the cities that lie in the new piece. */
  private static Attempt withCities(Cut cut, Ground ground) {
    Optional<Place> fresh = cut.newcomer.map(Newcomer::place).filter(Place::isProvince);
    if (fresh.isEmpty() || !cut.attempt.isLegal()) {
      return cut.attempt;
    }
    Project after = cut.attempt.after(ground);
    List<Edit> edits = new ArrayList<>(List.of(cut.attempt.edit()));
    for (City city : after.cities()) {
      boolean moves =
          cut.face.place().equals(Optional.of(Place.of(city.province())))
              && city.at()
                  .flatMap(at -> after.map().faceAt(at.x(), at.y()))
                  .flatMap(Face::place)
                  .equals(fresh);
      if (moves) {
        edits.add(
            PutEntry.of(Kinds.CITIES, city.withProvince(fresh.get().province().orElseThrow())));
      }
    }
    return Attempt.of(cut.attempt.name(), new Together(edits), ground);
  }
}
