package org.groma.exporters.table;

import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;

/** A province as gazetteers print it, on one line with its city; a second city is left out. */
public record ProvinceRow(Province province, Optional<City> city) {

  static final Lens<ProvinceRow, Province> PROVINCE = Lens.field(ProvinceRow.class, "province");

  ProvinceRow withCity(Optional<City> other) {
    return new ProvinceRow(province, other);
  }
}
