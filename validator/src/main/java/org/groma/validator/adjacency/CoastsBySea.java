package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.gazetteer.Coast;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** What checks of coasts share. */
final class CoastsBySea {

  /** Who lies on a coast, what they are called and where. */
  static final Reads READS =
      Reads.of(Kinds.COASTS, Kinds.PROVINCES, Kinds.SEAS)
          .and(Reads.Aspect.ADJACENCY, Reads.Aspect.DRAWING);

  private static final Derivation<Map<SeaId, List<Coast>>> INDEX =
      Derivation.of(Reads.of(Kinds.COASTS), CoastsBySea::index);

  private CoastsBySea() {}

  /** The coasts of a sea zone in the order of their ids. */
  static List<Coast> of(Survey survey, SeaId sea) {
    return survey.get(INDEX).getOrDefault(sea, List.of());
  }

  private static Map<SeaId, List<Coast>> index(Survey survey) {
    Map<SeaId, List<Coast>> index = new HashMap<>();
    for (Coast coast : survey.project().coasts()) {
      index.computeIfAbsent(coast.sea(), _ -> new ArrayList<>(1)).add(coast);
    }
    return index;
  }

  static Coast with(Coast coast, List<ProvinceId> provinces) {
    return new Coast(coast.id(), coast.name(), coast.sea(), provinces, coast.origin());
  }
}
