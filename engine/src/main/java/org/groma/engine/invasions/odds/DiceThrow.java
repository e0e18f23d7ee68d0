package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.Arrays;
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

  private DiceThrow(DicePool pool, boolean open) {
    for (int hits = 0; hits < SHOWN; hits++) {
      odds[Looks.of(Die.WHITE, hits)] = possible(PoolHits.of(Die.WHITE, open));
      odds[Looks.of(Die.BLACK, hits)] = possible(PoolHits.of(Die.BLACK, open));
    }
    for (int[] white : splits(pool.white(), odds[Looks.of(Die.WHITE, 0)])) {
      for (int[] black : splits(pool.black(), odds[Looks.of(Die.BLACK, 0)])) {
        int[] state = {white[0], white[1], white[2], black[0], black[1], black[2]};
        numbers.put(key(state), counts.size());
        counts.add(state);
      }
    }
  }

  /** The throw of a pool. The kind of a state is the looks that lie there, a bit each. */
  static Throw of(DicePool pool, boolean open) {
    return new DiceThrow(pool, open).work();
  }

  /** Without the two hits that a white die cannot show on rough ground. */
  private static double[] possible(double[] odds) {
    return odds[2] == 0 ? Arrays.copyOf(odds, 2) : odds;
  }

  /** All ways in which dice of one colour can show 0, 1 and 2 hits. */
  private static List<int[]> splits(int dice, double[] odds) {
    List<int[]> splits = new ArrayList<>();
    int mostTwos = odds.length < SHOWN ? 0 : dice;
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

  private Throw work() {
    double[] chance = new double[counts.size()];
    int[] hits = new int[counts.size()];
    int[] looks = new int[counts.size()];
    for (int state = 0; state < counts.size(); state++) {
      int[] count = counts.get(state);
      chance[state] = chance(count, Looks.of(Die.WHITE, 0)) * chance(count, Looks.of(Die.BLACK, 0));
      for (int look = 0; look < Looks.COUNT; look++) {
        hits[state] += count[look] * (look % SHOWN);
        looks[state] |= count[look] > 0 ? 1 << look : 0;
      }
    }
    int[][] next = new int[Looks.COUNT][];
    Arrays.setAll(next, this::next);
    return new Throw(chance, hits, looks, odds, next);
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

  /** For each state that has a die of this look, the states after it was rolled again. */
  private int[] next(int look) {
    int[] next = new int[counts.size() * odds[look].length];
    for (int state = 0; state < counts.size(); state++) {
      int[] count = counts.get(state);
      for (int hits = 0; hits < odds[look].length && count[look] > 0; hits++) {
        int[] after = count.clone();
        after[look]--;
        after[look - look % SHOWN + hits]++;
        next[state * odds[look].length + hits] = numbers.get(key(after));
      }
    }
    return next;
  }
}
