package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Pace;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;

/**
 * The ways from one place to another.
 *
 * @param byLand the places along a shortest way over land and links, both ends included; empty if
 *     there is none
 * @param bySea the same through sea zones
 */
record Travel(List<Place> byLand, List<Place> bySea) {

  static Travel of(MapGraph graph, Place from, Place to) {
    int start = graph.number(from).orElse(-1);
    int end = graph.number(to).orElse(-1);
    return new Travel(
        graph.path(from, to, Way.byLand(graph)),
        start < 0 || end < 0 ? List.of() : graph.path(from, to, Way.overSea(graph, start, end)));
  }

  /** The way that is drawn: over land where there is one. */
  List<Place> shown() {
    return byLand.isEmpty() ? bySea : byLand;
  }

  /** {@code 4 steps by land, 3 by sea}. */
  String steps() {
    List<String> parts = new ArrayList<>();
    if (!byLand.isEmpty()) {
      parts.add(counted(byLand.size() - 1, "step") + " by land");
    }
    if (!bySea.isEmpty()) {
      parts.add(counted(bySea.size() - 1, "step") + " by sea");
    }
    return parts.isEmpty() ? "no way" : String.join(", ", parts);
  }

  /**
   * How many moves units need, those of one pace together: {@code 2 moves at 3 paces (Infantry)}.
   */
  List<String> moves(Project project) {
    NavigableMap<Integer, NavigableSet<String>> land = new TreeMap<>();
    NavigableMap<Integer, NavigableSet<String>> sea = new TreeMap<>();
    for (Pace pace :
        Rulesets.find(project.settings().ruleset())
            .map(ruleset -> ruleset.paces(project))
            .orElse(List.of())) {
      project
          .get(Kinds.UNITS)
          .find(pace.unit())
          .ifPresent(unit ->
              (pace.atSea() ? sea : land)
                  .computeIfAbsent(pace.steps(), _ -> new TreeSet<>())
                  .add(category(project, unit)));
    }
    List<String> told = new ArrayList<>();
    tell(told, land, byLand);
    tell(told, sea, bySea);
    return told;
  }

  private static void tell(
      List<String> told, Map<Integer, NavigableSet<String>> paces, List<Place> path) {
    if (path.size() > 1) {
      paces.forEach((steps, names) -> {
        int moves = (path.size() - 2) / steps + 1;
        told.add(
            String.format(
                Locale.ROOT,
                "%s at %s (%s)",
                counted(moves, "move"),
                counted(steps, "pace"),
                String.join(", ", names)));
      });
    }
  }

  /** What types of unit count as, which says more in a line than all their names. */
  private static String category(Project project, UnitType unit) {
    return project.vocabulary().unitCategories().stream()
        .filter(term -> term.word().equals(unit.category()))
        .map(Vocabulary.Term::name)
        .findFirst()
        .orElse(unit.category());
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
