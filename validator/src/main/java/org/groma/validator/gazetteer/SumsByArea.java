package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Map;
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
      Derivation.of(Reads.of(Kinds.PROVINCES), SumsByArea::new);

  /**
   * The incomes of an area, in halves.
   *
   * @param highest the highest, and of the others the highest
   */
  record Sum(int provinces, int all, int highest, int second) {

    private static final Sum NOTHING = new Sum(0, 0, Integer.MIN_VALUE, Integer.MIN_VALUE);

    private Sum and(int income) {
      return new Sum(
          provinces + 1,
          all + income,
          Math.max(highest, income),
          Math.max(second, Math.min(highest, income)));
    }
  }

  private record Part(AreaId area, String extent) {}

  private final Map<AreaId, Sum> byArea = new HashMap<>();
  private final Map<Part, Sum> byPart = new HashMap<>();

  private SumsByArea(Survey survey) {
    for (Province province : survey.project().provinces()) {
      province.area().ifPresent(area -> {
        int income = province.income().count();
        byArea.compute(area, (_, sum) -> (sum == null ? Sum.NOTHING : sum).and(income));
        byPart.compute(
            new Part(area, province.extent()),
            (_, sum) -> (sum == null ? Sum.NOTHING : sum).and(income));
      });
    }
  }

  /** Of all provinces of an area. */
  Sum of(AreaId area) {
    return byArea.getOrDefault(area, Sum.NOTHING);
  }

  /** Of its provinces that are printed on the same part of the map. */
  Sum ofOwnExtent(Area area) {
    return byPart.getOrDefault(new Part(area.id(), area.extent()), Sum.NOTHING);
  }
}
