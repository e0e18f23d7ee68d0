package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Rule;

/**
 * An ambush in the mountains, which lets one side shoot first; by a card elsewhere too. A leader
 * who knows the mountains is safe only there.
 */
@Rule("XX.D")
public final class Ambush {

  private Ambush() {}

  /** Who ambushes the other; nobody in most battles. */
  static Optional<Side> lay(Fight fight) {
    Side side = ambusher(fight.ground(), fight.figures());
    Force ambushed = fight.force(side.opponent());
    if (!isPossible(fight.ground(), ambushed)
        || !fight.table().ask(new ChooseAmbush(fight.force(side).chooser()))) {
      return Optional.empty();
    }
    boolean succeeds = isAutomatic(fight.ground(), ambushed) || fight.table().d2(Roll.AMBUSH);
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.AmbushTried(side == Side.ATTACKER, succeeds));
    }
    return succeeds ? Optional.of(side) : Optional.empty();
  }

  /** Who could: the defender, or by ruling C15's option an intercepted attacker. */
  public static Side ambusher(Ground ground, CombatFigures figures) {
    return figures.ambushByInterceptedAttacker() && ground.intercepted()
        ? Side.ATTACKER
        : Side.DEFENDER;
  }

  public static boolean isPossible(Ground ground, Force ambushed) {
    return ground.terrain() == Terrain.MOUNTAIN
        ? !ambushed.command().mountainLeader()
        : ground.ambush();
  }

  /** Whether it needs no check. */
  public static boolean isAutomatic(Ground ground, Force ambushed) {
    return ground.ambush() || Situation.cameOverRiverOrRidge(ambushed);
  }
}
