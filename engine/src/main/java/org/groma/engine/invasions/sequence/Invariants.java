package org.groma.engine.invasions.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Invariant;

/** What must hold in every state, whatever has happened. */
public final class Invariants {

  /** One of them, and how it finds out. */
  private record Stated(String id, String section, BiConsumer<World, List<String>> search)
      implements Invariant<World> {

    @Override
    public List<String> broken(World world) {
      List<String> broken = new ArrayList<>();
      search.accept(world, broken);
      return broken;
    }
  }

  public static final List<Invariant<World>> ALL =
      List.of(
          new Stated("units.in-their-element", "XXV.A", Invariants::units),
          new Stated("nations.within-their-limits", "VI.A", Invariants::nations),
          new Stated("lands.of-the-living", "XII.B", Invariants::lands));

  private static final int LAST_AGE_OF_BARBARIANS = 7;
  private static final int LAST_AGE = 12;

  private Invariants() {}

  static List<String> broken(World world) {
    List<String> broken = new ArrayList<>();
    for (Invariant<World> each : ALL) {
      broken.addAll(each.broken(world));
    }
    return broken;
  }

  private static void units(World world, List<String> broken) {
    Setting setting = world.setting();
    for (int unit = 0; unit < setting.roster().size(); unit++) {
      if (world.isOnMap(unit)) {
        boolean atSea = setting.board().isSea(world.place(unit));
        if (atSea != setting.kind(unit).isFleet()) {
          broken.add(
              setting.kind(unit).name()
                  + " of "
                  + name(world, unit)
                  + " in "
                  + setting.board().name(world.place(unit)));
        }
      }
    }
  }

  private static String name(World world, int unit) {
    return world.setting().nation(world.setting().roster().nation(unit)).name();
  }

  private static void nations(World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      String name = world.setting().nation(nation).name();
      if (world.gold(nation) < 0) {
        broken.add(name + " owe " + -world.gold(nation) + " halves of Gold");
      }
      int last = world.isBarbarian(nation) ? LAST_AGE_OF_BARBARIANS : LAST_AGE;
      if (world.age(nation) < 0 || world.age(nation) > last) {
        broken.add(name + " have the age " + world.age(nation));
      }
      if (world.decline(nation) < 0 || world.decline(nation) > 2) {
        broken.add(name + " have the Decline " + world.decline(nation));
      }
      if (world.horde(nation) >= 0 && world.capital(nation) >= 0) {
        broken.add(name + " have a horde and a capital");
      }
      if (world.capital(nation) >= 0 && !world.hasCity(world.capital(nation))) {
        broken.add(name + " have a capital without a city");
      }
    }
  }

  private static void lands(World world, List<String> broken) {
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      int holder = world.holder(province);
      if (holder >= 0 && world.activity(holder) == Activity.GONE) {
        broken.add(board.name(province) + " is held by a nation that is gone");
      }
      if (!board.isInPlay(province) && !world.isEmpty(province)) {
        broken.add(board.name(province) + " is off the map and not empty");
      }
    }
  }
}
