package org.groma.engine.cycles.shape;

import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;

/** What is read of areas, provinces, cities and sea areas. */
final class CyclesPlaces {

  /** What a city yields. */
  static final OpenType TAX = new OpenType.Whole(1, 9);

  /** Of provinces and sea areas nothing is earned: taxes come from cities. */
  private static final OpenType NOTHING = new OpenType.Whole(0, 0);

  private CyclesPlaces() {}

  static DataShape in(DataShape shape) {
    return shape
        .attributes(Province.class, flag("twoCoasts", "Ships do not pass from coast to coast"))
        .with(Province.class, "income", NOTHING)
        .attributes(City.class, part("tax", TAX), whole("walls", 0, 2).optional())
        .with(City.class, "level", new OpenType.Whole(1, 3))
        .with(Area.class, "status", CyclesWords.words("inside", "outside"))
        .attributes(Area.class, part("half", CyclesWords.words("west", "east")).optional())
        .attributes(Sea.class)
        .with(Sea.class, "monopoly", NOTHING)
        .attributes(Link.class);
  }
}
