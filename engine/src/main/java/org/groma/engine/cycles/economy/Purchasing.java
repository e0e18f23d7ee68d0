package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Armoury;
import org.groma.engine.cycles.special.RebuildLimit;
import org.groma.engine.cycles.special.RebuildOnly;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Kingdoms and empires buy units, one after another. */
@Rule({"4.5.3", "10.5", "11.3"})
public final class Purchasing {

  private static final String SECTION = "10.5";

  private Purchasing() {}

  public static void play(Play play, int position) {
    World world = play.world();
    while (true) {
      ChoosePurchase choice = new ChoosePurchase(world, position);
      if (!choice.isAnythingAffordable()) {
        return;
      }
      Purchase purchase = play.ask(choice);
      if (purchase.equals(Purchase.NONE)) {
        return;
      }
      play.pay(position, -Prices.price(world, position, purchase.kind()), Account.PURCHASE);
      play.raise(position, purchase.kind(), purchase.area());
    }
  }

  /** Why a position may not make a purchase now. */
  public static Optional<Refusal> refusal(World world, int position, Purchase purchase) {
    return kindRefusal(world, position, purchase.kind())
        .or(() -> siteRefusal(world, position, purchase));
  }

  /** Why no unit of a kind can be bought, wherever. */
  static Optional<Refusal> kindRefusal(World world, int position, int kind) {
    if (kind < 0 || kind >= world.setting().kinds().count()) {
      return refuse("there is no such unit");
    }
    int price = Prices.price(world, position, kind);
    if (world.stage(position) == Stage.BARBARIAN || price < 0) {
      return refuse("it has no such units to buy");
    }
    if (!RebuildOnly.allows(world, position, kind)) {
      return refuse("it may only rebuild what it has lost");
    }
    if (RebuildLimit.isReached(world, position, kind)) {
      return Optional.of(new Refusal("14.2.7", "it has as many of them as it may have"));
    }
    if (price > world.treasury(position)) {
      return refuse("there is not money enough");
    }
    return world.inBox(position, kind) < 0 ? refuse("there is no counter left") : Optional.empty();
  }

  private static Optional<Refusal> siteRefusal(World world, int position, Purchase purchase) {
    int area = purchase.area();
    Board board = world.board();
    if (area < 0 || area >= board.areas()) {
      return refuse("it is placed in an area");
    }
    Optional<Refusal> site =
        purchase.kind() == world.setting().kinds().garrison()
            ? Garrisons.refusal(world, position, area)
            : cityRefusal(world, position, area);
    if (site.isPresent()) {
      return site;
    }
    if (!Armoury.allows(world, position, purchase.kind(), area)) {
      return Optional.of(new Refusal("14.2", "such units are not built there"));
    }
    if (world.setting().kinds().get(purchase.kind()).ship() && !board.isCoastal(area)) {
      return refuse("ships are built on a coast");
    }
    return Stacking.fitsKind(world, area, position, purchase.kind())
        ? Optional.empty()
        : Optional.of(new Refusal("6", "too many units would stand there"));
  }

  private static Optional<Refusal> cityRefusal(World world, int position, int area) {
    int city = world.board().cityAt(area);
    return city != Board.NONE && Holdings.isTaxable(world, position, city)
        ? Optional.empty()
        : refuse("new units are placed in own cities that are not pillaged");
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(SECTION, reason));
  }

  /** Everything a position may buy now. */
  static List<Purchase> possible(World world, int position) {
    List<Purchase> found = new ArrayList<>();
    for (int kind = 0; kind < world.setting().kinds().count(); kind++) {
      if (kindRefusal(world, position, kind).isEmpty()) {
        for (int area = 0; area < world.board().areas(); area++) {
          Purchase purchase = new Purchase(kind, area);
          if (siteRefusal(world, position, purchase).isEmpty()) {
            found.add(purchase);
          }
        }
      }
    }
    return found;
  }
}
