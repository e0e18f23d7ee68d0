package org.groma.engine.invasions.odds;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Side;

/**
 * The attacker's chance of victory in basic land battles, remembered. The figures and the two
 * forces alone decide it, so all games of a setting may share a book, on any number of threads,
 * and play as if there were none.
 */
public final class OddsBook {

  /** About 50 MB; a thousand games fill a tenth of it. */
  private static final int MOST = 200_000;

  private final CombatFigures figures;
  private final Map<Engagement, Double> chances = new ConcurrentHashMap<>();

  public OddsBook(CombatFigures figures) {
    this.figures = figures;
  }

  /** The chance that the attacker wins. The engagement must not change afterwards. */
  public double victory(Engagement engagement) {
    Double known = chances.get(engagement);
    if (known != null) {
      return known;
    }
    double chance = BattleCalculator.odds(engagement, figures).of(Side.ATTACKER).victory();
    if (chances.size() >= MOST) {
      chances.clear();
    }
    chances.put(engagement, chance);
    return chance;
  }
}
