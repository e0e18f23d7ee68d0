package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.leader.Presence;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Money for who might attack; what he promises for it binds him to nothing. */
@Rule("13.7")
public final class Tribute {

  private Tribute() {}

  /** Others may pay a position before it moves. */
  public static void offer(Play play, int receiver) {
    World world = play.world();
    if (!world.setting().options().tribute() || !world.isPlaying(receiver)) {
      return;
    }
    for (int payer = 0; payer < world.setting().positions(); payer++) {
      if (mayPay(world, payer, receiver)) {
        int sum = play.ask(new ChooseTribute(world, payer, receiver));
        play.pay(payer, -sum, Account.TRIBUTE);
        play.pay(receiver, sum, Account.TRIBUTE);
      }
    }
  }

  /**
   * Whether a position may pay tribute to a neighbour who is a barbarian or has more units; with a
   * diplomat to anybody.
   */
  @Rule({"13.6", "13.7"})
  public static boolean mayPay(World world, int payer, int receiver) {
    return payer != receiver
        && world.isPlaying(payer)
        && world.stage(payer) != Stage.BARBARIAN
        && world.treasury(payer) > 0
        && (Presence.tribute(world, payer) > 0 || isDue(world, payer, receiver));
  }

  private static boolean isDue(World world, int payer, int receiver) {
    return (world.stage(receiver) == Stage.BARBARIAN
            || world.combatUnits(receiver) > world.combatUnits(payer))
        && threatens(world, receiver, payer);
  }

  /** The most that a position may pay to another in a turn. */
  @Rule({"13.6", "13.7"})
  static int most(World world, int payer) {
    int usual = world.setting().numbers().tribute();
    return Math.min(Math.max(usual, Presence.tribute(world, payer)), world.treasury(payer));
  }

  private static boolean threatens(World world, int receiver, int payer) {
    Board board = world.board();
    for (int city : Holdings.owned(world, payer)) {
      int area = Holdings.area(world, city);
      for (int i = 0; i < board.degree(area); i++) {
        if (world.occupant(board.near(area, i)) == receiver) {
          return true;
        }
      }
    }
    return false;
  }
}
