package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.combat.Advance;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Odds;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;

/** Attacks where more is to be won than lost, and takes what was won. */
final class Warlord {

  private static final int LEAST = 2;
  private static final int MOST = 12;
  private static final int ROLLS = 36;
  private static final double LEAST_GAIN = 0.4;
  private static final double ROUTED = 0.45;
  private static final double SETBACK = 0.3;

  private final Outlook outlook;

  Warlord(Outlook outlook) {
    this.outlook = outlook;
  }

  /** The attack that gains most on average; none if none gains. */
  Optional<Assault> attack(ChooseAttack decision) {
    World world = decision.world();
    Prospect prospect = outlook.of(world, decision.chooser());
    List<Optional<Assault>> options = decision.options();
    Optional<Assault> best = options.getFirst();
    double most = best.isEmpty() ? LEAST_GAIN : gain(decision, prospect, best.get());
    for (Optional<Assault> option : options.subList(1, options.size())) {
      double gain = gain(decision, prospect, option.orElseThrow());
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    return best;
  }

  private static double gain(ChooseAttack decision, Prospect prospect, Assault assault) {
    World world = decision.world();
    Optional<Defence> found =
        Defence.of(world, assault.area(), decision.chooser(), decision.fray());
    if (found.isEmpty()) {
      return Double.NEGATIVE_INFINITY;
    }
    Defence defence = found.get();
    int column = Odds.column(world, decision.chooser(), defence, assault.units());
    double own = Odds.printed(world, assault.units());
    double prize = prospect.held(assault.area());
    double foes = defence.garrison() ? 0 : defence.strength();
    double smaller = Math.min(own, defence.strength());
    CombatTable table = world.setting().combat();
    double sum = 0;
    for (int roll = LEAST; roll <= MOST; roll++) {
      int ways = 6 - Math.abs(7 - roll);
      Result result = column < 0 ? Result.AE : table.result(column, roll);
      sum +=
          ways
              * switch (result) {
                case DE -> prize + foes;
                case DR1, DR2, DR3 -> prize + (defence.garrison() ? 0 : ROUTED * foes);
                case EX -> own > defence.strength() ? prize / 2 + foes - smaller : foes - smaller;
                case AR1, AR2, AR3 -> -SETBACK * own;
                case AE -> -own;
              };
    }
    // a larger force than needed could do something elsewhere
    return sum / ROLLS - 0.02 * own;
  }

  /** Units advance to where they are worth most. */
  Optional<Advance.March> advance(Advance decision) {
    World world = decision.world();
    Prospect prospect = outlook.of(world, decision.chooser());
    Optional<Advance.March> best = Optional.empty();
    double most = 0.2;
    for (Optional<Advance.March> option : decision.options()) {
      if (option.isPresent()) {
        double value = value(prospect, option.get().area());
        double left = value(prospect, Math.max(0, land(world, option.get().unit())));
        double gain = world.board().isSea(world.place(option.get().unit())) ? 1 : value - left;
        if (gain > most) {
          most = gain;
          best = option;
        }
      }
    }
    return best;
  }

  private static int land(World world, int unit) {
    int place = world.place(unit);
    return world.board().isSea(place) ? -1 : place;
  }

  private static double value(Prospect prospect, int area) {
    return prospect.held(area) + prospect.pull(area);
  }

  /** The strongest of some units. */
  static int strongest(World world, List<Integer> units) {
    return units.stream()
        .max(
            Comparator.comparingInt((Integer unit) -> world.kindOf(unit).strength())
                .thenComparing(Comparator.reverseOrder()))
        .orElseThrow();
  }

  /** The weakest of some units. */
  static int weakest(World world, List<Integer> units) {
    return units.stream()
        .min(
            Comparator.comparingInt((Integer unit) -> world.kindOf(unit).strength())
                .thenComparing(Comparator.naturalOrder()))
        .orElseThrow();
  }
}
