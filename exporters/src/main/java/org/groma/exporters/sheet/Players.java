package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;

/** The players of a project in the order of their seats; nations that nobody plays come last. */
final class Players {

  private final Map<String, String> names = new LinkedHashMap<>();

  Players(Project project) {
    for (Scenario scenario : project.scenarios()) {
      for (Seat seat : scenario.players()) {
        names.putIfAbsent(seat.player(), seat.name());
      }
    }
    TreeSet<String> others = new TreeSet<>();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      nation.player().ifPresent(others::add);
    }
    others.forEach(word -> names.putIfAbsent(word, Wording.capital(Wording.words(word))));
  }

  /** The words of all players, and the empty one for nobody. */
  List<String> words() {
    List<String> words = new ArrayList<>(names.keySet());
    words.add("");
    return words;
  }

  String name(String word) {
    return names.getOrDefault(word, "");
  }
}
