package org.groma.engine.cycles.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Positions that may act, and areas that may be entered. */
public final class CyclesInventory implements Inventory {

  private static final int OUT = -1;

  private final List<Item> positions = new ArrayList<>();
  private final List<Item> areas = new ArrayList<>();
  private final int[] number;

  public CyclesInventory(Setting setting) {
    for (int i = 0; i < setting.positions(); i++) {
      positions.add(
          new Item(
              "nation:" + setting.position(i).id(), Optional.empty(), setting.position(i).name()));
    }
    Board board = setting.board();
    number = new int[board.areas()];
    for (int area = 0; area < board.areas(); area++) {
      number[area] = board.degree(area) + board.seaCount(area) == 0 ? OUT : areas.size();
      if (number[area] == OUT) {
        continue; // nobody gets there in this scenario
      }
      areas.add(new Item("province:" + board.id(area), Optional.empty(), board.name(area)));
    }
  }

  @Override
  public List<Item> items(Usage usage) {
    return switch (usage) {
      case NATION_ENTERED, NATION_ACTED -> positions;
      case PROVINCE_ENTERED -> areas;
      default -> List.of();
    };
  }

  @Override
  public Consumer<Event> follow(Uses uses) {
    return event -> {
      switch (event) {
        case PositionEvent.Began(int position, _) -> uses.used(Usage.NATION_ENTERED, position);
        case BattleTold.Fought fought -> uses.used(Usage.NATION_ACTED, fought.attacker());
        case PositionEvent.Rose(int position, _) -> uses.used(Usage.NATION_ACTED, position);
        case UnitEvent.Raised(_, _, int place) -> entered(uses, place);
        case UnitEvent.Moved(_, int place) -> entered(uses, place);
        case UnitEvent.Driven(_, int place) -> entered(uses, place);
        default -> {
          // no use of anything listed
        }
      }
    };
  }

  private void entered(Uses uses, int place) {
    if (place < number.length && number[place] != OUT) {
      uses.used(Usage.PROVINCE_ENTERED, number[place]);
    }
  }
}
