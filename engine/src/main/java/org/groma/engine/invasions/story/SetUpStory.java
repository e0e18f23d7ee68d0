package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/** How everybody stands when the game begins. */
final class SetUpStory {

  private final Tale tale;
  private final World world;
  private final Names names;

  SetUpStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  void tell() {
    for (int seat = 0; seat < world.setting().scenario().players().size(); seat++) {
      tale.say(names.seat(seat) + ": " + names.nations(of(seat)));
    }
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      Activity activity = world.activity(nation);
      if (activity == Activity.ACTIVE || activity == Activity.INACTIVE) {
        tale.say(
            String.join(", ", character(nation, activity)) + ": " + String.join("; ", has(nation)));
      }
    }
  }

  /** The nations of a player, a bit each. */
  private long of(int seat) {
    long nations = 0;
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      nations |= world.setting().nation(nation).seat() == seat ? 1L << nation : 0;
    }
    return nations;
  }

  private List<String> character(int nation, Activity activity) {
    List<String> words = new ArrayList<>();
    words.add(names.nation(nation));
    words.add(status(world.status(nation)));
    if (activity == Activity.INACTIVE) {
      words.add("inactive");
    }
    return words;
  }

  static String status(Status status) {
    return switch (status) {
      case BARBARIAN -> "Barbarian";
      case KINGDOM -> "Kingdom";
      case EMPIRE -> "Empire";
    };
  }

  private List<String> has(int nation) {
    List<String> words = new ArrayList<>();
    if (world.horde(nation) >= 0) {
      words.add("horde in " + names.place(world.horde(nation)));
    }
    if (world.capital(nation) >= 0) {
      words.add("capital " + names.city(world.capital(nation)));
    }
    UnitSet units = all(nation);
    words.add(units.isEmpty() ? "no units" : names.units(units, nation));
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.isInPlay(leader) && world.setting().leader(leader).nation() == nation) {
        words.add(names.leader(leader) + " in " + names.place(world.leaderPlace(leader)));
      }
    }
    return words;
  }

  private UnitSet all(int nation) {
    int first = world.setting().roster().first(nation);
    int[] units = new int[world.setting().roster().end(nation) - first];
    for (int i = 0; i < units.length; i++) {
      units[i] = first + i;
    }
    return UnitSet.of(units).where(world::isOnMap);
  }
}
