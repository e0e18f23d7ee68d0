package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;

/**
 * An edit that a gesture would make, tried on the project: so the preview and the drop cannot
 * disagree.
 *
 * @param name of the step in the history
 */
record Attempt(String name, Edit edit, Outcome outcome) {

  static Attempt of(String name, Edit edit, Ground ground) {
    return new Attempt(name, edit, edit.apply(ground.project()));
  }

  /** The first of several ways that is legal; the last if none is. */
  static <T> Attempt first(List<T> ways, Function<T, Attempt> attempting) {
    Attempt tried = attempting.apply(ways.getFirst());
    for (int i = 1; i < ways.size() && !tried.isLegal(); i++) {
      tried = attempting.apply(ways.get(i));
    }
    return tried;
  }

  /** The same with another sentence where it is refused. */
  Attempt because(UnaryOperator<String> telling) {
    return outcome instanceof Outcome.Refused(String reason, var at)
        ? new Attempt(name, edit, new Outcome.Refused(telling.apply(reason), at))
        : this;
  }

  boolean isLegal() {
    return outcome instanceof Outcome.Applied;
  }

  /** The project after it; as it was if it is refused. */
  Project after(Ground ground) {
    return outcome instanceof Outcome.Applied(Project project, var _) ? project : ground.project();
  }

  /**
   * The map as it would be, or why it will not.
   *
   * @param over what is drawn over it
   * @param hint what the next click does if all is well
   */
  Preview preview(List<Preview.Shape> over, String hint, Ground ground) {
    List<Preview.Shape> shapes = new ArrayList<>();
    return switch (outcome) {
      case Outcome.Applied(Project after, Reach reach) -> {
        shapes.add(drawn(ground.project().map(), after, reach));
        shapes.addAll(over);
        yield new Preview(shapes, Optional.of(hint), true);
      }
      case Outcome.Refused(String reason, var where) -> {
        shapes.addAll(over);
        where.ifPresent(point -> shapes.add(new Preview.Target(point)));
        yield new Preview(shapes, Optional.of(reason), false);
      }
    };
  }

  /** Only faces that look different: the names of all others stay to be read. */
  private static Preview.Shape drawn(Topology before, Project after, Reach reach) {
    Topology map = after.map();
    NavigableSet<Integer> faces = new TreeSet<>();
    for (int face : reach.map().faces()) {
      if (map.hasFace(face)
          && face != Face.OUTSIDE
          && (!before.hasFace(face)
              || !before.face(face).use().equals(map.face(face).use())
              || Math.abs(before.area(face) - map.area(face)) > map.precision().step())) {
        faces.add(face);
      }
    }
    NavigableSet<Integer> arcs = new TreeSet<>();
    for (int arc : reach.map().arcs()) {
      if (map.hasArc(arc)
          && (!before.hasArc(arc) || !before.arc(arc).line().equals(map.arc(arc).line()))) {
        arcs.add(arc);
      }
    }
    return new Preview.Drawn(after, faces, arcs);
  }

  /**
   * Performs it and goes home, or says why not and stays.
   *
   * @param over what stays drawn when it is refused
   * @param more what else is done when it is performed
   */
  Response perform(
      Tool home, Tool otherwise, List<Preview.Shape> over, Ground ground, Effect... more) {
    return switch (outcome) {
      case Outcome.Applied _ -> {
        List<Effect> effects = new ArrayList<>();
        effects.add(new Effect.Perform(name, edit));
        effects.addAll(Arrays.asList(more));
        yield new Response(home, Preview.NONE, effects);
      }
      case Outcome.Refused(String reason, var _) ->
          Response.of(otherwise, preview(over, "", ground), new Effect.Say(reason));
    };
  }
}
