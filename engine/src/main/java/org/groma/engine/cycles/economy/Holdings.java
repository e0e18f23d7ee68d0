package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.special.DoubleIncome;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The cities of a position. */
@Rule({"3", "4.5.1"})
public final class Holdings {

  private Holdings() {}

  /** The cities it owns, pillaged or not. */
  public static List<Integer> owned(World world, int position) {
    List<Integer> found = new ArrayList<>();
    for (int city = 0; city < world.board().cities().size(); city++) {
      if (world.cityOwner(city) == position) {
        found.add(city);
      }
    }
    return found;
  }

  /** The cities that yield taxes. */
  public static List<Integer> taxable(World world, int position) {
    List<Integer> found = owned(world, position);
    found.removeIf(city -> !isTaxable(world, position, city));
    return found;
  }

  public static boolean isTaxable(World world, int position, int city) {
    return world.cityOwner(city) == position
        && !world.isPillaged(city)
        && !NeutralGarrisons.hold(world, area(world, city));
  }

  /** What cities yield together, without any modification. */
  public static int value(World world, List<Integer> cities) {
    int sum = 0;
    for (int city : cities) {
      sum += yields(world, city);
    }
    return sum;
  }

  /** What a city yields to its owner. */
  @Rule({"4.5.1", "14.2.7", "14.2.8"})
  public static int yields(World world, int city) {
    return world.setting().yields().of(world.board().cities().get(city))
        * DoubleIncome.factor(world, city);
  }

  public static int area(World world, int city) {
    return world.board().cities().get(city).area();
  }

  /** Whether no unit stands in a city. */
  public static boolean isEmpty(World world, int city) {
    return world.occupant(area(world, city)) == World.NOBODY;
  }

  /** How many cities of a province a position owns. */
  public static int ownedIn(World world, int position, int province) {
    int count = 0;
    for (int city = 0; city < world.board().cities().size(); city++) {
      if (world.cityOwner(city) == position
          && world.board().province(area(world, city)) == province) {
        count++;
      }
    }
    return count;
  }

  /** How many cities a province has. */
  public static int citiesIn(World world, int province) {
    int count = 0;
    for (City city : world.board().cities()) {
      count += world.board().province(city.area()) == province ? 1 : 0;
    }
    return count;
  }
}
