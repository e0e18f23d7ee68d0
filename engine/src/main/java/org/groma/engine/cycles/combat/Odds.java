package org.groma.engine.cycles.combat;

import java.util.List;
import org.groma.engine.cycles.leader.LeaderShift;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.cycles.special.DoubledAgainst;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How strong an attack is, and in which column of the table it is rolled for. */
@Rule("7.1")
public final class Odds {

  private Odds() {}

  /** The strength of an attack on an area, in halves. */
  public static int strength(World world, int area, List<Integer> units) {
    int sum = 0;
    for (int unit : units) {
      sum += strength(world, area, unit);
    }
    return sum;
  }

  /** What a unit adds to an attack, in halves: over a hindrance or from a ship half of it. */
  @Rule({"7.1", "8.2"})
  public static int strength(World world, int area, int unit) {
    UnitKind kind = world.kindOf(unit);
    int strength = kind.strength() * DoubledAgainst.factor(world, unit, area);
    return isHalved(world, area, unit) ? strength : 2 * strength;
  }

  private static boolean isHalved(World world, int area, int unit) {
    if (world.kindOf(unit).ship()) {
      return false;
    }
    int place = world.place(unit);
    return world.board().isSea(place)
        || world.board().between(place, area).filter(Edge::halves).isPresent();
  }

  /** The strength that is printed on units. */
  @Rule("7.2")
  public static int printed(World world, List<Integer> units) {
    int sum = 0;
    for (int unit : units) {
      sum += world.kindOf(unit).strength();
    }
    return sum;
  }

  /** The column of an attack after all shifts; {@link CombatTable#NO_ATTACK} if it is too weak. */
  public static int column(World world, int attacker, Defence defence, List<Integer> units) {
    CombatTable table = world.setting().combat();
    int column = table.column(strength(world, defence.area(), units), defence.strength());
    return column == CombatTable.NO_ATTACK
        ? column
        : table.shifted(column, shift(world, attacker, defence, units));
  }

  /** Columns to the right: leaders of both sides, and the walls of Byzantium. */
  @Rule({"10.2", "13.5"})
  static int shift(World world, int attacker, Defence defence, List<Integer> units) {
    int shift = 0;
    for (int unit : units) {
      shift = Math.max(shift, LeaderShift.onLand(world, world.leaderWith(unit)));
    }
    if (defence.owner() >= 0) {
      shift -= LeaderShift.onLand(world, world.leaderIn(defence.area(), defence.owner()));
    }
    return world.setting().options().byzantiumStrong()
        ? shift - walls(world.board(), defence.area())
        : shift;
  }

  private static int walls(Board board, int area) {
    int city = board.cityAt(area);
    return city < 0 ? 0 : board.cities().get(city).walls();
  }
}
