package org.groma.engine.invasions.administration;

import java.util.List;
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
  private final List<Budget.Line> lines;

  Expenses(World world, int nation, List<Budget.Line> lines) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.figures = setting.figures().income();
    this.nation = nation;
    this.lines = lines;
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
    for (int province = 0; province < board.provinces(); province++) {
      if (world.holder(province) == nation) {
        add(Budget.Item.REVOLT, board.name(province), figures.revolt(world.revolt(province)));
      }
    }
  }

  /**
   * An Empire pays for every Area it controls; a Kingdom for those it has provinces in, and only
   * when some of them are heretical and some are not.
   */
  private void heresies() {
    boolean empire = world.status(nation) == Status.EMPIRE;
    boolean[] concerned = new boolean[board.areas()];
    boolean orthodox = empire;
    for (int area = 0; area < concerned.length; area++) {
      concerned[area] = empire ? world.incumbent(area) == nation : holdsIn(area);
      orthodox |= concerned[area] && world.realms().heresy(area) == 0;
    }
    for (int area = 0; orthodox && area < concerned.length; area++) {
      if (concerned[area] && world.realms().heresy(area) > 0) {
        add(Budget.Item.HERESY, board.areaId(area), figures.heresy());
      }
    }
  }

  private boolean holdsIn(int area) {
    for (int i = 0; i < board.provinceCount(area); i++) {
      if (world.holder(board.province(area, i)) == nation) {
        return true;
      }
    }
    return false;
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
      lines.add(new Budget.Line(item, label, -halves));
    }
  }
}
