package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;

/**
 * A set-up carried out without asking anybody: units that players place go where there is room
 * first. What does not go in is noted.
 */
final class Deployment {

  /** Why a unit did not go in. */
  enum Reason {
    NO_COUNTER,
    /** The area has as many as may stand there. */
    CROWDED,
    /** None of the areas where it may be placed has room. */
    NO_ROOM
  }

  /**
   * A unit that did not go in.
   *
   * @param area where it should stand, or {@link Board#NONE} where its player chooses
   */
  record Misfit(int position, int kind, int area, Reason reason) {}

  private record Order(int position, Placement placement) {
    int spare() {
      return placement.areas().size() - placement.count();
    }
  }

  private final World world;
  private final Setting setting;
  private final List<Misfit> misfits = new ArrayList<>();

  private Deployment(Setting setting) {
    this.setting = setting;
    world = new World(setting);
  }

  static Deployment of(Setting setting) {
    Deployment deployment = new Deployment(setting);
    for (int i = 0; i < setting.positions(); i++) {
      if (setting.position(i).plays()) {
        deployment.begin(i, setting.position(i));
      }
    }
    orders(setting).forEach(order -> deployment.place(order.position(), order.placement()));
    return deployment;
  }

  /** What players place, first those who have the fewest areas to spare. */
  private static List<Order> orders(Setting setting) {
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < setting.positions(); i++) {
      for (Placement placement : setting.position(i).placements()) {
        if (placement.kind() != Placement.LEADER) {
          orders.add(new Order(i, placement));
        }
      }
    }
    orders.sort(Comparator.comparingInt(Order::spare));
    return orders;
  }

  World world() {
    return world;
  }

  List<Misfit> misfits() {
    return List.copyOf(misfits);
  }

  private void begin(int number, Position position) {
    world.apply(new PositionEvent.Began(number, position.stage()));
    position.owned().forEach(city -> world.apply(new CityEvent.Owned(city, number)));
    if (position.capital() >= 0) {
      world.apply(new PositionEvent.CapitalMoved(number, position.capital()));
    }
    for (Position.Stationed stationed : position.units()) {
      for (int i = 0; i < stationed.count(); i++) {
        station(number, stationed.kind(), stationed.area());
      }
    }
  }

  private void station(int number, int kind, int area) {
    if (!Stacking.fitsKind(world, area, number, kind)) {
      misfits.add(new Misfit(number, kind, area, Reason.CROWDED));
    } else {
      raise(number, kind, area);
    }
  }

  private void place(int number, Placement placement) {
    Set<Integer> left = new TreeSet<>(placement.areas());
    for (int i = 0; i < placement.count(); i++) {
      OptionalInt free =
          left.stream()
              .mapToInt(area -> area)
              .filter(area -> isFree(number, placement.kind(), area))
              .findFirst();
      if (free.isEmpty()) {
        misfits.add(new Misfit(number, placement.kind(), Board.NONE, Reason.NO_ROOM));
      } else {
        raise(number, placement.kind(), free.getAsInt());
        if (placement.apart()) {
          left.remove(free.getAsInt());
        }
      }
    }
  }

  /** Whether a unit may be placed in an area where nobody else and no neutral garrison is. */
  private boolean isFree(int number, int kind, int area) {
    Board board = setting.board();
    int city = board.cityAt(area);
    boolean neutral =
        setting.beginsNeutral(area) || (city >= 0 && world.cityOwner(city) == World.NOBODY);
    boolean barren =
        board.isDesert(area)
            && (kind == setting.kinds().garrison()
                || (kind == setting.kinds().tribe() && !setting.group(number).deserts()));
    return !neutral
        && !barren
        && (!setting.kinds().get(kind).ship() || board.isCoastal(area))
        && Stacking.fitsKind(world, area, number, kind);
  }

  private void raise(int number, int kind, int area) {
    int unit = world.inBox(number, kind);
    if (unit < 0) {
      misfits.add(new Misfit(number, kind, area, Reason.NO_COUNTER));
    } else {
      world.apply(new UnitEvent.Raised(unit, kind, area));
    }
  }
}
