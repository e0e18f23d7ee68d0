package org.groma.editor.panel.inspector;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/**
 * What is said of the selected borders.
 *
 * @param kind the kind that all of them are; empty where they differ
 * @param river the river along all of them, if there is one; empty where they differ
 * @param tags the tags of all of them, with semicolons between; empty where they differ
 * @param places who lies on their sides
 */
record BorderForm(
    List<Integer> arcs,
    Optional<String> kind,
    Optional<Optional<RiverId>> river,
    Optional<String> tags,
    double length,
    List<Place> places) {

  static BorderForm of(Project project, List<Subject> borders) {
    Topology map = project.map();
    List<Arc> arcs =
        borders.stream()
            .map(border -> Integer.parseInt(border.id()))
            .filter(map::hasArc)
            .map(map::arc)
            .toList();
    Set<Place> places = new LinkedHashSet<>();
    arcs.forEach(arc ->
        Stream.of(arc.left(), arc.right())
            .flatMap(face -> map.face(face).place().stream())
            .forEach(places::add));
    return new BorderForm(
        arcs.stream().map(Arc::id).toList(),
        shared(arcs, Border::kind),
        shared(arcs, Border::river),
        shared(arcs, border -> String.join("; ", border.tags())),
        arcs.stream().mapToDouble(arc -> arc.line().length()).sum(),
        List.copyOf(places));
  }

  private static <V> Optional<V> shared(List<Arc> arcs, Function<Border, V> value) {
    List<V> values = arcs.stream().map(arc -> value.apply(arc.border())).distinct().toList();
    return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
  }

  /** Makes them another kind; only a river keeps its name. */
  Edit withKind(Project project, String word) {
    return each(
        project,
        border ->
            new Border(
                word,
                word.equals(Border.RIVER_KIND) ? border.river() : Optional.empty(),
                border.tags()));
  }

  /** Lets a river run along them, or none; what a river runs along is a river. */
  Edit withRiver(Project project, Optional<RiverId> name) {
    return each(
        project,
        border ->
            new Border(name.isPresent() ? Border.RIVER_KIND : border.kind(), name, border.tags()));
  }

  Edit withTags(Project project, String typed) {
    NavigableSet<String> words = new TreeSet<>();
    Stream.of(typed.split("[;,]", -1))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .forEach(words::add);
    return each(project, border -> new Border(border.kind(), border.river(), words));
  }

  private Edit each(Project project, UnaryOperator<Border> change) {
    Map<Border, List<Integer>> alike = new LinkedHashMap<>();
    for (int arc : arcs) {
      Border after = change.apply(project.map().arc(arc).border());
      alike.computeIfAbsent(after, _ -> new ArrayList<>()).add(arc);
    }
    List<Edit> edits = new ArrayList<>();
    alike.forEach((border, some) -> edits.add(new ChangeMap(new MarkBorder(some, border))));
    return edits.size() == 1 ? edits.getFirst() : new Together(edits);
  }
}
