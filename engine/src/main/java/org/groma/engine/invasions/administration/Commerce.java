package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What sea zones bring: one Gold for a coastal city, and the monopoly value for all of them. Only
 * built cities count (ruling C37).
 */
@Rule("XIV.F")
final class Commerce {

  private static final int FULL = 100;

  private final World world;
  private final Setting setting;
  private final int nation;
  private final Ledger ledger;

  Commerce(World world, int nation, Ledger ledger) {
    this.world = world;
    this.setting = world.setting();
    this.nation = nation;
    this.ledger = ledger;
  }

  void add() {
    Board board = setting.board();
    int seas = board.seas();
    int[] ports = new int[seas];
    int[] own = new int[seas];
    for (int i = 0; i < board.harbours(); i++) {
      int province = board.harbour(i);
      if (world.hasCity(province)) {
        int sea = board.port(province);
        ports[sea - board.provinces()]++;
        if (world.holder(province) == nation && world.revolt(province) == 0) {
          own[sea - board.provinces()]++;
        }
      }
    }
    for (int zone = 0; zone < seas; zone++) {
      if (own[zone] > 0) {
        int sea = zone + board.provinces();
        add(Budget.Item.COMMERCE, sea, setting.figures().income().commerce());
        if (own[zone] == ports[zone] && setting.country().monopoly(sea) > 0) {
          add(Budget.Item.MONOPOLY, sea, setting.country().monopoly(sea));
        }
      }
    }
  }

  private void add(Budget.Item item, int sea, int halves) {
    int left = Math.ceilDiv(halves * world.cards().commercePercent(), FULL);
    ledger.enter(item, setting.board().name(sea), left);
  }
}
