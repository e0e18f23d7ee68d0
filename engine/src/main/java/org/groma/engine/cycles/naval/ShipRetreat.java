package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A ship that cannot retreat along the coast goes over one sea area. */
@Rule("8.3")
public final class ShipRetreat {

  /** A way over a sea area to another coast. */
  public record Hop(int sea, int area) {}

  private ShipRetreat() {}

  /** Where a ship can go over one sea area: that which it lies in, or one that it lies at. */
  public static List<Hop> hops(World world, int ship) {
    Board board = world.board();
    int place = world.place(ship);
    List<Hop> found = new ArrayList<>();
    if (board.isSea(place)) {
      addCoasts(world, ship, place, found);
    } else {
      for (int i = 0; i < board.seaCount(place); i++) {
        addCoasts(world, ship, board.sea(place, i), found);
      }
    }
    return found;
  }

  private static void addCoasts(World world, int ship, int sea, List<Hop> found) {
    Board board = world.board();
    for (int i = 0; i < board.coastCount(sea); i++) {
      int area = board.coast(sea, i);
      if (area != world.place(ship)
          && !world.isBarred(area, world.owner(ship))
          && Stacking.fits(world, area, ship)
          && !Bounds.areClosed(world, ship, area)) {
        found.add(new Hop(sea, area));
      }
    }
  }

  /**
   * A ship retreats over a sea area, with who is aboard: it may sink, and it may be intercepted.
   *
   * @param leader who is aboard; -1 for none
   * @return whether it arrived
   */
  public static boolean sail(Play play, int ship, List<Integer> cargo, int leader, Hop hop) {
    Voyagers voyagers = Voyagers.of(ship, cargo, leader);
    if (RoughSea.sinks(play, ship, play.setting().numbers().sinkingRetreat())) {
      voyagers.sink(play);
      return false;
    }
    if (!Interception.letsPass(play, voyagers, hop.sea())) {
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
