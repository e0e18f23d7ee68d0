package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** What the provinces of each area yield. */
final class SumsByArea {

  static final Derivation<SumsByArea> SUMS =
      Derivation.of(Reads.of(Kinds.PROVINCES, Kinds.AREAS), SumsByArea::new);

  /** The incomes of one area, in halves. */
  static final class Sum {

    private final String extent;
    private int provinces;
    private int all;
    private int ownProvinces;
    private int own;
    private int highest = Integer.MIN_VALUE;
    private int second = Integer.MIN_VALUE;

    private Sum(String extent) {
      this.extent = extent;
    }

    private void add(Province province) {
      int income = province.income().count();
      provinces++;
      all += income;
      if (province.extent().equals(extent)) {
        ownProvinces++;
        own += income;
      }
      second = Math.max(second, Math.min(highest, income));
      highest = Math.max(highest, income);
    }

    int provinces() {
      return provinces;
    }

    int all() {
      return all;
    }

    /** Whether any of its provinces are printed on the same part of the map. */
    boolean hasOwn() {
      return ownProvinces > 0;
    }

    /** Of those alone. */
    int own() {
      return own;
    }

    int highest() {
      return highest;
    }

    /** The highest of the others. */
    int second() {
      return second;
    }
  }

  private final Map<AreaId, Sum> byArea = new HashMap<>();

  private SumsByArea(Survey survey) {
    for (Province province : survey.project().provinces()) {
      province
          .area()
          .ifPresent(
              id -> byArea.computeIfAbsent(id, _ -> new Sum(extent(survey, id))).add(province));
    }
  }

  private static String extent(Survey survey, AreaId id) {
    return survey.project().areas().find(id).map(Area::extent).orElse("");
  }

  /** Nothing for an area without provinces. */
  Optional<Sum> of(AreaId area) {
    return Optional.ofNullable(byArea.get(area));
  }
}
