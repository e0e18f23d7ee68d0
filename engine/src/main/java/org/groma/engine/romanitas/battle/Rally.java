package org.groma.engine.romanitas.battle;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.setting.Face;

/** A routed unit comes back, once, where a side has the stratagem. */
@Rule("7.1.3")
final class Rally {

  private Rally() {}

  static void on(CombatModule module) {
    if (!module.romans().routed().isEmpty() && module.ours().use(Face.RALLY)) {
      Fighter back = chosen(module);
      comeBack(module, true, back, module.pick(Matter.RALLY_LANE, List.of(0, 1, 2)));
    }
    if (!module.enemies().routed().isEmpty() && module.theirs().use(Face.RALLY)) {
      Fighter best =
          module.enemies().routed().stream()
              .max(Comparator.comparingInt(Fighter::bonus))
              .orElseThrow();
      comeBack(module, false, best, enemyLane(module));
    }
  }

  private static Fighter chosen(CombatModule module) {
    List<Fighter> routed = module.romans().routed();
    int number =
        module.pick(Matter.RALLIED_UNIT, routed.stream().map(Fighter::number).distinct().toList());
    return routed.stream().filter(each -> each.number() == number).findFirst().orElseThrow();
  }

  private static void comeBack(CombatModule module, boolean roman, Fighter back, int lane) {
    module.line(roman).rally(back, lane);
    module.play().tell(new BattleTold.Rallied(roman, back.troop().id(), lane));
  }

  /** An empty lane first, else where chance puts it. */
  private static int enemyLane(CombatModule module) {
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (module.enemies().isEmpty(lane)) {
        return lane;
      }
    }
    return module.placement();
  }
}
