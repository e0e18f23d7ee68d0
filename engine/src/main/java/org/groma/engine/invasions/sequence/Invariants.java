package org.groma.engine.invasions.sequence;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;

/** What must hold in every state, whatever has happened. */
final class Invariants {

  private static final int LAST_AGE_OF_BARBARIANS = 7;
  private static final int LAST_AGE = 12;

  private Invariants() {}

  static List<String> broken(World world) {
    List<String> broken = new ArrayList<>();
    units(world, broken);
    nations(world, broken);
    lands(world, broken);
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
