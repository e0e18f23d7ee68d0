package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What the words for targets mean at present. Inactive nations are no targets. */
@Rule("X.B")
public final class Targets {

  private static final int LARGEST_CITY = 3;

  private Targets() {}

  /** The nations that a word of the data covers, seen from a nation. */
  public static List<Integer> nations(World world, String word, int self) {
    return switch (word) {
      case "any", "all", "target" -> active(world, _ -> true);
      case "barbarian" -> active(world, world::isBarbarian);
      case "civilized" -> active(world, nation -> !world.isBarbarian(nation));
      case "hostile" ->
          active(world, nation -> world.diplomacy().stance(self, nation) == Stance.HOSTILE);
      default -> self < 0 ? List.of() : List.of(self);
    };
  }

  private static List<Integer> active(World world, IntPredicate wanted) {
    List<Integer> nations = new ArrayList<>();
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.activity(nation) == Activity.ACTIVE && wanted.test(nation)) {
        nations.add(nation);
      }
    }
    return nations;
  }

  /** The provinces of a nation that a word covers. */
  static List<Integer> provinces(World world, String where, int nation) {
    Board board = world.setting().board();
    return provinces(
        world,
        nation,
        switch (where) {
          case "own-city", "random-own-city" -> world::hasCity;
          case "own-city-or-site" ->
              province -> board.hasSite(province) && world.cityLevel(province) < LARGEST_CITY;
          case "own-empty-city-site" ->
              province ->
                  board.hasSite(province)
                      && !world.hasCity(province)
                      && !world.isPillaged(province);
          default -> _ -> true;
        });
  }

  private static List<Integer> provinces(World world, int nation, IntPredicate wanted) {
    List<Integer> found = new ArrayList<>();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (wanted.test(province)) {
        found.add(province);
      }
    }
    return found;
  }

  /** The Areas in which a nation has a province. */
  static List<Integer> areas(World world, int nation) {
    List<Integer> found = new ArrayList<>();
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (HereticalAreas.holdsIn(world, nation, area)) {
        found.add(area);
      }
    }
    return found;
  }

  /** All leaders in play whose nations are active. */
  static List<Integer> leaders(World world) {
    List<Integer> found = new ArrayList<>();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      int nation = world.setting().leader(leader).nation();
      if (world.isInPlay(leader) && world.activity(nation) == Activity.ACTIVE) {
        found.add(leader);
      }
    }
    return found;
  }

  /** The king or emperor of a nation; the unnamed leader where there is no named one. */
  static List<Integer> ruler(World world, int nation) {
    List<Integer> unnamed = List.of();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      LeaderCard card = world.setting().leader(leader);
      if (card.nation() == nation && world.isInPlay(leader) && !card.general()) {
        if (!card.intrinsic()) {
          return List.of(leader);
        }
        unnamed = unnamed.isEmpty() ? List.of(leader) : unnamed;
      }
    }
    return unnamed;
  }
}
