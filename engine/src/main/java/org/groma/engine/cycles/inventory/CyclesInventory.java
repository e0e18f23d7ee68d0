package org.groma.engine.cycles.inventory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.value.Datum;

/** Positions that may act, areas that may be entered, units to be had, and special rules. */
public final class CyclesInventory implements Inventory {

  private static final int OUT = -1;

  /** A unit of a position's own list, by its number among what is bought. */
  private record Offer(int position, int kind, int item) {}

  private final Setting setting;
  private final Stock stock = new Stock();
  private final int[] areas;
  private final int[] pieces;
  private final List<Offer> offers = new ArrayList<>();
  private final List<SpecialUse> specials;

  public CyclesInventory(Setting setting) {
    this.setting = setting;
    for (int i = 0; i < setting.positions(); i++) {
      for (Usage usage :
          List.of(
              Usage.NATION_ENTERED,
              Usage.NATION_ACTED,
              Usage.NATION_MOVED,
              Usage.NATION_ATTACKED,
              Usage.NATION_HELD)) {
        stock.add(usage, "nation:" + setting.position(i).id(), setting.position(i).name());
      }
    }
    areas = areas();
    pieces = new int[setting.kinds().count()];
    kinds();
    offers();
    specials = SpecialUse.of(setting, stock);
  }

  private int[] areas() {
    Board board = setting.board();
    int[] number = new int[board.areas()];
    for (int area = 0; area < board.areas(); area++) {
      boolean isOut = board.degree(area) + board.seaCount(area) == 0; // in this scenario
      number[area] =
          isOut
              ? OUT
              : stock.add(Usage.PROVINCE_ENTERED, "province:" + board.id(area), board.name(area));
    }
    return number;
  }

  /**
   * The kinds that a scenario must do something with: those that enter by its rules. Where players
   * choose whom they play, it is all of them; elsewhere most kinds are for other scenarios.
   */
  private void kinds() {
    Set<String> entering = new HashSet<>();
    for (Datum rule : setting.specials("enters")) {
      if (Facts.field(rule, "units").orElse(null) instanceof Datum.Fields(var units)) {
        entering.addAll(units.keySet());
      }
    }
    Arrays.fill(pieces, OUT);
    for (int kind = 0; kind < pieces.length; kind++) {
      UnitKind each = setting.kinds().get(kind);
      if (setting.pool(each.counter()) > 0 && (setting.isOpen() || entering.contains(each.id()))) {
        pieces[kind] = stock.add(Usage.PIECE_USED, "unit:" + each.id(), each.name());
      }
    }
  }

  /** What positions buy from lists of their own, which stand in the scenario. */
  private void offers() {
    List<Datum> rules = setting.scenario().special();
    for (int i = 0; i < rules.size(); i++) {
      Datum rule = Facts.field(rules.get(i), "units").orElse(Datum.text(""));
      int position = Facts.text(rule, "nation").map(setting::positionNamed).orElse(OUT);
      List<Datum> list = Facts.items(Facts.field(rule, "list"));
      for (int k = 0; k < list.size() && position >= 0; k++) {
        int kind = Facts.text(list.get(k), "unit").map(setting.kinds()::find).orElse(OUT);
        if (kind >= 0 && Facts.number(list.get(k), "price").isPresent()) {
          int item =
              stock.add(
                  Usage.PURCHASE_MADE,
                  "scenario:" + setting.scenario().id().slug(),
                  "special[" + i + "].units.list[" + k + "]",
                  setting.kinds().get(kind).name() + " of " + setting.position(position).name());
          offers.add(new Offer(position, kind, item));
        }
      }
    }
  }

  @Override
  public List<Item> items(Usage usage) {
    return stock.items(usage);
  }

  @Override
  public Consumer<Event> follow(Uses uses) {
    World world = new World(setting);
    return event -> {
      if (event instanceof CyclesEvent ours) {
        hear(ours, world, uses);
        specials.forEach(special -> special.hear(ours, world, uses));
        world.apply(ours);
      }
    };
  }

  private void hear(CyclesEvent event, World world, Uses uses) {
    switch (event) {
      case PositionEvent.Began(int position, _) -> uses.used(Usage.NATION_ENTERED, position);
      case BattleTold.Fought fought -> {
        uses.used(Usage.NATION_ACTED, fought.attacker());
        uses.used(Usage.NATION_ATTACKED, fought.attacker());
      }
      case PositionEvent.Rose(int position, _) -> uses.used(Usage.NATION_ACTED, position);
      case CityEvent.Owned(_, int position) -> {
        if (position >= 0) {
          uses.used(Usage.NATION_HELD, position);
        }
      }
      case UnitEvent.Raised(int unit, int kind, int place) -> {
        entered(uses, place);
        used(Usage.PIECE_USED, pieces[kind], uses);
        if (world.phase() == Phase.ECONOMY) {
          offers.stream()
              .filter(offer -> offer.kind() == kind && offer.position() == world.owner(unit))
              .forEach(offer -> uses.used(Usage.PURCHASE_MADE, offer.item()));
        }
      }
      case UnitEvent.Turned(_, int kind) -> used(Usage.PIECE_USED, pieces[kind], uses);
      case UnitEvent.Moved(int unit, int place) -> {
        entered(uses, place);
        uses.used(Usage.NATION_MOVED, world.owner(unit));
      }
      case UnitEvent.Driven(_, int place) -> entered(uses, place);
      default -> {
        // no use of anything listed
      }
    }
  }

  private void entered(Uses uses, int place) {
    if (place < areas.length) {
      used(Usage.PROVINCE_ENTERED, areas[place], uses);
    }
  }

  private static void used(Usage usage, int item, Uses uses) {
    if (item != OUT) {
      uses.used(usage, item);
    }
  }
}
