package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.mercenary.Bands;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Who may attack an area. */
@Rule({"7.1", "8.2", "9.3.2"})
public final class Attackers {

  private Attackers() {}

  /** All units of a position that may attack, those that land first, then by area. */
  public static List<Integer> of(World world, int position, Defence defence) {
    Board board = world.board();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.seaCount(defence.area()); i++) {
      addFrom(world, board.sea(defence.area(), i), position, defence, found);
    }
    for (int i = 0; i < board.degree(defence.area()); i++) {
      addFrom(world, board.near(defence.area(), i), position, defence, found);
    }
    return found;
  }

  private static void addFrom(
      World world, int place, int position, Defence defence, List<Integer> found) {
    for (int unit : world.unitsAt(place)) {
      if (refusal(world, position, defence, unit).isEmpty()) {
        found.add(unit);
      }
    }
  }

  /** Why a unit may not attack this defence; empty if it may. */
  public static Optional<Refusal> refusal(World world, int position, Defence defence, int unit) {
    if (world.owner(unit) != position || !world.isOnBoard(unit)) {
      return refuse("7.1", "it is no unit of this position on the board");
    }
    if (!isReady(world, unit)) {
      return refuse("7.1", "the unit has attacked already, or is to become another one");
    }
    int place = world.place(unit);
    if (world.board().isSea(place)) {
      return world.aim(unit) == defence.area()
          ? Optional.empty() // whoever lies before a coast must attack it
          : refuse("8.2", "the unit must land elsewhere");
    }
    if (!world.board().areAdjacent(place, defence.area())) {
      return refuse("7.1", "the unit is not next to the area");
    }
    if (Bounds.forbidAttack(world, unit, defence.owner(), defence.area())) {
      return refuse("14.2", "the scenario forbids this attack");
    }
    if (!world.kindOf(unit).attacks() && !isTribeAllowed(world, position, defence, unit)) {
      return refuse("9.3.2", "garrisons never attack, and tribes attack only tribes");
    }
    if (defence.owner() >= 0 && Truce.holds(world, position, defence.owner())) {
      return refuse("14.2.8", "there is a truce between the two");
    }
    if (Bands.areAllLeased(world, defence.area(), position)) {
      return refuse("13.4", "nobody attacks units that he has leased");
    }
    if (isTied(world, position, unit)) {
      return refuse("11.7", "elites stay by the capital this turn");
    }
    return Optional.empty();
  }

  /** Whether a unit has not attacked yet and is not half of another. */
  static boolean isReady(World world, int unit) {
    return !world.hasAttacked(unit) && !world.isInverted(unit);
  }

  private static boolean isTribeAllowed(World world, int position, Defence defence, int unit) {
    Setting setting = world.setting();
    return world.kind(unit) == setting.kinds().tribe()
        && (defence.isTribal(world)
            || (defence.garrison()
                && setting.options().tribalAttacks()
                && isOrigin(world, position, defence.area())));
  }

  @Rule("13.1.2")
  private static boolean isOrigin(World world, int position, int area) {
    int province = world.board().province(area);
    return province >= 0
        && world
            .group(position)
            .homeland()
            .filter(world.board().provinceId(province)::equals)
            .isPresent();
  }

  /** After an attempted coup elites attack only in or next to the area of the capital. */
  @Rule("11.7")
  private static boolean isTied(World world, int position, int unit) {
    if (!world.isTied(position) || world.kind(unit) != world.setting().kinds().elite()) {
      return false;
    }
    int capital = world.capital(position);
    return capital < 0 || world.board().steps(capital, world.place(unit)) > 1;
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
