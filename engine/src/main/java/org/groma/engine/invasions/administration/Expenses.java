package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What revolts, heresies, Decline, calamities and a Kingdom's units cost. */
@Rule({"XIV.G", "XIV.H", "XVI.E"})
final class Expenses {

  private final World world;
  private final Setting setting;
  private final Board board;
  private final IncomeFigures figures;
  private final int nation;
  private final Ledger ledger;

  Expenses(World world, int nation, Ledger ledger) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.figures = setting.figures().income();
    this.nation = nation;
    this.ledger = ledger;
  }

  void add() {
    revolts();
    if (!Heresies.isImmune(world, nation)) {
      heresies();
    }
    add(Budget.Item.DECLINE, "In Decline", figures.decline(world.decline(nation)));
    add(Budget.Item.EXTRA, "this turn", world.realms().extraExpense(nation));
    maintenance();
  }

  private void revolts() {
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      add(Budget.Item.REVOLT, board.name(province), figures.revolt(world.revolt(province)));
    }
  }

  /**
   * An Empire pays for every Area it controls; a Kingdom for those it has provinces in, and only
   * when some of them are heretical and some are not.
   */
  private void heresies() {
    boolean empire = world.status(nation) == Status.EMPIRE;
    long concerned = empire ? controlled() : settled();
    boolean orthodox = empire;
    for (long rest = concerned; rest != 0; rest &= rest - 1) {
      orthodox |= !Heresies.trouble(world, nation, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = orthodox ? concerned : 0; rest != 0; rest &= rest - 1) {
      int area = Long.numberOfTrailingZeros(rest);
      if (Heresies.trouble(world, nation, area)) {
        add(Budget.Item.HERESY, board.areaId(area), figures.heresy());
      }
    }
  }

  /** The Areas that the nation controls, a bit each. */
  private long controlled() {
    long areas = 0;
    for (int area = 0; area < board.areas(); area++) {
      areas |= world.incumbent(area) == nation ? 1L << area : 0;
    }
    return areas;
  }

  /** The Areas in which the nation controls provinces, a bit each. */
  private long settled() {
    long areas = 0;
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      areas |= board.area(province) < 0 ? 0 : 1L << board.area(province);
    }
    return areas;
  }

  /** For the nation's own counters on the map, whoever commands them. */
  private void maintenance() {
    int each = figures.maintenance(world.status(nation));
    add(Budget.Item.MAINTENANCE, "units", each == 0 ? 0 : each * keptUnits());
  }

  private int keptUnits() {
    Roster roster = setting.roster();
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && !setting.prices().isKeptForNothing(unit)) {
        count++;
      }
    }
    return count;
  }

  private void add(Budget.Item item, String label, int halves) {
    if (halves != 0) {
      ledger.enter(item, label, -halves);
    }
  }
}
