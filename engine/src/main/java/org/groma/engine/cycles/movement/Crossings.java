package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Tribes of some groups cross seas that carry the name of their group; many do not arrive. */
@Rule("13.1.1")
public final class Crossings {

  /** A tribe arrives on this or less. */
  private static final int ARRIVES = 3;

  private Crossings() {}

  /** The crossings that a tribe may try instead of moving; no landings on others. */
  static List<Move.Voyage> of(World world, int unit) {
    Board board = world.board();
    int place = world.place(unit);
    List<Move.Voyage> found = new ArrayList<>();
    if (!world.setting().options().tribalCrossings()
        || world.kind(unit) != world.setting().kinds().tribe()
        || board.isSea(place)) {
      return found;
    }
    String group = world.peopleOf(world.owner(unit)).group().orElse("");
    for (int i = 0; i < board.seaCount(place); i++) {
      int sea = board.sea(place, i);
      if (board.isMarkedSea(sea, group)) {
        for (int k = 0; k < board.coastCount(sea); k++) {
          int area = board.coast(sea, k);
          if (area != place && isOpen(world, unit, area)) {
            found.add(new Move.Voyage(List.of(sea), area, -1, false));
          }
        }
      }
    }
    return found;
  }

  private static boolean isOpen(World world, int tribe, int area) {
    return !world.isBarred(area, world.owner(tribe))
        && Stacking.fits(world, area, tribe)
        && !(Reach.avoidsDesert(world, tribe) && world.board().isDesert(area));
  }

  /** A tribe tries it. */
  static void cross(Play play, int tribe, int area) {
    World world = play.world();
    boolean lost = play.roll(Cast.TRIBAL_CROSSING) > ARRIVES;
    if (play.isFollowed()) {
      play.tell(new BattleTold.Sailed(tribe, 1, lost));
    }
    if (lost) {
      play.remove(tribe);
    } else {
      play.happen(new UnitEvent.Moved(tribe, area));
      Captives.take(play, area, world.owner(tribe));
    }
  }
}
