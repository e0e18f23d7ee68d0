package org.groma.exporters.table;

import java.util.Comparator;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;

/**
 * A province as gazetteers print it, on one line with its greatest city; a second city is left out.
 */
public record ProvinceRow(Province province, Optional<City> city) {

  /** Which of several cities of a province stands for it: the first. */
  public static final Comparator<City> GREATEST_FIRST =
      Comparator.comparingInt(City::level).reversed().thenComparing(City::name);

  static final Lens<ProvinceRow, Province> PROVINCE = Lens.field(ProvinceRow.class, "province");

  ProvinceRow withCity(Optional<City> other) {
    return new ProvinceRow(province, other);
  }
}
