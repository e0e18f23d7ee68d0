package org.groma.engine.invasions.combat;

import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Rule;

/** What returns after a battle: some of the eliminated, and damaged elites to full strength. */
@Rule({"XX.K", "XXI.I"})
public final class Recovery {

  private Recovery() {}

  /** Both sides recover units; only then elites are restored. */
  static void recover(Fight fight, Optional<Side> winner) {
    int units = units(fight.force(Side.ATTACKER), fight.force(Side.DEFENDER), fight.figures());
    for (Side side : Side.BOTH) {
      recover(fight, side, chooser(fight, side, winner), units);
    }
    for (Side side : Side.BOTH) {
      if (fight.ground().sea()) {
        restoreAll(fight, side);
      } else {
        restore(fight, side);
      }
    }
  }

  /** How many each side recovers at most. Hordes and a Limes are no units here (E40, C22). */
  public static int units(Force attacker, Force defender, CombatFigures figures) {
    return figures.recoveries().of(Math.min(attacker.size(), defender.size()));
  }

  /** Nomads who make a nation submit in a Barbarian Area choose for it. */
  private static int chooser(Fight fight, Side side, Optional<Side> winner) {
    boolean yields =
        fight.force(side).isYielding() && (side == Side.DEFENDER || fight.isDestroyed(side));
    boolean submits =
        (fight.isHordeHit(side) || yields)
            && winner.isPresent()
            && winner.get() != side
            && fight.ground().barbarian()
            && fight.force(winner.get()).command().nomads();
    return fight.force(submits ? side.opponent() : side).chooser();
  }

  private static void recover(Fight fight, Side side, int chooser, int most) {
    Force force = fight.force(side);
    int units = Math.min(most, force.eliminated());
    if (units == 0) {
      return;
    }
    boolean all = units == force.eliminated();
    Soldiers recovered =
        all ? new Soldiers(-1) : fight.table().ask(new ChooseRecovery(chooser, force, units));
    for (int i = 0; i < force.size(); i++) {
      if (!force.fights(i) && recovered.has(i)) {
        force.recover(i);
      }
    }
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.Recovered(side == Side.ATTACKER, units));
    }
  }

  /** Only Civilized nations have elites, so whoever has a damaged one may restore it. */
  private static void restore(Fight fight, Side side) {
    Force force = fight.force(side);
    for (int n = fight.figures().recoveries().restored(); n > 0; n--) {
      if (!force.isAnyDamaged()) {
        return;
      }
      OptionalInt restored = fight.table().ask(new ChooseRestoration(force));
      if (restored.isEmpty()) {
        return;
      }
      force.set(restored.getAsInt(), Condition.FRESH);
      tellRestored(fight, side, 1);
    }
  }

  /** At sea, all fleets are repaired. */
  private static void restoreAll(Fight fight, Side side) {
    Force force = fight.force(side);
    int restored = 0;
    for (int i = 0; i < force.size(); i++) {
      if (force.condition(i) == Condition.DAMAGED) {
        force.set(i, Condition.FRESH);
        restored++;
      }
    }
    if (restored > 0) {
      tellRestored(fight, side, restored);
    }
  }

  private static void tellRestored(Fight fight, Side side, int units) {
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.Restored(side == Side.ATTACKER, units));
    }
  }
}
