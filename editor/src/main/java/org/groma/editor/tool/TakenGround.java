package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.model.edit.Outcome;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.DrawFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.Stays;
import org.groma.model.topology.Topology;

/** Says what a drawn face takes from others, so that nothing is taken silently. */
final class TakenGround {

  private static final int NAMED = 3;

  private TakenGround() {}

  /** "Takes part of Alpha and Beta." or nothing. */
  static String parts(Project project, Outcome outcome) {
    if (!(outcome instanceof Outcome.Applied(Project after, var reach))) {
      return "";
    }
    Topology before = project.map();
    NavigableSet<Place> losing = new TreeSet<>();
    for (int face : reach.map().faces()) {
      if (before.hasFace(face) && face != Face.OUTSIDE) {
        before.face(face).place().ifPresent(losing::add);
      }
    }
    losing.removeIf(place ->
        area(before, place) - area(after.map(), place) <= Math.sqrt(before.precision().step()));
    return losing.isEmpty() ? "" : "Takes part of " + names(project, losing) + ".";
  }

  private static double area(Topology map, Place place) {
    return map.facesOf(place).stream().mapToDouble(map::area).sum();
  }

  /** Why a face may not be drawn, with the names of what it would cover, and what to do. */
  static String refusal(String reason, DrawFace face, Project project) {
    NavigableSet<Place> covered = new TreeSet<>(face.covered(project.map()));
    if (covered.isEmpty()) {
      return face.stays() != Stays.NOTHING && reason.startsWith("Everything within")
          ? reason + " Choose \"Take what lies beneath\" to draw over it."
          : reason;
    }
    boolean land = face.stays() == Stays.NOTHING && covered.stream().anyMatch(p -> !p.isSea());
    return String.format(
        Locale.ROOT,
        "This would cover %s whole. Leave a part of %s, %sor delete %s first.",
        names(project, covered),
        covered.size() == 1 ? "it" : "each",
        land ? "choose \"Land stays\", " : "",
        covered.size() == 1 ? "it" : "them");
  }

  /** "Alpha, Beta and Gamma", or some of them and how many more. */
  private static String names(Project project, NavigableSet<Place> places) {
    List<String> names =
        places.stream().limit(NAMED).map(place -> Naming.of(project, place)).toList();
    int more = places.size() - names.size();
    if (more > 0) {
      return String.join(", ", names) + " and " + more + " more";
    }
    return names.size() == 1
        ? names.getFirst()
        : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
  }
}
