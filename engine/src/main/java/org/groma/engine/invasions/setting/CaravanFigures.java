package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** Which caravan is exceptional, and what caravans bring, in halves of Gold. */
@Rule("X.D")
public final class CaravanFigures {

  private final Bands<String> provinces;
  private final int exceptional;
  private final int others;

  private CaravanFigures(TableReader tables) {
    provinces = tables.bands("caravans", row -> tables.word("caravans", row, "province"));
    exceptional = tables.halves("caravan-income", "normal", "exceptional").count();
    others = tables.halves("caravan-income", "normal", "others").count();
  }

  static CaravanFigures read(TableReader tables) {
    return new CaravanFigures(tables);
  }

  /** The province, by its id, whose caravan is exceptional. */
  public String province(int roll) {
    return provinces.find(roll).orElse("");
  }

  public int exceptional() {
    return exceptional;
  }

  public int others() {
    return others;
  }
}
