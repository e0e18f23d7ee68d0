package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Levy;

/** A box that is empty before the enemy's eyes is a break, unless the reserve fills it. */
@Rule("7.1.2")
final class Breaks {

  private Breaks() {}

  static void in(CombatModule module) {
    for (int lane = 0; lane < Line.LANES; lane++) {
      boolean romanGap = isGap(module.romans(), module.enemies(), lane);
      boolean enemyGap = isGap(module.enemies(), module.romans(), lane);
      if (romanGap && !reserve(module, lane)) {
        open(module, true, lane);
      }
      if (enemyGap) {
        open(module, false, lane);
      }
    }
  }

  private static boolean isGap(Line line, Line facing, int lane) {
    return line.isEmpty(lane) && !facing.isEmpty(lane) && !line.isBroken(lane);
  }

  private static void open(CombatModule module, boolean roman, int lane) {
    module.line(roman).breakAt(lane);
    module.play().tell(new BattleTold.Broken(roman, lane));
  }

  /** Whether a unit comes from the Mobilised box to fill a Roman gap. */
  @Rule("7.1.3")
  private static boolean reserve(CombatModule module, int lane) {
    if (!module.ours().has(Face.RESERVE)) {
      return false;
    }
    int unit = module.pick(Matter.RESERVE_UNIT, candidates(module.play()));
    if (unit < 0) {
      return false;
    }
    module.ours().use(Face.RESERVE);
    module.play().happen(new TroopEvent.Mustered(List.of(unit), List.of()));
    Fighter fresh = module.fighter(unit);
    module.romans().add(lane, fresh);
    module.play().tell(new BattleTold.ReserveCame(fresh.troop().id(), lane));
    return true;
  }

  /** Limitanei stay where they live; -1 is for nobody. */
  private static List<Integer> candidates(Play play) {
    List<Integer> options = new ArrayList<>();
    for (int unit = 0; unit < play.setting().army().size(); unit++) {
      if (play.empire().isReady(unit) && play.setting().army().get(unit).levy() != Levy.BORDER) {
        options.add(unit);
      }
    }
    options.add(-1);
    return options;
  }
}
