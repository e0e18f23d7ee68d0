package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** What an Empire may restore, and what walls cost, in halves of Gold. */
@Rule({"XV.B", "XXIII.C"})
public final class PurchaseFigures {

  private final int restored;
  private final int walls;
  private final int restoreHalves;
  private final int fleets;

  private PurchaseFigures(TableReader tables) {
    restored = tables.number("purchase-rules", "restore-elites-empire", "count");
    restoreHalves = tables.halves("purchase-rules", "restore-elites-empire", "priceFactor").count();
    walls = tables.halves("purchase-costs", "fortification", "empire").count();
    fleets =
        tables.number("naval-limits", "fleets-per-stack", "value")
            * tables.number("naval-limits", "stacks-per-zone", "value");
  }

  static PurchaseFigures read(TableReader tables) {
    return new PurchaseFigures(tables);
  }

  /** How many elites an Empire restores in a turn at most. */
  public int restored() {
    return restored;
  }

  /** What restoring costs of a full price. */
  public int restoring(int price) {
    return Math.ceilDiv(price * restoreHalves, 2);
  }

  public int walls() {
    return walls;
  }

  /** How many fleets of a nation have room in a sea zone. */
  public int fleetsInZone() {
    return fleets;
  }
}
