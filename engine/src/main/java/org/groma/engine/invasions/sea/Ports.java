package org.groma.engine.invasions.sea;

import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The built port cities of sea zones, and who controls them. A mere site is no city. */
@Rule({"XXV.A", "XXV.B"})
final class Ports {

  private Ports() {}

  /** Whether a zone has port cities and a nation controls them all. */
  static boolean areAllOf(World world, int nation, int sea) {
    Board board = world.setting().board();
    boolean any = false;
    for (int i = 0; i < board.degree(sea); i++) {
      int province = board.target(sea, i);
      if (isPort(world, province, sea)) {
        if (world.holder(province) != nation) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  private static boolean isOneOf(World world, int nation, int sea) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(sea); i++) {
      int province = board.target(sea, i);
      if (isPort(world, province, sea) && world.holder(province) == nation) {
        return true;
      }
    }
    return false;
  }

  /** Whether a nation controls a port city of a zone on the coast where a province lies. */
  @Rule("XXV.E")
  static boolean isOnCoast(World world, int nation, int target, int sea) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(sea); i++) {
      int province = board.target(sea, i);
      if (isPort(world, province, sea)
          && world.holder(province) == nation
          && board.sameCoast(province, target, sea)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPort(World world, int place, int sea) {
    Board board = world.setting().board();
    return board.isProvince(place) && board.port(place) == sea && world.hasCity(place);
  }

  /** Whether a zone is at most so many zones from one with a port city of the nation. */
  static boolean isWithin(World world, int nation, int sea, int zones) {
    if (isOneOf(world, nation, sea)) {
      return true;
    }
    Board board = world.setting().board();
    for (int i = 0; zones > 0 && i < board.degree(sea); i++) {
      int next = board.target(sea, i);
      if (board.isSea(next) && isWithin(world, nation, next, zones - 1)) {
        return true;
      }
    }
    return false;
  }
}
