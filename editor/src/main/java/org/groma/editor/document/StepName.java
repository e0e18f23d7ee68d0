package org.groma.editor.document;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.SlideNode;
import org.groma.model.topology.Topology;
import org.groma.model.topology.TransformMap;
import org.groma.validator.finding.Subject;

/**
 * What the history calls a step: what was done, and to which thing. Whoever makes a change says
 * what is done, with an ellipsis where the thing belongs, {@code Move a corner of …}; which thing
 * it was is read from what the edit reached. A deed that names its thing already stays as it is.
 */
final class StepName {

  private static final String THING = "…";
  private static final int NAMED = 3;

  private StepName() {}

  static String of(String deed, Edit edit, Project before, Outcome.Applied done) {
    List<String> things = things(edit, before, done);
    boolean asked = deed.contains(THING);
    if (things.isEmpty()) {
      return asked ? deed.replace(THING, "the project") : deed;
    }
    if (asked) {
      return deed.replace(THING, list(things));
    }
    return things.stream().anyMatch(deed::contains) ? deed : deed + " (" + list(things) + ")";
  }

  private static String list(List<String> things) {
    if (things.size() == 1) {
      return things.getFirst();
    }
    if (things.size() > NAMED) {
      return String.join(", ", things.subList(0, NAMED - 1))
          + " and "
          + (things.size() - NAMED + 1)
          + " more";
    }
    return String.join(", ", things.subList(0, things.size() - 1)) + " and " + things.getLast();
  }

  /** Entries if any changed, since a border moves with them; else the places, else the borders. */
  private static List<String> things(Edit edit, Project before, Outcome.Applied done) {
    Reach reach = done.reach();
    if (reach.everything()) {
      return List.of();
    }
    Set<String> names = new LinkedHashSet<>();
    if (!reach.entries().isEmpty()) {
      reach.entries().forEach(entry -> names.add(name(Subject.parse(entry), before, done)));
    } else if (edit instanceof ChangeMap(var change)) {
      switch (change) {
        case TransformMap _ -> names.add("the map");
        case MoveNode(int node, var _) -> names.addAll(round(node, before));
        case SlideNode slide -> names.addAll(round(slide.node(), before));
        default -> names.addAll(drawn(reach, before, done));
      }
    } else {
      names.addAll(drawn(reach, before, done));
    }
    return List.copyOf(names);
  }

  /** Faces that came, went or are used otherwise; if there are none, the borders. */
  private static Set<String> drawn(Reach reach, Project before, Outcome.Applied done) {
    Topology old = before.map();
    Topology now = done.project().map();
    Set<String> names = new LinkedHashSet<>();
    for (int face : reach.map().faces()) {
      if (face != Face.OUTSIDE
          && (!old.hasFace(face)
              || !now.hasFace(face)
              || !old.face(face).use().equals(now.face(face).use()))) {
        names.add(name(new Subject(Subject.FACE, String.valueOf(face)), before, done));
      }
    }
    if (names.isEmpty()) {
      reach
          .map()
          .arcs()
          .forEach(arc -> names.add(name(new Subject(Subject.ARC, "" + arc), before, done)));
    }
    return names;
  }

  /** The places that meet at a corner. */
  private static List<String> round(int node, Project before) {
    Topology map = before.map();
    Set<Integer> faces = new TreeSet<>();
    if (map.hasNode(node)) {
      map.star(node)
          .forEach(half -> {
            faces.add(map.arc(Half.arc(half)).left());
            faces.add(map.arc(Half.arc(half)).right());
          });
    }
    List<String> names = new ArrayList<>();
    faces.stream()
        .filter(face -> face != Face.OUTSIDE)
        .forEach(face -> names.add(Naming.of(before, new Subject(Subject.FACE, "" + face))));
    return names;
  }

  /** As it is called now; what is gone, as it was called. */
  private static String name(Subject subject, Project before, Outcome.Applied done) {
    Project after = done.project();
    boolean there =
        switch (subject.kind()) {
          case Subject.ARC -> after.map().hasArc(Integer.parseInt(subject.id()));
          case Subject.FACE -> after.map().hasFace(Integer.parseInt(subject.id()));
          default ->
              subject
                  .entryKind()
                  .filter(kind -> after.get(kind).contains(subject.id()))
                  .isPresent();
        };
    return Naming.of(there ? after : before, subject);
  }
}
