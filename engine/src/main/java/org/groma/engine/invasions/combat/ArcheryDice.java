package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Rule;

/** The dice of the archery round. */
@Rule("XX.D")
public final class ArcheryDice {

  private static final int NO_INFANTRY = Trait.CAVALRY | Trait.ARCHER | Trait.AXE | Trait.FLEET;

  private ArcheryDice() {}

  /**
   * The dice of one side, perhaps none. Each kind of shooter is rounded up by itself (ruling C17).
   */
  public static DicePool pool(
      Force own, Force enemy, boolean ambushing, boolean open, CombatFigures figures) {
    CombatFigures.Archery archery = figures.archery();
    int dice =
        archery.archers().of(shooters(own, Trait.ARCHER, 0, ambushing))
            + archery.axes().of(shooters(own, Trait.AXE, Trait.ARCHER, ambushing));
    if (ambushing) {
      dice +=
          archery.ambushers().of(2 * own.count(Trait.MOUNTAINEER, NO_INFANTRY))
              + archery.ambushers().of(own.count(0, NO_INFANTRY | Trait.MOUNTAINEER));
    }
    if (Advantages.heavy(enemy, own, figures)) {
      dice += archery.heavy();
    }
    DicePool white = new DicePool(Math.max(0, dice), 0);
    return open ? white.traded(archery.trades().of(own.count(Trait.HORSE_ARCHER))) : white;
  }

  /** How many shooters of a kind; mountaineers in ambush count double. */
  private static int shooters(Force own, int traits, int without, boolean ambushing) {
    int count = own.count(traits, without);
    return ambushing ? count + own.count(traits | Trait.MOUNTAINEER, without) : count;
  }

  /** Rolls them: how many hits. */
  static int shoot(Fight fight, Side side, boolean ambushing) {
    DicePool pool =
        pool(
            fight.force(side),
            fight.force(side.opponent()),
            ambushing,
            fight.isOpen(),
            fight.figures());
    return pool.size() == 0
        ? 0
        : fight.shot(side, RolledPool.roll(pool, fight.table(), Roll.ARCHERY).hits(fight.isOpen()));
  }
}
