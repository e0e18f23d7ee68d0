package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Appointment;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Budget;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Entry;
import org.groma.engine.cycles.special.FoundedCities;
import org.groma.engine.cycles.special.KingdomTurn;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Sets a scenario up. */
@Rule({"14.2", "4.2"})
final class Opening {

  private final Play play;
  private final World world;

  Opening(Play play) {
    this.play = play;
    this.world = play.world();
  }

  void run() {
    PositionDraft.run(play);
    for (int i = 0; i < play.setting().positions(); i++) {
      if (play.setting().position(i).plays() && PositionDraft.isTaken(world, i)) {
        begin(i);
      }
    }
    FreeStarts.run(play);
    FoundedCities.begin(play);
    KingdomTurn.begin(play);
    Entry.begin(play);
    for (int area = 0; area < world.board().areas(); area++) {
      int city = world.board().cityAt(area);
      boolean unowned =
          city >= 0 && world.cityOwner(city) == World.NOBODY && isUsed(city) && !isSetUpIn(area);
      if (world.occupant(area) == World.NOBODY && (play.setting().beginsNeutral(area) || unowned)) {
        play.happen(new CityEvent.Garrisoned(area));
      }
    }
    for (int i = 0; i < play.setting().positions(); i++) {
      if (play.setting().position(i).plays() && world.isPlaying(i)) {
        place(i);
      }
    }
    MoveOrder.roll(play);
  }

  /** Cities inside the boundary are never without a garrison; optional ones where they are used. */
  @Rule("14.1")
  private boolean isUsed(int city) {
    return !world.board().cities().get(city).optional()
        || play.setting().options().optionalCities();
  }

  /** Whether somebody who plays sets himself up there: no garrison keeps him out. */
  @Rule("14.2.6")
  private boolean isSetUpIn(int area) {
    for (int i = 0; i < play.setting().positions(); i++) {
      Position position = play.setting().position(i);
      if (world.isPlaying(i)
          && position.placements().stream().anyMatch(each -> each.areas().contains(area))) {
        return true;
      }
    }
    return false;
  }

  private void begin(int number) {
    Position position = play.setting().position(number);
    play.happen(new PositionEvent.Began(number, position.stage()));
    position.owned().forEach(city -> play.happen(new CityEvent.Owned(city, number)));
    if (position.capital() >= 0) {
      play.happen(new PositionEvent.CapitalMoved(number, position.capital()));
    }
    play.pay(number, position.treasury(), Account.START);
    for (Position.Stationed stationed : position.units()) {
      for (int i = 0; i < stationed.count(); i++) {
        play.raise(number, stationed.kind(), stationed.area());
      }
    }
    for (int i = 0; i < position.leaders().size(); i++) {
      post(number, position.leaders().get(i));
    }
    if (position.stage() == Stage.BARBARIAN
        && position.units().isEmpty()
        && position.placements().isEmpty()) {
      Start.place(play, number);
    }
  }

  private void post(int number, int area) {
    int first = number * play.setting().leaders();
    for (int leader = first; leader < first + play.setting().leaders(); leader++) {
      if (world.leaderAt(leader) == World.BOX) {
        Appointment.prove(play, leader);
        play.happen(new LeaderEvent.Posted(leader, area));
        return;
      }
    }
  }

  /** A position puts up what it may place as it likes. */
  void place(int number) {
    Position position = play.setting().position(number);
    for (Placement placement : position.placements()) {
      if (placement.kind() != Placement.LEADER) {
        place(number, placement);
      }
    }
    position.budget().ifPresent(budget -> buy(number, budget));
    for (Placement placement : position.placements()) {
      if (placement.kind() == Placement.LEADER) {
        lead(number, placement);
      }
    }
  }

  private void place(int number, Placement placement) {
    for (int i = 0; i < placement.count(); i++) {
      List<Integer> areas = placement.areas();
      if (placement.apart()) {
        areas = areas.stream().filter(area -> world.occupant(area) == World.NOBODY).toList();
      }
      put(number, placement.kind(), areas);
    }
  }

  private boolean put(int number, int kind, List<Integer> areas) {
    List<Integer> free = areas.stream().filter(area -> isFree(number, kind, area)).toList();
    int unit = world.inBox(number, kind);
    if (free.isEmpty() || unit < 0) {
      return false;
    }
    int area =
        free.size() == 1 ? free.getFirst() : play.ask(new ChooseSite(world, number, kind, free));
    play.happen(new UnitEvent.Raised(unit, kind, area));
    return true;
  }

  private boolean isFree(int number, int kind, int area) {
    return !world.hasGarrison(area)
        && !(kind == play.setting().kinds().garrison() && world.board().isDesert(area))
        && Stacking.fitsKind(world, area, number, kind)
        && (!play.setting().kinds().get(kind).ship() || world.board().isCoastal(area));
  }

  void lead(int number, Placement placement) {
    List<Integer> led =
        placement.areas().stream().filter(area -> world.occupant(area) == number).toList();
    if (!led.isEmpty()) {
      post(
          number,
          led.size() == 1
              ? led.getFirst()
              : play.ask(new ChooseSite(world, number, Placement.LEADER, led)));
    }
  }

  void buy(int number, Budget budget) {
    int left = budget.value();
    boolean goesOn = true;
    while (goesOn) {
      List<Integer> options = new ArrayList<>();
      for (int kind : budget.kinds()) {
        int price = play.setting().kinds().get(kind).price(world.stage(number));
        if (price >= 0
            && price <= left
            && budget.areas().stream().anyMatch(area -> isFree(number, kind, area))
            && world.inBox(number, kind) >= 0) {
          options.add(kind);
        }
      }
      options.add(-1);
      int kind = play.ask(new ChooseLevy(world, number, left, options));
      goesOn = kind >= 0 && put(number, kind, budget.areas());
      left -= goesOn ? play.setting().kinds().get(kind).price(world.stage(number)) : 0;
    }
  }
}
