package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** The shots of an advanced archery round. */
@Rule("XXI.C")
public final class FiringRoll {

  private FiringRoll() {}

  /** Whether a side shoots at all: in ambush everybody does (ruling C16). */
  public static boolean canFire(Force own, boolean ambushing) {
    return ambushing ? own.strength() > 0 : own.count(Trait.ARCHER) > 0 || own.count(Trait.AXE) > 0;
  }

  /** What is added to the roll, in halves. Mountaineers in ambush count double. */
  public static int halves(
      Force own, Force enemy, boolean ambushing, boolean open, CombatFigures figures) {
    AdvancedFigures.Fire fire = figures.advanced().fire();
    int halves = 0;
    for (int i = 0; i < own.size(); i++) {
      if (own.fights(i)) {
        int shot = halves(own.traits(i), ambushing, open, fire);
        halves += ambushing && own.has(i, Trait.MOUNTAINEER) ? 2 * shot : shot;
      }
    }
    return Advantages.heavy(enemy, own, figures) ? halves + fire.againstHeavy() : halves;
  }

  private static int halves(
      int traits, boolean ambushing, boolean open, AdvancedFigures.Fire fire) {
    if ((traits & Trait.ARCHER) != 0) {
      return open && (traits & Trait.CAVALRY) != 0 ? fire.horseArcherInOpen() : fire.archer();
    }
    if ((traits & Trait.AXE) != 0) {
      return fire.axe();
    }
    return ambushing ? fire.otherAmbusher() : 0;
  }

  static int shoot(Fight fight, Side side, boolean ambushing) {
    Force own = fight.force(side);
    if (!canFire(own, ambushing)) {
      return 0;
    }
    Force enemy = fight.force(side.opponent());
    int halves = halves(own, enemy, ambushing, fight.isOpen(), fight.figures());
    int roll = fight.table().roll(Die.D6, Roll.ARCHERY) + fight.table().roll(Die.D6, Roll.ARCHERY);
    return fight.shot(side, hits(roll, halves, fight.isOpen(), fight.figures()));
  }

  /** The hits of a roll to which so many halves are added; the sum is rounded up. */
  public static int hits(int roll, int halves, boolean open, CombatFigures figures) {
    return figures.advanced().firingHits(Math.ceilDiv(2 * roll + halves, 2), open);
  }
}
