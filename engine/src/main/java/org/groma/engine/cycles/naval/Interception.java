package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.GarrisonFleet;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Ships of others meet a ship, or two that sail together, on the way over the sea. */
@Rule("8.1")
public final class Interception {

  private final Play play;
  private final World world;
  private final int mover;
  private final Set<Integer> met = new HashSet<>();
  private Voyagers voyagers;

  private Interception(Play play, Voyagers voyagers) {
    this.play = play;
    this.world = play.world();
    this.voyagers = voyagers;
    this.mover = voyagers.owner(world);
  }

  /**
   * Resolves all interceptions of ships that survived their sinking rolls. They still are where
   * they depart from; if they are driven back, they and their cargo count as moved.
   *
   * @param seas the sea areas that they go through, in order
   * @param from the area they depart from
   * @return whether those who are left may go on
   */
  public static boolean run(Play play, Voyagers voyagers, List<Integer> seas, int from) {
    return run(play, voyagers, List.of(), seas, from);
  }

  /**
   * The same for a ship that takes aboard what it carries on its way. Who meets it before that
   * meets it alone.
   *
   * @param outward the sea areas before, in order
   * @param onward those after
   */
  @Rule("5.2")
  public static boolean run(
      Play play, Voyagers laden, List<Integer> outward, List<Integer> onward, int from) {
    Interception interception = new Interception(play, outward.isEmpty() ? laden : laden.unladen());
    int back = interception.cross(outward);
    if (back == 0 && !interception.voyagers.areLost()) {
      interception.voyagers = laden.left(play.world());
      back = interception.cross(onward);
    }
    if (back > 0) {
      interception.driveBack(back, from);
    }
    return back == 0 && !interception.voyagers.areLost();
  }

  /** Each ship rolls for itself. */
  private void driveBack(int back, int from) {
    for (int ship : voyagers.ships()) {
      if (RoughSea.sinks(play, ship, voyagers.aboard(ship), 1, back)) {
        voyagers = voyagers.fall(play, ship);
      } else {
        play.happen(new UnitEvent.Moved(ship, from));
      }
    }
    // who came aboard on the way is put ashore where that was
    voyagers.cargo().forEach(unit -> play.happen(new UnitEvent.Moved(unit, world.place(unit))));
  }

  /** A ship that retreats over the sea is lost where another would be driven back. */
  @Rule("8.3")
  static boolean letsPass(Play play, Voyagers voyagers, List<Integer> seas) {
    Interception interception = new Interception(play, voyagers);
    if (interception.cross(seas) > 0) {
      interception.voyagers.sink(play);
      return false;
    }
    return !interception.voyagers.areLost();
  }

  /** How many areas they are driven back by the first who does so; 0 if nobody does. */
  private int cross(List<Integer> seas) {
    Board board = world.board();
    for (int sea : seas) {
      int back = meetGarrisons(sea);
      for (int i = 0; back == 0 && !voyagers.areLost() && i < board.coastCount(sea); i++) {
        back = meet(sea, board.coast(sea, i));
      }
      if (back == 0 && !voyagers.areLost()) {
        back = CoastWatch.meet(play, voyagers, sea);
        voyagers = voyagers.left(world);
      }
      if (back > 0 || voyagers.areLost()) {
        return back;
      }
    }
    return 0;
  }

  /** Garrisons of nobody may have ships; they carry others themselves. */
  @Rule("14.2.8")
  private int meetGarrisons(int sea) {
    Optional<GarrisonFleet> fleet =
        world.kindOf(voyagers.ships().getFirst()).ship()
            ? GarrisonFleet.in(world, sea)
            : Optional.empty();
    if (fleet.isEmpty()) {
      return 0;
    }
    Result result = Encounter.withCoast(play, voyagers, sea, World.NOBODY, fleet.get().strength());
    voyagers = voyagers.left(world);
    return result.attackersRetreat();
  }

  private int meet(int sea, int area) {
    List<Integer> ready = ready(area);
    if (ready.isEmpty()) {
      return 0;
    }
    int owner = world.owner(ready.getFirst());
    List<Integer> chosen =
        play.ask(new Intercept(world, owner, voyagers.ships(), voyagers.cargo(), sea, ready));
    if (chosen.isEmpty()) {
      return 0;
    }
    met.addAll(chosen);
    Result result = Encounter.fight(play, voyagers, sea, chosen);
    voyagers = voyagers.left(world);
    return result.attackersRetreat();
  }

  /** Ships of somebody else that have not met these, and on whose coast nobody lands. */
  private List<Integer> ready(int area) {
    List<Integer> found = new ArrayList<>();
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (world.owner(unit) != mover && world.kindOf(unit).ship() && !met.contains(unit)) {
        found.add(unit);
      }
    }
    if (found.isEmpty()
        || Bounds.keepPeace(world, world.occupant(area), mover)
        || isLandedOn(area)
        || Surrenders.hasHappened(world, world.occupant(area))) {
      return List.of();
    }
    found.sort(null);
    return found;
  }

  @Rule("8.2")
  private boolean isLandedOn(int area) {
    for (int unit = world.firstUnit(mover); unit < world.endUnit(mover); unit++) {
      if (world.aim(unit) == area) {
        return true;
      }
    }
    return false;
  }
}
