package org.groma.engine.romanitas.battle;

import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.Cast;

/** The first step of an impulse: front units with bows shoot, all at the same time. */
@Rule("7.1.2")
final class Fire {

  private final CombatModule module;
  private final int impulse;

  private Fire(CombatModule module, int impulse) {
    this.module = module;
    this.impulse = impulse;
  }

  static void on(CombatModule module, int impulse) {
    new Fire(module, impulse).all();
  }

  private void all() {
    boolean[] romanHit = new boolean[Line.LANES];
    boolean[] enemyHit = new boolean[Line.LANES];
    for (int lane = 0; lane < Line.LANES; lane++) {
      enemyHit[lane] = shoots(true, lane);
      romanHit[lane] = shoots(false, lane);
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (romanHit[lane]) {
        fall(true, lane);
      }
      if (enemyHit[lane]) {
        fall(false, lane);
      }
    }
  }

  /** Whether the front unit of a side hits the one it faces. */
  private boolean shoots(boolean roman, int lane) {
    Optional<Fighter> shooter = module.line(roman).front(lane);
    if (shooter.isEmpty() || !shooter.get().troop().bow() || module.line(!roman).isEmpty(lane)) {
      return false;
    }
    Fighter fighter = shooter.get();
    int score =
        module.play().roll(Cast.FIRE)
            + fighter.bonus()
            + module.command().bonus(fighter)
            + module.side(roman).fire(fighter, lane, impulse)
            - module.side(!roman).shelter(lane);
    boolean walls = module.ground().shelters(!roman);
    boolean hit = score >= (walls ? module.rules().siege() : module.rules().fire());
    module.play().tell(new BattleTold.Shot(roman, lane, fighter.troop().id(), score, hit));
    return hit;
  }

  /** Behind walls nobody is routed: who is hit is gone. */
  private void fall(boolean roman, int lane) {
    Line line = module.line(roman);
    Fighter hit = line.front(lane).orElseThrow();
    if (module.ground().shelters(roman)) {
      line.destroy(lane);
    } else {
      line.rout(lane);
    }
    module.command().lost(hit);
  }
}
