package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.GarrisonFleet;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Ships of others meet a ship on its way over the sea. */
@Rule("8.1")
public final class Interception {

  private static final int NOBODY = -1;

  private final Play play;
  private final World world;
  private final Voyagers voyagers;
  private final Set<Integer> met = new HashSet<>();

  private Interception(Play play, Voyagers voyagers) {
    this.play = play;
    this.world = play.world();
    this.voyagers = voyagers;
  }

  /** As {@link #run(Play, int, List, List, int, int)}, without a leader aboard. */
  public static boolean run(
      Play play, int ship, List<Integer> cargo, List<Integer> seas, int from) {
    return run(play, ship, cargo, seas, from, NOBODY);
  }

  /**
   * Resolves all interceptions of a ship that survived its sinking roll. It still is where it
   * departs from; if it is driven back, it and its cargo count as moved.
   *
   * @param seas the sea areas that it goes through, in order
   * @param from the area it departs from
   * @param leader who is aboard; -1 for none
   * @return whether the ship may go on
   */
  public static boolean run(
      Play play, int ship, List<Integer> cargo, List<Integer> seas, int from, int leader) {
    Voyagers voyagers = new Voyagers(ship, cargo, leader);
    int back = new Interception(play, voyagers).cross(seas);
    if (back == 0 || !play.world().isOnBoard(ship)) {
      return play.world().isOnBoard(ship);
    }
    if (RoughSea.sinks(play, ship, leader, back)) {
      voyagers.sink(play);
    } else {
      play.happen(new UnitEvent.Moved(ship, from));
      cargo.forEach(unit -> play.happen(new UnitEvent.Moved(unit, from)));
    }
    return false;
  }

  /** A ship that retreats over a sea area is lost where another would be driven back. */
  @Rule("8.3")
  static boolean letsPass(Play play, Voyagers voyagers, int sea) {
    int back = new Interception(play, voyagers).cross(List.of(sea));
    if (back > 0 && play.world().isOnBoard(voyagers.ship())) {
      voyagers.sink(play);
    }
    return play.world().isOnBoard(voyagers.ship());
  }

  /** How many areas it is driven back by the first who does so; 0 if nobody does. */
  private int cross(List<Integer> seas) {
    Board board = world.board();
    for (int sea : seas) {
      int checked = meetGarrisons(sea);
      if (checked > 0 || !world.isOnBoard(voyagers.ship())) {
        return checked;
      }
      for (int i = 0; i < board.coastCount(sea); i++) {
        int back = meet(sea, board.coast(sea, i));
        if (back > 0 || !world.isOnBoard(voyagers.ship())) {
          return back;
        }
      }
      int back = CoastWatch.meet(play, voyagers, sea);
      if (back > 0 || !world.isOnBoard(voyagers.ship())) {
        return back;
      }
    }
    return 0;
  }

  /** Garrisons of nobody may have ships; they carry others themselves. */
  @Rule("14.2.8")
  private int meetGarrisons(int sea) {
    return world.kindOf(voyagers.ship()).ship()
        ? GarrisonFleet.in(world, sea)
            .map(fleet ->
                Encounter.withCoast(play, voyagers, sea, World.NOBODY, fleet.strength())
                    .attackersRetreat())
            .orElse(0)
        : 0;
  }

  private int meet(int sea, int area) {
    List<Integer> ready = ready(area);
    if (ready.isEmpty()) {
      return 0;
    }
    int owner = world.owner(ready.getFirst());
    List<Integer> chosen =
        play.ask(new Intercept(world, owner, voyagers.ship(), voyagers.cargo(), sea, ready));
    if (chosen.isEmpty()) {
      return 0;
    }
    met.addAll(chosen);
    Result result = Encounter.fight(play, voyagers, sea, chosen);
    return result.attackersRetreat();
  }

  /** Ships of somebody else that have not met this one, and on whose coast nobody lands. */
  private List<Integer> ready(int area) {
    List<Integer> found = new ArrayList<>();
    int mover = world.owner(voyagers.ship());
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (world.owner(unit) != mover && world.kindOf(unit).ship() && !met.contains(unit)) {
        found.add(unit);
      }
    }
    if (found.isEmpty()
        || isLandedOn(area, mover)
        || Surrenders.hasHappened(world, world.occupant(area))) {
      return List.of();
    }
    found.sort(null);
    return found;
  }

  @Rule("8.2")
  private boolean isLandedOn(int area, int mover) {
    for (int unit = world.firstUnit(mover); unit < world.endUnit(mover); unit++) {
      if (world.aim(unit) == area) {
        return true;
      }
    }
    return false;
  }
}
