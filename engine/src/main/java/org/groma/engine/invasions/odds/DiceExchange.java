package org.groma.engine.invasions.odds;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.engine.invasions.combat.DicePool;
import org.groma.engine.invasions.combat.Side;

/**
 * The hits of two pools of battle dice when leaders may have single dice rolled again. They follow
 * from these few numbers alone, and the same ones come up in battle after battle; so they are
 * remembered.
 */
record DiceExchange(
    DicePool attacker, DicePool defender, int attackerReRolls, int defenderReRolls, boolean open) {

  /** Each takes one or two kilobytes. */
  private static final int REMEMBERED = 4096;

  private static final Map<DiceExchange, JointHits> KNOWN = new ConcurrentHashMap<>();

  JointHits hits() {
    if (attackerReRolls == 0 && defenderReRolls == 0) {
      return JointHits.independent(PoolHits.of(attacker, open), PoolHits.of(defender, open));
    }
    JointHits known = KNOWN.get(this);
    if (known != null) {
      return known;
    }
    if (KNOWN.size() >= REMEMBERED) {
      KNOWN.clear();
    }
    JointHits hits = work();
    KNOWN.put(this, hits);
    return hits;
  }

  /** Works it out, remembered or not. */
  JointHits work() {
    Throw attackers = DiceThrow.of(attacker, open);
    Throw defenders = DiceThrow.of(defender, open);
    Looks looks = Looks.on(open);
    JointHits[] results =
        Exchange.results(
            attackers,
            defenders,
            attackerReRolls,
            defenderReRolls,
            (side, a, d) ->
                side == Side.ATTACKER ? looks.choice(side, a, d) : looks.choice(side, d, a));
    JointHits sum = new JointHits(attackers.mostHits(), defenders.mostHits());
    for (JointHits each : results) {
      if (each != null) {
        each.forEach(sum::add);
      }
    }
    return sum;
  }
}
