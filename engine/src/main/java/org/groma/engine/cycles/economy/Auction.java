package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Conversion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.UnitKinds;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** An empire that cannot pay a unit auctions it; nobody gets the money. */
@Rule("13.3")
public final class Auction {

  private Auction() {}

  /** The unit leaves its owner, and goes to who bids most, if anybody does. */
  public static void hold(Play play, int unit) {
    World world = play.world();
    int seller = world.owner(unit);
    int area = world.place(unit);
    int highest = Prices.upkeep(world, unit) - 1; // the least bid is what keeping it costs
    int winner = World.NOBODY;
    int passed = 0;
    int others = world.setting().positions() - 1;
    for (int i = 1; passed < others; i++) {
      int bidder = (seller + i) % world.setting().positions();
      if (bidder == seller) {
        continue;
      }
      if (bidder != winner && mayBid(world, bidder, unit, highest)) {
        int bid = play.ask(new ChooseBid(world, bidder, unit, highest + 1));
        if (bid > 0) {
          highest = bid;
          winner = bidder;
          passed = 0;
          continue;
        }
      }
      passed++;
    }
    int kind = winner == World.NOBODY ? -1 : asOf(world, winner, world.kind(unit));
    play.remove(unit);
    if (winner != World.NOBODY) {
      play.pay(winner, -highest, Account.PURCHASE);
      play.happen(new UnitEvent.Raised(world.inBox(winner, kind), kind, area));
    }
  }

  /** It has the money and a counter, and no other unit of the seller stays where the unit is. */
  private static boolean mayBid(World world, int bidder, int unit, int highest) {
    return world.isPlaying(bidder)
        && world.treasury(bidder) > highest
        && world.unitsAt(world.place(unit)).size() == 1
        && world.inBox(bidder, asOf(world, bidder, world.kind(unit))) >= 0;
  }

  /** What a unit of an empire is with a position of another stage. */
  static int asOf(World world, int position, int kind) {
    UnitKinds kinds = world.setting().kinds();
    Stage stage = world.stage(position);
    if (stage == Stage.EMPIRE) {
      return kind;
    }
    if (kind == kinds.garrison()) {
      return kinds.infantry();
    }
    if (kind == kinds.elite()) {
      int horse = before(world, kind, Stage.EMPIRE);
      return stage == Stage.KINGDOM ? horse : before(world, horse, Stage.KINGDOM);
    }
    return kind;
  }

  /** The kind of the stage before that becomes another on reaching a stage. */
  private static int before(World world, int kind, Stage stage) {
    Conversion conversion = world.setting().conversion();
    for (int other = 0; other < world.setting().kinds().count(); other++) {
      boolean ofKingdom = conversion.become(other, Stage.KINGDOM) == other;
      if (other != kind
          && conversion.become(other, stage) == kind
          && ofKingdom == (stage == Stage.EMPIRE)) {
        return other;
      }
    }
    return kind;
  }
}
