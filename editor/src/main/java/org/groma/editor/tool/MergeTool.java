package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/**
 * Joins a neighbour to a province or sea zone, which keeps its name. The record of the neighbour
 * goes, and its islets, its cities and all else that refers to it pass on; but a piece that is not
 * the largest of its place joins alone.
 *
 * @param into the face that stays, once it was clicked
 */
public record MergeTool(Optional<Integer> into) implements Tool {

  public static final MergeTool START = new MergeTool(Optional.empty());

  @Override
  public ToolKind kind() {
    return ToolKind.MERGE;
  }

  @Override
  public Response on(Input input, Ground ground) {
    Optional<Face> first =
        into.filter(ground.project().map()::hasFace).map(ground.project().map()::face);
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) ->
          first
              .map(stays -> merged(stays, ground.index().faceAt(at), ground))
              .orElseGet(() -> chosen(ground.index().faceAt(at), ground));
      case Input.Dragged(Point at, var _) -> Response.of(this, hover(first, at, ground));
      case Input.Released(Point at, var _) -> Response.of(this, hover(first, at, ground));
      case Input.Moved(Point at, var _) -> Response.of(this, hover(first, at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() ->
          Response.of(
              first.isPresent() ? this : START,
              first.map(stays -> Preview.of(lit(stays))).orElse(Preview.NONE));
      case Input.Typed(Input.Key key, var _) ->
          key == Input.Key.ESCAPE
              ? Response.of(START, Preview.NONE)
              : Response.of(this, first.map(stays -> Preview.of(lit(stays))).orElse(Preview.NONE));
    };
  }

  private static Preview.Shape lit(Face face) {
    return new Preview.Ground(new TreeSet<>(Set.of(face.id())), Style.HIGHLIGHT);
  }

  private static Response chosen(Face face, Ground ground) {
    if (face.id() == Face.OUTSIDE) {
      return Response.of(START, Preview.NONE.refused("There is nothing here to join to."));
    }
    return Response.of(
        new MergeTool(Optional.of(face.id())),
        Preview.of(lit(face))
            .saying("Click the neighbour that joins " + named(face, ground) + "."));
  }

  private Preview hover(Optional<Face> first, Point at, Ground ground) {
    Face face = ground.index().faceAt(at);
    if (first.isEmpty()) {
      return face.id() == Face.OUTSIDE
          ? Preview.NONE
          : Preview.of(lit(face))
              .saying("Click the province that stays, then the one that joins it.");
    }
    Face stays = first.get();
    if (face.id() == stays.id() || face.id() == Face.OUTSIDE) {
      return Preview.of(lit(stays))
          .saying("Click the neighbour that joins " + named(stays, ground) + "; Escape cancels.");
    }
    return joining(stays, face, ground)
        .preview(
            List.of(lit(stays)),
            String.format(
                Locale.ROOT,
                "Click to join %s%s to %s.",
                face.place().isPresent() && !isMain(face, ground) ? "this piece of " : "",
                named(face, ground),
                named(stays, ground)),
            ground);
  }

  private Response merged(Face stays, Face other, Ground ground) {
    if (other.id() == stays.id()) {
      return Response.of(START, Preview.NONE);
    }
    Optional<String> locked = Locks.onFace(ground, stays).or(() -> Locks.onFace(ground, other));
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    Attempt joining = joining(stays, other, ground);
    if (!joining.isLegal()) {
      return joining.perform(START, this, List.of(lit(stays)), ground);
    }
    Effect[] more =
        stays
            .place()
            .map(place -> new Effect[] {new Effect.Select(Set.of(Subject.of(place)), How.REPLACE)})
            .orElseGet(() -> new Effect[0]);
    return withHeir(joining, stays, other, ground)
        .perform(START, this, List.of(lit(stays)), ground, more);
  }

  private static Attempt joining(Face stays, Face other, Ground ground) {
    String name =
        String.format(Locale.ROOT, "Join %s to %s", named(other, ground), named(stays, ground));
    boolean mixed =
        stays.place().isPresent() && other.place().isPresent() && isSea(stays) != isSea(other);
    Edit edit = new ChangeMap(new MergeFaces(stays.id(), other.id()));
    return mixed
        ? new Attempt(
            name,
            edit,
            new Outcome.Refused(
                String.format(
                    Locale.ROOT,
                    "Land and sea cannot be joined: %s is %s.",
                    named(other, ground),
                    isSea(other) ? "a sea zone" : "land"),
                Optional.empty()))
        : Attempt.of(name, edit, ground);
  }

  /**
   * Together with what follows when a whole place joins: its islets, and all that is said of it.
   */
  private static Attempt withHeir(Attempt joining, Face stays, Face other, Ground ground) {
    Project project = ground.project();
    Optional<Place> gone = other.place().filter(_ -> isMain(other, ground));
    if (gone.isEmpty() || stays.place().isEmpty() || gone.equals(stays.place())) {
      return joining;
    }
    List<Edit> edits = new ArrayList<>();
    edits.add(joining.edit());
    project.map().facesOf(gone.get()).stream()
        .filter(face -> face != other.id())
        .forEach(islet -> edits.add(new ChangeMap(new AssignFace(islet, stays.use()))));
    edits.addAll(Succession.of(project, gone.get(), stays.place().get()));
    return Attempt.of(joining.name(), new Together(edits), ground);
  }

  /** Whether a face is the largest of its place; a smaller one can join another place alone. */
  private static boolean isMain(Face face, Ground ground) {
    Topology map = ground.project().map();
    return face.place()
        .map(place ->
            map.facesOf(place).stream().noneMatch(each -> map.area(each) > map.area(face.id())))
        .orElse(false);
  }

  private static boolean isSea(Face face) {
    return face.place().filter(Place::isSea).isPresent();
  }

  private static String named(Face face, Ground ground) {
    return face.place().map(place -> Naming.of(ground.project(), place)).orElse("land out of play");
  }
}
