package org.groma.editor.document;

import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/** What people call things. */
public final class Naming {

  private Naming() {}

  /**
   * The name of an entry, {@code Moesia – Dacia} for a border, {@code Moesia touches Dacia} for an
   * override, else kind and id.
   */
  public static String of(Project project, Subject subject) {
    return switch (subject.kind()) {
      case Subject.ARC -> border(project, Integer.parseInt(subject.id())).orElse("a border");
      case Subject.FACE -> face(project, Integer.parseInt(subject.id()));
      case Subject.NODE -> "corner " + subject.id();
      default ->
          subject
              .entryKind()
              .flatMap(kind -> project.get(kind).find(subject.id()))
              .map(entry -> name(project, entry))
              .filter(name -> !name.isBlank())
              .orElse(subject.id());
    };
  }

  /** An override has no name, and knows its places by their ids only. */
  private static String name(Project project, Entry<?> entry) {
    return entry instanceof AdjacencyOverride override
        ? of(project, override.a())
            + (override.adjacent() ? " touches " : " does not touch ")
            + of(project, override.b())
        : entry.name();
  }

  private static Optional<String> border(Project project, int arc) {
    Topology map = project.map();
    if (!map.hasArc(arc)) {
      return Optional.empty();
    }
    Arc between = map.arc(arc);
    return Optional.of(face(project, between.left()) + " – " + face(project, between.right()));
  }

  private static String face(Project project, int face) {
    if (face == Face.OUTSIDE) {
      return "outside";
    }
    return project.map().hasFace(face)
        ? project.map().face(face).place().map(place -> of(project, place)).orElse("out of play")
        : "face " + face;
  }

  public static String of(Project project, Place place) {
    return of(project, Subject.of(place));
  }
}
