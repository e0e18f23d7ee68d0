package org.groma.validator.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** What is said of two places whatever the map shows. */
public final class OverridesByPair {

  private static final Derivation<Map<Pair, List<AdjacencyOverride>>> INDEX =
      Derivation.of(Reads.of(Kinds.OVERRIDES), OverridesByPair::index);

  private OverridesByPair() {}

  /** The overrides of two places in the order of their ids. */
  public static List<AdjacencyOverride> of(Survey survey, Place a, Place b) {
    return survey.get(INDEX).getOrDefault(Pair.of(a, b), List.of());
  }

  private static Map<Pair, List<AdjacencyOverride>> index(Survey survey) {
    Map<Pair, List<AdjacencyOverride>> index = new HashMap<>();
    for (AdjacencyOverride each : survey.project().get(Kinds.OVERRIDES)) {
      index.computeIfAbsent(Pair.of(each.a(), each.b()), _ -> new ArrayList<>(1)).add(each);
    }
    return index;
  }
}
