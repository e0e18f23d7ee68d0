package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.BattleTold.Upshot;
import org.groma.engine.romanitas.event.Cast;

/** The second step of an impulse: front units fight hand to hand, and some break through. */
@Rule("7.1.2")
final class Melee {

  private final CombatModule module;
  private final Line romans;
  private final Line enemies;
  private final int impulse;

  private Melee(CombatModule module, int impulse) {
    this.module = module;
    this.romans = module.romans();
    this.enemies = module.enemies();
    this.impulse = impulse;
  }

  static void on(CombatModule module, int impulse) {
    new Melee(module, impulse).all();
  }

  private void all() {
    boolean[] through = new boolean[Line.LANES];
    boolean[] overrun = new boolean[Line.LANES];
    for (int lane = 0; lane < Line.LANES; lane++) {
      through[lane] = enemies.isEmpty(lane) && !romans.isEmpty(lane);
      overrun[lane] = romans.isEmpty(lane) && !enemies.isEmpty(lane);
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (!romans.isEmpty(lane) && !enemies.isEmpty(lane)) {
        meet(lane, lane, 0, 0);
      }
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (through[lane]) {
        flank(true, lane);
      } else if (overrun[lane]) {
        flank(false, lane);
      }
    }
  }

  /** Who has broken through may fall upon a lane beside. */
  @Rule("7.1.2")
  private void flank(boolean roman, int lane) {
    List<Integer> targets =
        Line.beside(lane).stream().filter(beside -> !module.line(!roman).isEmpty(beside)).toList();
    Optional<Fighter> attacker = module.line(roman).front(lane);
    if (targets.isEmpty() || attacker.isEmpty()) {
      return;
    }
    int target;
    if (roman) {
      List<Integer> options = new ArrayList<>(targets);
      options.add(-1);
      target =
          module
              .play()
              .table()
              .ask(new Pick(module.play().empire(), Matter.FLANKED_LANE, "7.1.2", options));
    } else {
      target =
          targets.stream()
              .min(Comparator.comparingInt(each -> romans.front(each).orElseThrow().bonus()))
              .orElseThrow();
    }
    if (target >= 0) {
      Fighter fighter = attacker.get();
      int bonus =
          fighter.isCavalry() || fighter.elite()
              ? module.rules().cavalryBreakthrough()
              : module.rules().infantryBreakthrough();
      if (roman) {
        meet(lane, target, bonus, 0);
      } else {
        meet(target, lane, 0, bonus);
      }
    }
  }

  /** Two front units fight, those of a Roman and of an enemy lane. */
  @Rule("7.1.2")
  private void meet(int romanLane, int enemyLane, int romanExtra, int enemyExtra) {
    Fighter roman = romans.front(romanLane).orElseThrow();
    Fighter enemy = enemies.front(enemyLane).orElseThrow();
    int ourScore =
        module.play().roll(Cast.MELEE)
            + roman.bonus()
            + module.command().bonus(roman)
            + module.ours().melee(roman, romanLane, impulse)
            + romanExtra
            - module.theirs().cover(enemyLane);
    int theirScore =
        module.play().roll(Cast.MELEE)
            + enemy.bonus()
            + module.theirs().melee(enemy, enemyLane, impulse)
            + enemyExtra
            - module.ours().cover(romanLane);
    Upshot upshot = upshot(ourScore, theirScore, romanExtra > 0, enemyExtra > 0);
    switch (upshot) {
      case ROMAN_ROUTED -> romans.rout(romanLane);
      case ROMAN_DESTROYED -> romans.destroy(romanLane);
      case ENEMY_ROUTED -> enemies.rout(enemyLane);
      case ENEMY_DESTROYED -> enemies.destroy(enemyLane);
      case NOTHING -> {
        // they part
      }
    }
    module
        .play()
        .tell(
            new BattleTold.Met(
                romanLane, roman.troop().id(), ourScore, enemy.troop().id(), theirScore, upshot));
    if (upshot == Upshot.ROMAN_ROUTED || upshot == Upshot.ROMAN_DESTROYED) {
      module.command().lost(roman);
    }
  }

  /**
   * What comes of two scores. Walls help whoever stays behind them: not those who break out.
   *
   * @param romanOut whether the Roman unit has left its place
   * @param enemyOut whether the enemy has
   */
  private Upshot upshot(int ourScore, int theirScore, boolean romanOut, boolean enemyOut) {
    int difference = ourScore - theirScore;
    if (difference == 0) {
      return Upshot.NOTHING;
    }
    boolean romanLoses = difference < 0;
    boolean sheltered = module.ground().shelters(romanLoses) && !(romanLoses ? romanOut : enemyOut);
    if (sheltered) {
      int score = romanLoses ? theirScore : ourScore;
      return score < module.rules().siege()
          ? Upshot.NOTHING
          : romanLoses ? Upshot.ROMAN_DESTROYED : Upshot.ENEMY_DESTROYED;
    }
    boolean destroyed = Math.abs(difference) >= module.rules().destroyed();
    return romanLoses
        ? destroyed ? Upshot.ROMAN_DESTROYED : Upshot.ROMAN_ROUTED
        : destroyed ? Upshot.ENEMY_DESTROYED : Upshot.ENEMY_ROUTED;
  }
}
