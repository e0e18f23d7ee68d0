package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/** Borders that a command can work on, and what they are called together. */
public record BorderScope(String title, List<Integer> arcs) {

  public BorderScope {
    arcs = List.copyOf(arcs);
  }

  /** What can be meant, the likeliest first: what is selected, or all. */
  public static List<BorderScope> of(Project project, Set<Subject> selection) {
    Topology map = project.map();
    List<BorderScope> scopes = new ArrayList<>();
    List<Subject> borders =
        selection.stream()
            .filter(each -> each.kind().equals(Subject.ARC))
            .filter(each -> map.hasArc(Integer.parseInt(each.id())))
            .toList();
    if (!borders.isEmpty()) {
      scopes.add(
          new BorderScope(
              borders.size() == 1
                  ? "The border " + Naming.of(project, borders.getFirst())
                  : String.format(Locale.ROOT, "The %d selected borders", borders.size()),
              borders.stream().map(each -> Integer.parseInt(each.id())).toList()));
    }
    List<Place> places =
        selection.stream()
            .filter(each -> each.kind().equals("province") || each.kind().equals("sea"))
            .map(each -> Place.parse(each.toString()))
            .filter(place -> !map.facesOf(place).isEmpty())
            .toList();
    if (!places.isEmpty()) {
      scopes.add(
          new BorderScope(
              places.size() == 1
                  ? "All borders of " + Naming.of(project, places.getFirst())
                  : String.format(
                      Locale.ROOT, "All borders of the %d selected places", places.size()),
              round(map, places)));
    }
    List<Integer> all = new ArrayList<>();
    map.arcs().forEach(arc -> all.add(arc.id()));
    scopes.add(new BorderScope("All borders of the map", all));
    return scopes;
  }

  private static List<Integer> round(Topology map, List<Place> places) {
    NavigableSet<Integer> arcs = new TreeSet<>();
    for (Place place : places) {
      map.facesOf(place).forEach(face -> map.arcsOf(face).forEach(arcs::add));
    }
    return List.copyOf(arcs);
  }

  @Override
  public String toString() {
    return title; // as a list shows it
  }
}
