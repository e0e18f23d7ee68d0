package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Budget;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The Persian kingdom that a player may choose in the open scenario. */
@Rule("13.2.3")
final class Persia {

  private static final String PROVINCE = "persia";
  private static final int VALUE = 12;
  private static final int TREASURY = 6;
  private static final List<String> UNITS = List.of("horse", "infantry", "bow", "ship");

  private Persia() {}

  /** It begins as if it had become a kingdom in the turn before. */
  static void begin(Play play, int position) {
    World world = play.world();
    play.happen(new PositionEvent.Began(position, Stage.KINGDOM));
    play.happen(new PositionEvent.Dated(position, world.turn() - 1));
    play.pay(position, TREASURY, Account.START);
    List<Integer> areas = areas(world);
    for (int area : areas) {
      if (world.board().cityAt(area) >= 0
          && Holdings.isEmpty(world, world.board().cityAt(area))
          && world.hasGarrison(area)) {
        play.happen(new CityEvent.GarrisonGone(area));
      }
    }
    List<Integer> kinds = UNITS.stream().map(play.setting().kinds()::find).toList();
    Opening opening = new Opening(play);
    opening.buy(position, new Budget(VALUE, areas, kinds));
    opening.lead(position, new Placement(Placement.LEADER, 1, areas, false));
  }

  private static List<Integer> areas(World world) {
    int province = world.board().provinceNamed(PROVINCE);
    List<Integer> found = new ArrayList<>();
    for (int area = 0; area < world.board().areas(); area++) {
      if (province >= 0 && world.board().province(area) == province) {
        found.add(area);
      }
    }
    return found;
  }
}
