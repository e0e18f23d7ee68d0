package org.groma.engine.invasions.odds;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;

/**
 * The attacker's chance of victory in basic land battles of soldiers alone, remembered. The figures
 * and the two sides decide it, so all games of a setting may share a book, on any number of
 * threads, and play as if there were none.
 */
public final class OddsBook {

  /** About 50 MB; a thousand games fill a small part of it. */
  private static final int MOST = 200_000;

  private final CombatFigures figures;
  private final Map<Skirmish, Double> chances = new ConcurrentHashMap<>();

  public OddsBook(CombatFigures figures) {
    this.figures = figures;
  }

  /** The chance that the attacker wins. */
  public double victory(Skirmish skirmish) {
    Double known = chances.get(skirmish);
    if (known != null) {
      return known;
    }
    Engagement engagement =
        new Engagement(skirmish.ground(), force(skirmish.attackers()), force(skirmish.defenders()));
    double chance = BattleCalculator.victory(engagement, figures);
    if (chances.size() >= MOST) {
      chances.clear();
    }
    chances.put(skirmish, chance);
    return chance;
  }

  private static Force force(Skirmish.Soldiers soldiers) {
    int[] traits = new int[soldiers.size()];
    for (int i = 0; i < traits.length; i++) {
      traits[i] = soldiers.traits(i);
    }
    ForceBuilder force = Force.of(traits);
    for (int i = 0; i < traits.length; i++) {
      if (soldiers.isDamaged(i)) {
        force.damaged(i);
      }
    }
    return force.build();
  }
}
