package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.combat.BattleJudgement;
import org.groma.engine.invasions.combat.ReRoll;
import org.groma.engine.invasions.combat.RolledPool;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;

/**
 * The looks of battle dice, and which of them judgement has rolled again.
 *
 * <p>Judgement takes the die that gains most; of equals an own one, then the first. What a die
 * gains follows from its look, two looks of one colour never gain the same, and white dice lie
 * before black ones. So it depends only on which looks lie on the table which look is taken: it is
 * asked once for each two sets of looks, with one die of every look in them.
 */
final class Looks {

  /** White showing 0, 1, 2 hits, then black. */
  static final int COUNT = 6;

  private static final int SETS = 1 << COUNT;

  private static final Looks ROUGH = new Looks(false);
  private static final Looks OPEN = new Looks(true);

  /** By the looks of both pools, a bit each: the look to take, an enemy's after the own ones. */
  private final byte[] taken = new byte[SETS * SETS];

  private Looks(boolean open) {
    List<RolledPool> pools = new ArrayList<>();
    for (int looks = 0; looks < SETS; looks++) {
      pools.add(RolledPool.of(faces(Die.WHITE, looks, open), faces(Die.BLACK, looks, open)));
    }
    for (int own = 0; own < SETS; own++) {
      for (int enemy = 0; enemy < SETS; enemy++) {
        taken[own * SETS + enemy] = (byte) take(pools.get(own), pools.get(enemy), open);
      }
    }
  }

  static Looks on(boolean open) {
    return open ? OPEN : ROUGH;
  }

  static int of(Die colour, int hits) {
    return (colour == Die.BLACK ? 3 : 0) + hits;
  }

  /** One face for each look of a colour, except looks that its dice cannot have here. */
  private static List<BattleFace> faces(Die colour, int looks, boolean open) {
    List<BattleFace> faces = new ArrayList<>();
    for (int hits = 0; hits <= 2; hits++) {
      if ((looks >> of(colour, hits) & 1) == 1 && PoolHits.of(colour, open)[hits] > 0) {
        faces.add(face(colour, hits, open));
      }
    }
    return faces;
  }

  private static BattleFace face(Die colour, int hits, boolean open) {
    int result = 1;
    while (BattleFace.of(colour, result).hits(open) != hits) {
      result++;
    }
    return BattleFace.of(colour, result);
  }

  private static int take(RolledPool own, RolledPool enemy, boolean open) {
    Optional<ReRoll> answer = BattleJudgement.reRoll(Side.ATTACKER, own, enemy, open);
    if (answer.isEmpty()) {
      return Exchange.PASS;
    }
    boolean ours = answer.get().pool() == Side.ATTACKER;
    RolledPool pool = ours ? own : enemy;
    int die = answer.get().die();
    return of(pool.colour(die), pool.face(die).hits(open)) + (ours ? 0 : COUNT);
  }

  /**
   * What a side does with a re-roll, as an {@link Exchange} has it.
   *
   * @param own the looks of its own dice, a bit each
   * @param enemy the looks of the enemy's
   */
  int choice(Side side, int own, int enemy) {
    int look = taken[own * SETS + enemy];
    if (look == Exchange.PASS) {
      return Exchange.PASS;
    }
    return look < COUNT
        ? Exchange.reRoll(side, look)
        : Exchange.reRoll(side.opponent(), look - COUNT);
  }
}
