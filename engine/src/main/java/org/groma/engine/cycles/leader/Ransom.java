package org.groma.engine.cycles.leader;

import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** In his turn a captor comes to terms about his captives, or puts them to death. */
@Rule("13.6")
public final class Ransom {

  private Ransom() {}

  /** The turn of a captor begins. */
  public static void negotiate(Play play, int captor) {
    World world = play.world();
    if (!Custody.isUsed(world)) {
      return;
    }
    for (int leader : Custody.heldBy(world, captor)) {
      release(play, leader);
      if (world.isCaptive(leader) && !bargain(play, leader, captor)) {
        mayExecute(play, leader, captor);
      }
    }
  }

  /** Some must be let go at once, for a fixed sum or what their owner has of it. */
  static void release(Play play, int leader) {
    World world = play.world();
    LeaderKind kind = world.leaderKind(leader);
    if (kind.isReleased() && mayReturn(world, leader)) {
      int sum = Math.min(kind.ransom(), world.treasury(world.leaderOwner(leader)));
      sendHome(play, leader, mayPay(world, leader) ? sum : 0);
    }
  }

  private static boolean bargain(Play play, int leader, int captor) {
    World world = play.world();
    int owner = world.leaderOwner(leader);
    if (world.treasury(owner) == 0 || !mayPay(world, leader) || !mayReturn(world, leader)) {
      return false;
    }
    int sum = play.ask(new ChooseRansom(world, owner, leader));
    if (sum == 0 || !play.ask(new AcceptRansom(world, captor, leader, sum))) {
      return false;
    }
    sendHome(play, leader, sum);
    return true;
  }

  private static void mayExecute(Play play, int leader, int captor) {
    if (!play.world().leaderKind(leader).isReleased()
        && play.ask(new ExecuteCaptive(play.world(), captor, leader))) {
      play.happen(new LeaderEvent.Executed(leader));
    }
  }

  /** Money passes only from one player to another (12, 14.2.1). */
  private static boolean mayPay(World world, int leader) {
    int payer = world.seat(world.leaderOwner(leader));
    return payer < 0 || payer != world.seat(world.owner(world.holder(leader)));
  }

  /** Whether there are units that he can go to. */
  private static boolean mayReturn(World world, int leader) {
    return !Appointment.posts(world, world.leaderOwner(leader)).isEmpty();
  }

  private static void sendHome(Play play, int leader, int sum) {
    World world = play.world();
    int owner = world.leaderOwner(leader);
    play.pay(owner, -sum, Account.RANSOM);
    play.pay(world.owner(world.holder(leader)), sum, Account.RANSOM);
    List<Integer> posts = Appointment.posts(world, owner);
    Appointment.post(play, leader, posts);
  }
}
