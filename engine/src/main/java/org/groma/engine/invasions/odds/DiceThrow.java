package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.invasions.combat.DicePool;
import org.groma.engine.kernel.Die;

/** A throw of battle dice: a state is how many dice of each look lie there. */
final class DiceThrow {

  private static final int SHOWN = 3;

  private final double[][] odds = new double[Looks.COUNT][];
  private final List<int[]> counts = new ArrayList<>();
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final Throw dice;

  DiceThrow(DicePool pool, boolean open) {
    for (int hits = 0; hits < SHOWN; hits++) {
      odds[Looks.of(Die.WHITE, hits)] = PoolHits.of(Die.WHITE, open);
      odds[Looks.of(Die.BLACK, hits)] = PoolHits.of(Die.BLACK, open);
    }
    for (int[] white : splits(pool.white(), PoolHits.of(Die.WHITE, open))) {
      for (int[] black : splits(pool.black(), PoolHits.of(Die.BLACK, open))) {
        int[] state = {white[0], white[1], white[2], black[0], black[1], black[2]};
        numbers.put(key(state), counts.size());
        counts.add(state);
      }
    }
    dice = dice();
  }

  /** The states with their chances, hits and sequels. */
  Throw asThrow() {
    return dice;
  }

  /** The looks that lie there in a state, a bit each. */
  int looks(int state) {
    int looks = 0;
    for (int look = 0; look < Looks.COUNT; look++) {
      if (counts.get(state)[look] > 0) {
        looks |= 1 << look;
      }
    }
    return looks;
  }

  /** All ways in which dice of one colour can show 0, 1 and 2 hits. */
  private static List<int[]> splits(int dice, double[] odds) {
    List<int[]> splits = new ArrayList<>();
    int mostTwos = odds[2] == 0 ? 0 : dice;
    for (int twos = 0; twos <= mostTwos; twos++) {
      for (int ones = 0; ones <= dice - twos; ones++) {
        splits.add(new int[] {dice - twos - ones, ones, twos});
      }
    }
    return splits;
  }

  private static long key(int[] state) {
    long key = 0;
    for (int count : state) {
      key = key << 8 | count;
    }
    return key;
  }

  private Throw dice() {
    double[] chance = new double[counts.size()];
    int[] hits = new int[counts.size()];
    int[][] next = new int[counts.size() * Looks.COUNT][];
    for (int state = 0; state < counts.size(); state++) {
      int[] count = counts.get(state);
      chance[state] = chance(count, Looks.of(Die.WHITE, 0)) * chance(count, Looks.of(Die.BLACK, 0));
      for (int look = 0; look < Looks.COUNT; look++) {
        hits[state] += count[look] * (look % SHOWN);
        if (count[look] > 0) {
          next[state * Looks.COUNT + look] = next(count, look);
        }
      }
    }
    return new Throw(chance, hits, odds, next);
  }

  /** By the multinomial distribution: in how many ways, and how likely each way is. */
  private double chance(int[] count, int first) {
    double chance = 1;
    int dice = 0;
    for (int look = first; look < first + SHOWN; look++) {
      for (int n = 1; n <= count[look]; n++) {
        dice++;
        chance *= odds[look][look - first] * dice / n;
      }
    }
    return chance;
  }

  private int[] next(int[] count, int look) {
    int first = look - look % SHOWN;
    int[] next = new int[odds[look][2] == 0 ? 2 : SHOWN];
    for (int hits = 0; hits < next.length; hits++) {
      int[] after = count.clone();
      after[look]--;
      after[first + hits]++;
      next[hits] = numbers.get(key(after));
    }
    return next;
  }
}
