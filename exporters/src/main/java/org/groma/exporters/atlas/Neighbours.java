package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.exporters.atlas.Entry.Group;
import org.groma.exporters.atlas.Entry.Tie;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.value.Slug;

/** What lies next to a place, grouped by what has to be crossed. */
final class Neighbours {

  private final Project project;
  private final Wording wording;
  private final MapGraph graph;

  /** The name of each kind of border and link, in the order in which they are listed. */
  private final Map<String, String> kinds = new LinkedHashMap<>();

  Neighbours(Project project, Wording wording) {
    this.project = project;
    this.wording = wording;
    this.graph = MapGraph.of(project);
    project.vocabulary().borders().forEach(this::kind);
    project.vocabulary().links().forEach(this::kind);
    kinds.putIfAbsent(Neighbour.COAST, "Coast");
    kinds.putIfAbsent(Neighbour.SEA, "Sea");
  }

  private void kind(Term term) {
    kinds.putIfAbsent(term.word(), term.name());
  }

  List<Group> of(Place place) {
    Map<String, List<Neighbour>> byKind = new LinkedHashMap<>();
    kinds.keySet().forEach(kind -> byKind.put(kind, new ArrayList<>()));
    Map<String, List<Neighbour>> undeclared = new TreeMap<>();
    for (Neighbour each : graph.neighbours(place)) {
      (kinds.containsKey(each.kind()) ? byKind : undeclared)
          .computeIfAbsent(each.kind(), _ -> new ArrayList<>())
          .add(each);
    }
    byKind.putAll(undeclared);
    List<Group> groups = new ArrayList<>();
    byKind.forEach((kind, neighbours) -> {
      if (!neighbours.isEmpty()) {
        groups.add(new Group(kinds.getOrDefault(kind, kind), ties(neighbours)));
      }
    });
    return groups;
  }

  private List<Tie> ties(List<Neighbour> neighbours) {
    return neighbours.stream()
        .sorted(
            Comparator.comparing((Neighbour each) -> Slug.of(wording.name(each.place())))
                .thenComparing(Neighbour::place))
        .map(each -> new Tie(Wording.key(each.place()), note(each)))
        .distinct()
        .toList();
  }

  /** The river or the link by its name. */
  private String note(Neighbour neighbour) {
    return neighbour
        .link()
        .flatMap(project.links()::find)
        .map(Link::name)
        .or(() -> neighbour.river().flatMap(project.rivers()::find).map(River::name))
        .orElse("");
  }
}
