package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** What an Empire may restore, and what walls cost, in halves of Gold. */
@Rule({"XV.B", "XXIII.C"})
public final class PurchaseFigures {

  private final int restored;
  private final int walls;
  private final int restoreHalves;

  private PurchaseFigures(TableReader tables) {
    restored = tables.number("purchase-rules", "restore-elites-empire", "count");
    restoreHalves = tables.halves("purchase-rules", "restore-elites-empire", "priceFactor").count();
    walls = tables.halves("purchase-costs", "fortification", "empire").count();
  }

  static PurchaseFigures read(TableReader tables) {
    return new PurchaseFigures(tables);
  }

  /** How many elites an Empire restores in a turn at most. */
  public int restored() {
    return restored;
  }

  /** What restoring costs of a full price, both in halves; unrounded quarters are cut upwards. */
  public int restoring(int price) {
    return Math.ceilDiv(price * restoreHalves, 2);
  }

  public int walls() {
    return walls;
  }
}
