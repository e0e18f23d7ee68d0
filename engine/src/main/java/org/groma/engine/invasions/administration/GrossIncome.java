package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.RealmRules;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What land and cities bring: provinces to a Kingdom, Areas to an Empire. */
@Rule({"XIV.B", "XIV.D", "XIV.E"})
final class GrossIncome {

  private static final int FULL = 100;

  private final World world;
  private final Setting setting;
  private final Board board;
  private final IncomeFigures figures;
  private final int nation;
  private final Ledger ledger;

  GrossIncome(World world, int nation, Ledger ledger) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.figures = setting.figures().income();
    this.nation = nation;
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
        int halves =
            world.isPillaged(province)
                ? figures.lootedCity()
                : figures.city(world.cityLevel(province));
        add(Budget.Item.CITY, cityName(province), halves);
      }
    }
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
        int halves = setting.country().income(province);
        add(Budget.Item.PROVINCE, board.name(province), halves);
        if (board.area(province) >= 0) {
          byArea[board.area(province)] += halves;
        }
      }
    }
    for (int area = 0; area < byArea.length; area++) {
      harvest(area, byArea[area]);
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
