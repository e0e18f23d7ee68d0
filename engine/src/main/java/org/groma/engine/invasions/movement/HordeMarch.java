package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * The horde of an invading nation marches on its own. It cannot attack, so it goes where nobody
 * hostile stands, and into hostile land only behind units of its nation or of allies.
 */
@Rule({"XVIII.H", "III.D", "XXVIII.E"})
public final class HordeMarch {

  private static final Optional<Refusal> NO_HORDE =
      Refusing.because("XVIII.H", "the nation has no horde");
  private static final Optional<Refusal> NO_INVASION =
      Refusing.because("XVIII.G", "without an invasion a horde only migrates");
  private static final Optional<Refusal> SPENT =
      Refusing.because("XVIII.B", "the horde has no pace left");
  private static final Optional<Refusal> UNDER_WAY =
      Refusing.because("XVIII.J", "a strait is crossed only by who starts to move there");
  private static final Optional<Refusal> DEFENDED =
      Refusing.because("III.D", "a horde attacks nobody");
  private static final Optional<Refusal> AHEAD =
      Refusing.because("III.D", "a horde enters hostile land only behind its units");

  private static final Optional<Refusal> FEDERATE =
      Refusing.because("XXVIII.E", "a federate's horde stays in its Foedus provinces");

  private HordeMarch() {}

  public static Optional<Refusal> refusal(World world, int nation, Order.MarchHorde order) {
    Optional<Refusal> start = refusalOfStart(world, nation);
    if (start.isPresent()) {
      return start;
    }
    int from = world.horde(nation);
    return refusalOfStep(world, nation, from, order.to())
        .or(() -> FoedusDuty.refusalOfHorde(world, nation, UnitSet.NONE, from))
        .or(() -> refusalOfGoal(world, nation, order.to()));
  }

  /** Why a nation has no horde that goes where it likes. */
  public static Optional<Refusal> refusalOfStart(World world, int nation) {
    if (world.horde(nation) < 0) {
      return NO_HORDE;
    }
    return world.isInvading(nation) ? Optional.empty() : NO_INVASION;
  }

  /** Why it cannot go where somebody else is. */
  public static Optional<Refusal> refusalOfGoal(World world, int nation, int to) {
    if (Attitude.isOpposed(world, nation, to)) {
      return DEFENDED;
    }
    boolean ahead =
        Attitude.of(world, nation, to) == Attitude.OfProvince.HOSTILE
            && (world.mastersAt(to) & world.diplomacy().bloc(nation)) == 0;
    return ahead ? AHEAD : Optional.empty();
  }

  /** Why a horde cannot take a step at all. */
  static Optional<Refusal> refusalOfStep(World world, int nation, int from, int to) {
    Optional<Refusal> way = Way.refusal(world, nation, from, to);
    if (way.isPresent()) {
      return way;
    }
    if (Allowance.ofHorde(world, nation) < 1) {
      return SPENT;
    }
    if (world.hordePaces(nation) > 0 && Way.between(world, from, to) == Border.STRAIT) {
      return UNDER_WAY;
    }
    return refusalOfLand(world, nation, from, to);
  }

  /** Why a land is closed to it. */
  public static Optional<Refusal> refusalOfLand(World world, int nation, int from, int to) {
    boolean leavesFoedus = world.foedus(from) == nation && world.foedus(to) != nation;
    if (leavesFoedus && world.diplomacy().federator(nation) >= 0) {
      return FEDERATE;
    }
    return ClosedLand.refusalFor(world, nation, from, to);
  }

  public static void carryOut(Play play, int nation, Order.MarchHorde order) {
    World world = play.world();
    boolean strait = Way.between(world, world.horde(nation), order.to()) == Border.STRAIT;
    int paces = strait ? Allowance.ofHorde(world, nation) : 1;
    play.happen(new NationEvent.HordeMarched(nation, order.to(), paces));
  }
}
