package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Weight;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How many units of a position may stand in an area together. */
@Rule("6")
public final class Stacking {

  private static final int MOST = 2;

  private Stacking() {}

  /** Whether a unit may stand in an area beside its friends there. */
  public static boolean fits(World world, int area, int unit) {
    return fits(world, area, world.kind(unit), unit);
  }

  /** Whether a new unit of a kind may stand beside the units of its position. */
  public static boolean fitsKind(World world, int area, int position, int kind) {
    int there = world.occupant(area);
    return (there == World.NOBODY || there == position) && fits(world, area, kind, -1);
  }

  private static boolean fits(World world, int area, int kind, int itself) {
    Weight weight = world.setting().kinds().get(kind).weight();
    int heavy = weight == Weight.HEAVY ? 1 : 0;
    int count = 1;
    for (int other = world.firstUnitAt(area); other >= 0; other = world.nextUnit(other)) {
      if (other != itself) {
        Weight its = world.kindOf(other).weight();
        if (its == Weight.ALONE || weight == Weight.ALONE) {
          return false;
        }
        heavy += its == Weight.HEAVY ? 1 : 0;
        count++;
      }
    }
    return heavy <= 1 && count <= MOST;
  }

  /** Whether too many stand in an area. Pairs of inverted tribes wait for what they become. */
  public static boolean isCrowded(World world, int area) {
    int heavy = 0;
    int alone = 0;
    int count = 0;
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (!world.isInverted(unit)) {
        Weight weight = world.kindOf(unit).weight();
        heavy += weight == Weight.HEAVY ? 1 : 0;
        alone += weight == Weight.ALONE ? 1 : 0;
        count++;
      }
    }
    return heavy > 1 || count > MOST || (alone > 0 && count > 1);
  }

  /** Excess units of a position are removed; its player chooses which. */
  public static void enforce(Play play, int position) {
    World world = play.world();
    for (int area = 0; area < world.board().areas(); area++) {
      while (world.occupant(area) == position && isCrowded(world, area)) {
        List<Integer> options = new ArrayList<>();
        for (int unit : world.unitsAt(area)) {
          if (!world.isInverted(unit)) {
            options.add(unit);
          }
        }
        boolean alike = options.stream().mapToInt(world::kind).distinct().count() == 1;
        play.remove(
            alike ? options.getLast() : play.ask(new ChooseExcess(world, position, area, options)));
      }
    }
  }
}
