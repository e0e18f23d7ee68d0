package org.groma.validator.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** The cities and sites of every province. */
public final class CitiesByProvince {

  private static final Derivation<Map<ProvinceId, List<City>>> INDEX =
      Derivation.of(Reads.of(Kinds.CITIES), CitiesByProvince::index);

  private CitiesByProvince() {}

  /** The cities of a place in the order of their ids; none for what is no province. */
  public static List<City> of(Survey survey, Place place) {
    return place
        .province()
        .map(id -> survey.get(INDEX).getOrDefault(id, List.of()))
        .orElse(List.of());
  }

  private static Map<ProvinceId, List<City>> index(Survey survey) {
    Map<ProvinceId, List<City>> index = new HashMap<>();
    for (City city : survey.project().cities()) {
      index.computeIfAbsent(city.province(), _ -> new ArrayList<>(1)).add(city);
    }
    return index;
  }
}
