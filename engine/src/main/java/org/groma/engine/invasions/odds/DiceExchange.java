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
    DicePool attacker,
    DicePool defender,
    int attackerReRolls,
    int defenderReRolls,
    boolean open) {

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
    DiceThrow attackers = new DiceThrow(attacker, open);
    DiceThrow defenders = new DiceThrow(defender, open);
    int[] attackerLooks = looks(attackers);
    int[] defenderLooks = looks(defenders);
    Looks looks = Looks.on(open);
    JointHits[] results =
        Exchange.results(
            attackers.asThrow(),
            defenders.asThrow(),
            attackerReRolls,
            defenderReRolls,
            (side, i, j) ->
                side == Side.ATTACKER
                    ? looks.choice(side, attackerLooks[i], defenderLooks[j])
                    : looks.choice(side, defenderLooks[j], attackerLooks[i]));
    JointHits sum =
        new JointHits(attackers.asThrow().mostHits(), defenders.asThrow().mostHits());
    for (JointHits each : results) {
      if (each != null) {
        each.forEach(sum::add);
      }
    }
    return sum;
  }

  private static int[] looks(DiceThrow dice) {
    int[] looks = new int[dice.asThrow().states()];
    for (int state = 0; state < looks.length; state++) {
      looks[state] = dice.looks(state);
    }
    return looks;
  }
}
