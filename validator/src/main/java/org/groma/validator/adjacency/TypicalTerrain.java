package org.groma.validator.adjacency;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/**
 * In which terrain the borders of a kind lie, as the map itself shows it: ridges in mountains, in
 * most games, but the words differ. A terrain is typical of a kind of border when its provinces
 * have such borders clearly more often than provinces in general.
 */
final class TypicalTerrain {

  /** What a terrain is judged by. */
  static final Reads READS = Reads.of(Kinds.PROVINCES).and(Reads.Aspect.ADJACENCY);

  private static final double CLEARLY = 1.25;

  private static final Derivation<Map<String, Set<String>>> INDEX =
      Derivation.of(READS, TypicalTerrain::index);

  private TypicalTerrain() {}

  /** The terrains typical of a kind of border; none where terrains are not filled in. */
  static Set<String> of(Survey survey, String kind) {
    return survey.get(INDEX).getOrDefault(kind, Set.of());
  }

  private static Map<String, Set<String>> index(Survey survey) {
    Map<String, Integer> provinces = new TreeMap<>();
    Map<String, Map<String, Integer>> bordered = new TreeMap<>();
    int all = 0;
    for (Province province : survey.project().provinces()) {
      if (!province.terrain().isEmpty()) {
        all++;
        provinces.merge(province.terrain(), 1, Integer::sum);
        for (String kind : kinds(survey, province)) {
          bordered
              .computeIfAbsent(kind, _ -> new TreeMap<>())
              .merge(province.terrain(), 1, Integer::sum);
        }
      }
    }
    Map<String, Set<String>> typical = new HashMap<>();
    for (Map.Entry<String, Map<String, Integer>> kind : bordered.entrySet()) {
      int with = kind.getValue().values().stream().mapToInt(Integer::intValue).sum();
      double usual = (double) with / all;
      Set<String> terrains = new HashSet<>();
      kind.getValue()
          .forEach((terrain, count) -> {
            if ((double) count / provinces.get(terrain) >= usual * CLEARLY) {
              terrains.add(terrain);
            }
          });
      typical.put(kind.getKey(), terrains);
    }
    return typical;
  }

  private static Set<String> kinds(Survey survey, Province province) {
    Set<String> kinds = new HashSet<>();
    for (Neighbour each : survey.graph().neighbours(Place.of(province.id()))) {
      if (each.place().isProvince() && each.link().isEmpty()) {
        kinds.add(each.kind());
      }
    }
    return kinds;
  }
}
