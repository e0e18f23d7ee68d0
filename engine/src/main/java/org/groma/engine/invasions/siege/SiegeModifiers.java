package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.SiegeFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What is added to the die of a siege. All of it is cumulative (ruling E48). */
@Rule("XXIV.C")
public final class SiegeModifiers {

  private SiegeModifiers() {}

  public static int of(World world, Stack besieger, boolean assault) {
    SiegeFigures figures = world.setting().figures().siege();
    int sum = WallValue.of(world, besieger.place());
    sum += ofBesieger(world, figures, besieger.nation());
    sum += ofBesieged(world, figures, world.holder(besieger.place()));
    if (assault) {
      return sum + figures.assault();
    }
    return isRelieved(world, besieger.place()) ? sum + figures.relief() : sum;
  }

  private static int ofBesieger(World world, SiegeFigures figures, int nation) {
    if (world.status(nation).isCivilized()) {
      return figures.civilized();
    }
    boolean clumsy = world.isNomad(nation) && world.turn() <= figures.nomadsUntil();
    return clumsy ? figures.nomad() : 0;
  }

  private static int ofBesieged(World world, SiegeFigures figures, int holder) {
    if (holder < 0) {
      return 0;
    }
    return switch (world.decline(holder)) {
      case 0 -> 0;
      case 1 -> figures.inDecline();
      default -> figures.inDeclineDoubled();
    };
  }

  /** Whether fleets friendly to the city supply it through its port (ruling E46). */
  static boolean isRelieved(World world, int province) {
    int sea = world.setting().board().port(province);
    int holder = world.holder(province);
    if (sea == Board.NONE || holder < 0) {
      return false;
    }
    long friends = world.diplomacy().friends(holder);
    for (int unit = world.firstAt(sea); unit >= 0; unit = world.nextAt(unit)) {
      if (world.setting().kind(unit).isFleet() && (friends & 1L << world.master(unit)) != 0) {
        return true;
      }
    }
    return false;
  }
}
