package org.groma.engine.cycles.administration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Cities and provinces that leave a position. */
@Rule({"3", "10.3", "11.7"})
public final class Revolts {

  private Revolts() {}

  /** Pirates pillage an empty city on a coast. */
  public static void pirates(Play play, int position) {
    raid(play, position, play.world().board()::isCoastal);
  }

  /** One empty city of those in certain areas is pillaged. */
  public static void raid(Play play, int position, IntPredicate where) {
    World world = play.world();
    List<Integer> options = Holdings.taxable(world, position);
    options.removeIf(
        city -> !Holdings.isEmpty(world, city) || !where.test(Holdings.area(world, city)));
    if (!options.isEmpty()) {
      Pillage.ruin(
          play,
          options.size() == 1
              ? options.getFirst()
              : play.ask(new ChoosePirates(world, position, options)));
    }
  }

  /** A province of choice revolts, never that of the capital. */
  static void province(Play play, int position, Rebellion rebellion) {
    World world = play.world();
    List<Integer> options = provinces(world, position);
    if (rebellion == Rebellion.GREATER_PROVINCIAL_REBELLION) {
      options = withoutSmallest(world, position, options);
    }
    if (!options.isEmpty()) {
      int province =
          options.size() == 1
              ? options.getFirst()
              : play.ask(new ChooseProvince(world, position, rebellion, options));
      leave(play, position, province, true);
    }
  }

  /** A province that a table names revolts; elites hold out. */
  @Rule("14.2.7")
  static void named(Play play, int position, String id) {
    int province = play.world().board().provinceNamed(id);
    if (province >= 0 && province != provinceOfCapital(play.world(), position)) {
      leave(play, position, province, false);
    }
  }

  /** The provinces with own cities that may revolt. */
  static List<Integer> provinces(World world, int position) {
    TreeSet<Integer> found = new TreeSet<>();
    for (int city : Holdings.owned(world, position)) {
      int province = world.board().province(Holdings.area(world, city));
      if (province != Board.NONE && province != provinceOfCapital(world, position)) {
        found.add(province);
      }
    }
    return new ArrayList<>(found);
  }

  private static int provinceOfCapital(World world, int position) {
    int capital = world.capital(position);
    return capital == World.BOX ? Board.NONE : world.board().province(capital);
  }

  /** The smallest by what its own cities yield stay, unless there are no others. */
  private static List<Integer> withoutSmallest(World world, int position, List<Integer> options) {
    int least =
        options.stream().mapToInt(province -> worth(world, position, province)).min().orElse(0);
    List<Integer> greater =
        options.stream().filter(province -> worth(world, position, province) > least).toList();
    return greater.isEmpty() ? options : greater;
  }

  private static int worth(World world, int position, int province) {
    List<Integer> cities = Holdings.owned(world, position);
    cities.removeIf(city -> world.board().province(Holdings.area(world, city)) != province);
    return Holdings.value(world, cities);
  }

  private static void leave(Play play, int position, int province, boolean elitesToo) {
    World world = play.world();
    for (int unit : world.unitsOf(position)) {
      if (world.board().province(world.place(unit)) == province
          && (elitesToo || world.kind(unit) != world.setting().kinds().elite())) {
        play.remove(unit);
      }
    }
    for (int city : Holdings.owned(world, position)) {
      int area = Holdings.area(world, city);
      if (world.board().province(area) == province && world.occupant(area) == World.NOBODY) {
        NeutralGarrisons.take(play, city);
      }
    }
  }

  /** One city of choice revolts, the capital last. */
  public static void oneCity(Play play, int position, Rebellion rebellion) {
    World world = play.world();
    List<Integer> options = Holdings.owned(world, position);
    if (options.size() > 1) {
      options.removeIf(city -> Holdings.area(world, city) == world.capital(position));
    }
    if (!options.isEmpty()) {
      leave(play, choose(play, position, rebellion, options));
    }
  }

  /**
   * A share of the cities that are not pillaged revolts, by what they yield: empty ones first, then
   * others, those with elites last, and the capital never.
   */
  static void share(Play play, int position, int perCent, Rebellion rebellion) {
    World world = play.world();
    List<Integer> cities = Holdings.taxable(world, position);
    int left = Shares.of(Holdings.value(world, cities), perCent);
    cities.removeIf(city -> Holdings.area(world, city) == world.capital(position));
    while (left > 0 && !cities.isEmpty()) {
      int first = cities.stream().mapToInt(city -> rank(world, city)).min().orElseThrow();
      List<Integer> options = cities.stream().filter(city -> rank(world, city) == first).toList();
      Integer city = choose(play, position, rebellion, options);
      left -= Holdings.yields(world, city);
      leave(play, city);
      cities.removeIf(city::equals);
    }
  }

  /** Which cities revolt sooner: 0 empty, 1 occupied, 2 with an elite. */
  private static int rank(World world, int city) {
    return world.unitsAt(Holdings.area(world, city)).stream()
        .map(unit -> world.kind(unit) == world.setting().kinds().elite() ? 2 : 1)
        .max(Comparator.naturalOrder())
        .orElse(0);
  }

  private static int choose(Play play, int position, Rebellion rebellion, List<Integer> options) {
    return options.size() == 1
        ? options.getFirst()
        : play.ask(new ChooseRevolt(play.world(), position, rebellion, options));
  }

  /** The city is nobody's. Units that serve its owner are not concerned. */
  @Rule({"11.7", "14.2.7"})
  private static void leave(Play play, int city) {
    World world = play.world();
    int area = Holdings.area(world, city);
    for (int unit : world.unitsAt(area)) {
      if (world.owner(unit) == world.cityOwner(city) && world.lessor(unit) == World.NOBODY) {
        play.remove(unit);
      }
    }
    if (world.occupant(area) == World.NOBODY) {
      NeutralGarrisons.take(play, city);
    } else {
      play.happen(new CityEvent.Owned(city, World.NOBODY));
    }
  }
}
