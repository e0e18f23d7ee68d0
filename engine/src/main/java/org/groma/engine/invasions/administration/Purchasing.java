package org.groma.engine.invasions.administration;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.PriceList;
import org.groma.engine.invasions.setting.PurchaseFigures;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** What a nation may buy, where it may put it, and what that costs. Gold is counted in halves. */
@Rule({"XV.B", "XV.C"})
public final class Purchasing {

  private static final int FULL = 100;

  private final World world;
  private final Setting setting;
  private final Board board;
  private final PurchaseFigures figures;
  private final int nation;

  public Purchasing(World world, int nation) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.figures = setting.figures().purchase();
    this.nation = nation;
  }

  /** Why all of this cannot be bought together; empty when it can. */
  public Optional<Refusal> refusal(List<Purchase> basket) {
    for (int i = 0; i < basket.size(); i++) {
      Optional<Refusal> refusal = refusal(basket.get(i));
      if (refusal.isPresent()) {
        return refusal;
      }
      if (basket.subList(0, i).stream().anyMatch(isSameThing(basket.get(i)))) {
        return no("XV.B", "the same thing is bought twice");
      }
    }
    Optional<Refusal> many = tooMany(basket);
    return many.isPresent() ? many : tooDear(basket);
  }

  private static Predicate<Purchase> isSameThing(Purchase purchase) {
    return other ->
        purchase instanceof Purchase.Recruit recruit
            ? other instanceof Purchase.Recruit each && each.unit() == recruit.unit()
            : other.equals(purchase);
  }

  /** Why this alone cannot be bought, whatever it costs. */
  public Optional<Refusal> refusal(Purchase purchase) {
    return switch (purchase) {
      case Purchase.Recruit(int unit, int place) -> {
        Optional<Refusal> unavailable = unavailable(unit);
        yield unavailable.isPresent() ? unavailable : misplaced(unit, place);
      }
      case Purchase.Restore(int unit) -> beyondRepair(unit);
      case Purchase.Fortify(int province) -> unfitForWalls(province);
    };
  }

  /** Why a unit cannot be bought at all. */
  public Optional<Refusal> unavailable(int unit) {
    UnitKind kind = setting.kind(unit);
    if (world.isBarbarian(nation)) {
      return no("XV.A", "Barbarians buy nothing");
    }
    if (setting.roster().nation(unit) != nation || world.place(unit) != World.POOL) {
      return no("XV.B", "the unit is not in the nation's pool");
    }
    if (setting.prices().price(unit, world.status(nation)) == PriceList.NOT_FOR_SALE) {
      return no("XV.B", "a " + kind.name() + " is not for sale");
    }
    if (kind.from() > world.turn()) {
      return no("XV.C", "a " + kind.name() + " comes in turn " + kind.from());
    }
    return Optional.empty();
  }

  private Optional<Refusal> misplaced(int unit, int place) {
    UnitKind kind = setting.kind(unit);
    if (kind.isFleet()) {
      return board.isSea(place) && hasPortOn(place)
          ? Optional.empty()
          : no("XXV.A", "a fleet is built in a sea zone with a port city of the nation");
    }
    if (!board.isProvince(place) || world.holder(place) != nation || !board.isInPlay(place)) {
      return no("XV.B", "the province is not controlled by the nation");
    }
    if (!setting.access().mayEnter(nation, place, world.turn())) {
      return no("XVIII.K", board.name(place) + " is closed to the nation");
    }
    if (world.revolt(place) > 0 || Attitude.isOpposed(world, nation, place)) {
      return no("XV.B", board.name(place) + " is hostile");
    }
    int area = board.area(place);
    boolean strange =
        (kind.areas() != 0 && (area < 0 || (kind.areas() & 1L << area) == 0))
            || (kind.ownAreasOnly() && (area < 0 || world.incumbent(area) != nation));
    return strange ? no("XV.B", "a " + kind.name() + " may not stand there") : Optional.empty();
  }

  private boolean hasPortOn(int sea) {
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (board.port(province) == sea && world.hasCity(province) && world.revolt(province) == 0) {
        return true;
      }
    }
    return false;
  }

  private Optional<Refusal> beyondRepair(int unit) {
    if (world.status(nation) != Status.EMPIRE) {
      return no("XV.B", "only Empires restore elites for money");
    }
    boolean own =
        setting.roster().nation(unit) == nation
            && world.master(unit) == nation
            && world.isOnMap(unit);
    boolean elite = (setting.kind(unit).traits() & Trait.ELITE) != 0;
    return own && elite && world.isDamaged(unit)
        ? Optional.empty()
        : no("XV.B", "only a damaged elite of its own is restored");
  }

  private Optional<Refusal> unfitForWalls(int province) {
    if (world.isBarbarian(nation)) {
      return no("XV.A", "Barbarians buy nothing");
    }
    boolean fit =
        world.holder(province) == nation
            && world.hasCity(province)
            && world.revolt(province) == 0
            && !world.isFortified(province);
    return fit
        ? Optional.empty()
        : no("XXIII.C", "only a city of its own without walls can be fortified");
  }

  private Optional<Refusal> tooMany(List<Purchase> basket) {
    int recruits = 0;
    int nationals = 0;
    int restored = 0;
    for (int i = 0; i < basket.size(); i++) {
      switch (basket.get(i)) {
        case Purchase.Recruit(int unit, int place) -> {
          recruits++;
          nationals += setting.kind(unit).auxiliary() ? 0 : 1;
          if (putAt(basket, i, place) > room(place)) {
            return no(
                board.isSea(place) ? "XXV.A" : "XVII.B", board.name(place) + " has no more room");
          }
        }
        case Purchase.Restore _ -> restored++;
        case Purchase.Fortify _ -> {}
      }
    }
    if (recruits > world.realms().purchaseLimit(nation)) {
      return no("XV.B", "no more purchases are allowed this turn");
    }
    if (nationals > recruitLimit()) {
      return no("XV.B", "the nation finds only " + recruitLimit() + " recruits of its own a turn");
    }
    return restored > figures.restored()
        ? no("XV.B", "only " + figures.restored() + " elites are restored a turn")
        : Optional.empty();
  }

  private static int putAt(List<Purchase> basket, int upTo, int place) {
    int count = 0;
    for (int i = 0; i <= upTo; i++) {
      count +=
          basket.get(i) instanceof Purchase.Recruit(int _, int where) && where == place ? 1 : 0;
    }
    return count;
  }

  /** How many more units there is room for. */
  public int room(int place) {
    return board.isSea(place)
        ? figures.fleetsInZone() - world.countAt(place, 1L << nation)
        : Stacking.limit(world, nation, place) - Stacking.counted(world, nation, place);
  }

  private int recruitLimit() {
    return setting
        .realmRules()
        .recruits(nation, world.turn(), world.status(nation), world.decline(nation));
  }

  private Optional<Refusal> tooDear(List<Purchase> basket) {
    return price(basket) > world.gold(nation)
        ? no("XIV.A", "the Treasury does not have that much Gold")
        : Optional.empty();
  }

  public int price(List<Purchase> basket) {
    int sum = 0;
    for (Purchase purchase : basket) {
      sum += price(purchase);
    }
    return sum;
  }

  /** The price as prices are this turn, rounded up to whole Gold. */
  public int price(Purchase purchase) {
    Status status = world.status(nation);
    int full =
        switch (purchase) {
          case Purchase.Recruit(int unit, int _) -> setting.prices().price(unit, status);
          case Purchase.Restore(int unit) ->
              figures.restoring(setting.prices().price(unit, status));
          case Purchase.Fortify _ -> figures.walls();
        };
    return 2 * Math.ceilDiv(full * world.realms().pricePercent(nation), 2 * FULL);
  }

  private static Optional<Refusal> no(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
