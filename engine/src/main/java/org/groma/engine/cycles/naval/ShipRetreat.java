package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A ship that cannot retreat along the coast goes over one sea area. One that has made a landing
 * goes back over all that it crossed.
 */
@Rule({"8.2", "8.3"})
public final class ShipRetreat {

  /**
   * A way over the sea to another coast.
   *
   * @param seas the sea areas that are crossed, in order
   */
  public record Hop(List<Integer> seas, int area) {
    public Hop {
      seas = List.copyOf(seas);
    }
  }

  private ShipRetreat() {}

  /** Where a ship can go: over a sea area that it lies at, or back on the way that it came. */
  public static List<Hop> hops(World world, int ship) {
    Board board = world.board();
    int place = world.place(ship);
    if (board.isSea(place)) {
      return waysBack(world, ship);
    }
    List<Hop> found = new ArrayList<>();
    for (int i = 0; i < board.seaCount(place); i++) {
      addCoasts(world, ship, List.of(board.sea(place, i)), found);
    }
    return found;
  }

  /**
   * To where it came from or another coast of the sea area that it entered first; only if there is
   * no room, to a coast that is nearer on that way.
   */
  @Rule("8.2")
  private static List<Hop> waysBack(World world, int ship) {
    int[] crossed = world.crossed(ship);
    List<Integer> back = new ArrayList<>();
    for (int sea : crossed) {
      back.addFirst(sea);
    }
    List<Hop> found = new ArrayList<>();
    int home = world.setOutFrom(ship);
    if (home != World.BOX && isOpen(world, ship, home)) {
      found.add(new Hop(back, home));
    }
    for (int seas = back.size(); seas > 0 && (found.isEmpty() || seas == back.size()); seas--) {
      addCoasts(world, ship, back.subList(0, seas), found);
    }
    return found.stream().distinct().toList();
  }

  private static void addCoasts(World world, int ship, List<Integer> seas, List<Hop> found) {
    Board board = world.board();
    int last = seas.getLast();
    for (int i = 0; i < board.coastCount(last); i++) {
      if (isOpen(world, ship, board.coast(last, i))) {
        found.add(new Hop(seas, board.coast(last, i)));
      }
    }
  }

  private static boolean isOpen(World world, int ship, int area) {
    return area != world.place(ship)
        && !world.isBarred(area, world.owner(ship))
        && Stacking.fits(world, area, ship)
        && !Bounds.areClosed(world, ship, area)
        && !Truce.spares(world, world.owner(ship), area);
  }

  /**
   * A ship retreats over the sea, with who is aboard: it may sink, and it may be intercepted.
   *
   * @param leader who is aboard; -1 for none
   * @return whether it arrived
   */
  public static boolean sail(Play play, int ship, List<Integer> cargo, int leader, Hop hop) {
    Voyagers voyagers = Voyagers.of(ship, cargo, leader);
    int further = hop.seas().size() - 1;
    int least = play.setting().numbers().sinkingRetreat() + further;
    if (RoughSea.sinks(play, ship, leader, hop.seas().size(), least)) {
      voyagers.sink(play);
      return false;
    }
    if (!Interception.letsPass(play, voyagers, hop.seas())) {
      return false;
    }
    play.happen(new UnitEvent.Driven(ship, hop.area()));
    for (int unit : cargo) {
      if (Stacking.fits(play.world(), hop.area(), unit)) {
        play.happen(new UnitEvent.Driven(unit, hop.area()));
      } else {
        play.happen(new UnitEvent.Removed(unit));
      }
    }
    if (leader >= 0) {
      play.happen(new LeaderEvent.Posted(leader, hop.area()));
    }
    play.overrun(hop.area());
    return true;
  }
}
