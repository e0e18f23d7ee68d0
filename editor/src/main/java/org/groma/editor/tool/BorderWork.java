package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.editor.map.BorderLayer;
import org.groma.editor.map.LayerStack;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.groma.model.topology.BorderRework;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Reworked;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;

/**
 * What a command makes of borders, worked out before it is done: what changes, and what stays and
 * why.
 *
 * @param edit does it; nothing where nothing would change
 * @param after the project after it
 * @param changed the borders that get another line
 * @param staying how many borders keep their line, by the reason
 * @param corners how many corners the borders have before and after
 */
public record BorderWork(
    BorderFinish finish,
    Optional<Edit> edit,
    Project after,
    NavigableSet<Integer> changed,
    Map<String, Integer> staying,
    Span corners) {

  private static final String LOCKED = "The layer is locked";

  /** Two numbers, before and after. */
  public record Span(int before, int after) {}

  /** Works it out; changes nothing. */
  public static BorderWork of(
      Project project,
      LayerStack layers,
      BorderFinish finish,
      BorderFinish.Figures figures,
      BorderScope scope) {
    Topology map = project.map();
    List<Integer> free = new ArrayList<>();
    Map<String, Integer> staying = new TreeMap<>();
    for (int arc : scope.arcs()) {
      if (layers.isLocked(BorderLayer.of(map, map.arc(arc)))) {
        staying.merge(LOCKED, 1, Integer::sum);
      } else {
        free.add(arc);
      }
    }
    NavigableSet<Integer> changed = new TreeSet<>();
    Topology after = map;
    Optional<Edit> edit = Optional.empty();
    if (!free.isEmpty()) { // an edit that names no border means all of them
      MapEdit change = finish.edit(figures, free.size() == map.arcCount() ? List.of() : free);
      Reworked reworked = ((BorderRework) change).rework(map);
      if (reworked.ruling() instanceof Ruling.Legal(Topology drawn, var _)) {
        after = drawn;
        for (int arc : free) {
          if (!drawn.arc(arc).line().equals(map.arc(arc).line())) {
            changed.add(arc);
          }
        }
        reworked
            .stayed()
            .values()
            .forEach(why -> staying.merge(sentence(why.reason()), 1, Integer::sum));
        edit = changed.isEmpty() ? Optional.empty() : Optional.of(new ChangeMap(change));
      }
    }
    return new BorderWork(
        finish,
        edit,
        project.with(after),
        changed,
        staying,
        new Span(corners(map, scope), corners(after, scope)));
  }

  /** Without its full stop: it is told among others. */
  private static String sentence(String reason) {
    return reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason;
  }

  private static int corners(Topology map, BorderScope scope) {
    return scope.arcs().stream().mapToInt(arc -> map.arc(arc).line().size()).sum();
  }

  /** What it is called in the history. */
  public String name() {
    return finish.title() + " " + counted(changed.size());
  }

  /** What would happen, for whoever looks at the preview. */
  public String outlook() {
    return (changed.isEmpty()
            ? "No border changes with these figures."
            : String.format(
                Locale.ROOT,
                "%s %s; %d corners become %d.",
                counted(changed.size()),
                changed.size() == 1 ? "changes" : "change",
                corners.before,
                corners.after))
        + stays();
  }

  /** What has happened. */
  public String report() {
    return String.format(Locale.ROOT, "%s: %s.", finish.title(), counted(changed.size())) + stays();
  }

  private String stays() {
    int sum = staying.values().stream().mapToInt(Integer::intValue).sum();
    return sum == 0
        ? ""
        : String.format(
            Locale.ROOT,
            " %s %s as %s: %s.",
            counted(sum),
            sum == 1 ? "stays" : "stay",
            sum == 1 ? "it is" : "they are",
            staying.entrySet().stream()
                .map(each -> String.format(Locale.ROOT, "%s (%d)", each.getKey(), each.getValue()))
                .collect(Collectors.joining("; ")));
  }

  private static String counted(int borders) {
    return borders == 1 ? "1 border" : borders + " borders";
  }
}
