package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Before each of his campaigns a leader and his stack may appear anywhere in friendly land that is
 * connected with where they are. As an option sea zones with a naval stack of the nation and none
 * of its enemies connect land too, but not for nomads (ruling E42).
 */
@Rule("XXII.A")
final class Redeployment {

  private static final Optional<Refusal> LATE =
      Refusing.because("XXII.A", "a leader is redeployed only at the start of his campaign");
  private static final Optional<Refusal> NOT_HIS =
      Refusing.because("XXII.A", "only the leader and land units that are with him redeploy");
  private static final Optional<Refusal> CUT_OFF =
      Refusing.because("XXII.A", "no friendly land connects the two provinces");

  private Redeployment() {}

  static Optional<Refusal> refusal(World world, int nation, Order.Redeploy order, Phase phase) {
    if (phase.step() != Phase.Step.DEPARTURE) {
      return LATE;
    }
    int from = world.leaderPlace(order.leader());
    for (int i = 0; i < order.units().size(); i++) {
      int unit = order.units().get(i);
      if (!isWithHim(world, nation, unit, from)) {
        return NOT_HIS;
      }
    }
    Optional<Refusal> duty = FoedusDuty.refusal(world, order.units(), from);
    if (duty.isPresent()) {
      return duty;
    }
    int to = order.to();
    boolean[] reached = reached(world, nation, from, isSeaworthy(world, order));
    if (to < 0 || to >= world.setting().board().provinces() || to == from || !reached[to]) {
      return CUT_OFF;
    }
    for (int i = 0; i < order.units().size(); i++) {
      Optional<Refusal> closed = ClosedLand.refusal(world, order.units().get(i), from, to);
      if (closed.isPresent()) {
        return closed;
      }
    }
    int own = world.setting().leader(order.leader()).nation();
    return ClosedLand.refusalFor(world, own, from, to);
  }

  private static boolean isWithHim(World world, int nation, int unit, int place) {
    return unit >= 0
        && unit < world.setting().roster().size()
        && world.place(unit) == place
        && !world.setting().kind(unit).isFleet()
        && Marching.commands(world, nation, world.master(unit));
  }

  private static boolean isSeaworthy(World world, Order.Redeploy order) {
    return SeaOrders.areSeaworthy(world, order.units(), order.leader());
  }

  /**
   * The friendly provinces connected with a friendly one; none when it is not friendly itself.
   *
   * @param seaworthy whether those who go may cross the sea at all
   */
  static boolean[] reached(World world, int nation, int from, boolean seaworthy) {
    Board board = world.setting().board();
    boolean bySea = seaworthy && world.setting().options().seaPathForCampaigns();
    boolean[] reached = new boolean[board.size()];
    if (from < 0 || from >= board.provinces() || !isFriendly(world, nation, from)) {
      return reached;
    }
    int[] queue = new int[board.size()];
    int end = 0;
    queue[end++] = from;
    reached[from] = true;
    for (int head = 0; head < end; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int next = board.target(at, i);
        boolean friendly =
            board.isProvince(next)
                ? isFriendly(world, nation, next) && isOpen(world, nation, at, i)
                : bySea && board.isSea(next) && SeaOrders.isSafe(world, nation, next);
        if (!reached[next] && board.isInPlay(next) && friendly) {
          reached[next] = true;
          queue[end++] = next;
        }
      }
    }
    return reached;
  }

  private static boolean isFriendly(World world, int nation, int province) {
    return Attitude.of(world, nation, province) == Attitude.OfProvince.FRIENDLY;
  }

  private static boolean isOpen(World world, int nation, int from, int edge) {
    Board board = world.setting().board();
    return board.border(from, edge) != Border.STRAIT
        || !SeaOrders.isBlockaded(world, nation, board.strait(from, edge).orElseThrow());
  }

  static void carryOut(Play play, Order.Redeploy order) {
    if (!order.units().isEmpty()) {
      play.happen(new UnitEvent.Placed(order.units(), order.to()));
    }
    play.happen(new LeaderEvent.Posted(order.leader(), order.to()));
  }
}
