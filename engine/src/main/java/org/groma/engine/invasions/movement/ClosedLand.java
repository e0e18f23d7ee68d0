package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Land that is closed to some: forbidden Areas, units that guard certain Areas, and vassals whom a
 * nomadic suzerain keeps near.
 */
@Rule({"XVIII.K", "XVIII.A", "XXIX.F"})
public final class ClosedLand {

  private static final Optional<Refusal> CLOSED =
      Refusing.because("XVIII.K", "the province is closed to this nation");
  private static final Optional<Refusal> CONFINED =
      Refusing.because("XVIII.K", "the unit may not leave the Areas it guards");
  private static final Optional<Refusal> LEASHED =
      Refusing.because(
          "XXIX.F", "the vassal of nomads stays in the Area of their horde or next to it");

  private ClosedLand() {}

  /** Why a unit may not go from one province to another, however it gets there. */
  public static Optional<Refusal> refusal(World world, int unit, int from, int to) {
    int own = world.setting().roster().nation(unit);
    if (!world.setting().access().mayEnter(own, to, world.turn())) {
      return CLOSED;
    }
    if (!isGuardedBy(world, unit, to)) {
      return CONFINED;
    }
    return isLeashed(world, world.master(unit), from, to) ? LEASHED : Optional.empty();
  }

  /** Whether units may be put into a province: it is neither closed to them nor off their Areas. */
  public static boolean mayHold(World world, UnitSet units, int province) {
    return units.all(unit ->
        world
                .setting()
                .access()
                .mayEnter(world.setting().roster().nation(unit), province, world.turn())
            && isGuardedBy(world, unit, province));
  }

  /** The same for a leader or a horde of a nation. */
  public static Optional<Refusal> refusalFor(World world, int nation, int from, int to) {
    if (!world.setting().access().mayEnter(nation, to, world.turn())) {
      return CLOSED;
    }
    return isLeashed(world, nation, from, to) ? LEASHED : Optional.empty();
  }

  /** Whether a province is in the Areas that a unit may not leave; for most it always is. */
  public static boolean isGuardedBy(World world, int unit, int province) {
    UnitKind kind = world.setting().kind(unit);
    if (kind.areas() == 0 && !kind.ownAreasOnly()) {
      return true;
    }
    int area = world.setting().board().area(province);
    if (area == Board.NONE) {
      return false;
    }
    boolean inItsAreas = kind.areas() == 0 || (kind.areas() & 1L << area) != 0;
    boolean owned = !kind.ownAreasOnly() || world.incumbent(area) == world.master(unit);
    return inItsAreas && owned;
  }

  /** Who is outside already, because the horde went away, may go anywhere on its way back. */
  private static boolean isLeashed(World world, int nation, int from, int to) {
    int suzerain = world.diplomacy().suzerain(nation);
    if (suzerain < 0 || !world.isNomad(suzerain) || world.horde(suzerain) < 0) {
      return false;
    }
    Board board = world.setting().board();
    int horde = world.horde(suzerain);
    return !board.isInOrBesideAreaOf(horde, to) && board.isInOrBesideAreaOf(horde, from);
  }
}
