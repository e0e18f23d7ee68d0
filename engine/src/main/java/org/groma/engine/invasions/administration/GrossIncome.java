package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.control.SharedControl;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.RealmRules;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What land and cities bring: provinces to a Kingdom, Areas to an Empire. */
@Rule({"XIV.B", "XIV.D", "XIV.E", "XXVI.B"})
final class GrossIncome {

  private static final int FULL = 100;

  private final World world;
  private final Setting setting;
  private final Board board;
  private final IncomeFigures figures;
  private final int nation;
  private final long allies;
  private final Ledger ledger;

  GrossIncome(World world, int nation, Ledger ledger) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.figures = setting.figures().income();
    this.nation = nation;
    this.allies = world.diplomacy().allies(nation);
    this.ledger = ledger;
  }

  void add() {
    cities();
    if (world.status(nation) == Status.EMPIRE) {
      areas();
    } else {
      provinces();
    }
    capital();
    offMap();
  }

  private void cities() {
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (brings(province) && world.hasCity(province)) {
        share(Budget.Item.CITY, cityName(province), city(province), isShared(province));
      }
    }
    for (int province = nextOfAllies(0); province >= 0; province = nextOfAllies(province + 1)) {
      if (world.hasCity(province)) {
        share(Budget.Item.CITY, cityName(province), city(province), true);
      }
    }
  }

  private int city(int province) {
    return world.isPillaged(province)
        ? figures.lootedCity()
        : figures.city(world.cityLevel(province));
  }

  private boolean isShared(int province) {
    return allies != 0 && SharedControl.sharer(world, nation, province) >= 0;
  }

  /** The first province from a number on that an ally controls together with the nation. */
  private int nextOfAllies(int from) {
    for (int province = from; allies != 0 && province < board.provinces(); province++) {
      int holder = world.holder(province);
      if (holder >= 0
          && (allies & 1L << holder) != 0
          && world.revolt(province) == 0
          && SharedControl.sharer(world, holder, province) == nation) {
        return province;
      }
    }
    return Board.NONE;
  }

  /** Enters what a province brings, or the half of it that an ally leaves. */
  private int share(Budget.Item item, String place, int halves, boolean shared) {
    int kept = shared ? SharedControl.half(halves) : halves;
    add(item, shared ? place + " (shared)" : place, kept);
    return kept;
  }

  private String cityName(int province) {
    return board.hasSite(province)
        ? board.city(province).orElseThrow().name()
        : board.name(province);
  }

  /** Controlled and not in revolt. */
  private boolean brings(int province) {
    return world.holder(province) == nation && world.revolt(province) == 0;
  }

  private void provinces() {
    int[] byArea = new int[board.areas()];
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (brings(province)) {
        province(province, isShared(province), byArea);
      }
    }
    for (int province = nextOfAllies(0); province >= 0; province = nextOfAllies(province + 1)) {
      province(province, true, byArea);
    }
    for (int area = 0; area < byArea.length; area++) {
      harvest(area, byArea[area]);
    }
  }

  private void province(int province, boolean shared, int[] byArea) {
    String name = board.name(province);
    int halves = share(Budget.Item.PROVINCE, name, setting.country().income(province), shared);
    if (board.area(province) >= 0) {
      byArea[board.area(province)] += halves;
    }
  }

  private void areas() {
    for (int area = 0; area < board.areas(); area++) {
      if (world.incumbent(area) == nation) {
        int halves = figures.area(AreaControl.isTotal(world, area));
        add(Budget.Item.AREA, board.areaId(area), halves);
        harvest(area, halves);
      }
    }
  }

  /** What a bad harvest takes; the income that is left is rounded up. */
  private void harvest(int area, int halves) {
    int left =
        world.cards().harvestPercent(area) < FULL && hasGranary(area)
            ? world.cards().granaryPercent(area)
            : world.cards().harvestPercent(area);
    int lost = halves * (FULL - left) / FULL;
    if (lost > 0) {
      add(Budget.Item.HARVEST, board.areaId(area), -lost);
    }
  }

  @Rule("III.E")
  private boolean hasGranary(int area) {
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      if (setting.bondRules().isGranary(province) && brings(province)) {
        return true;
      }
    }
    return false;
  }

  /** Nothing while the capital is lost: it is founded again after this income. */
  private void capital() {
    int capital = world.capital(nation);
    if (capital >= 0) {
      Status status = world.status(nation);
      int halves =
          setting.realmRules().capitalIncome(nation, status).orElse(figures.capital(status));
      add(Budget.Item.CAPITAL, cityName(capital), halves);
    }
  }

  private void offMap() {
    if (setting.options().intoTheEast()) {
      return;
    }
    for (RealmRules.OffMapIncome income : setting.realmRules().offMapIncome(nation)) {
      if (world.incumbent(income.area()) == nation) {
        add(Budget.Item.OFF_MAP, income.from(), income.halves());
      }
    }
  }

  private void add(Budget.Item item, String label, int halves) {
    ledger.enter(item, label, halves);
  }
}
