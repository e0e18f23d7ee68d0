package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.barbarian.ChooseGroup;
import org.groma.engine.cycles.barbarian.ChooseLosses;
import org.groma.engine.cycles.barbarian.ChoosePair;
import org.groma.engine.cycles.barbarian.Pair;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;

/** Decides for tribes: they grow while they are few, then become units all at once. */
final class Peoples {

  /** So many tribes make an army that can begin a kingdom. */
  private static final int ENOUGH = 16;

  /** With fewer no kingdom ever begins. */
  private static final int SOME = 10;

  private final Outlook outlook;

  Peoples(Outlook outlook) {
    this.outlook = outlook;
  }

  Pair pair(ChoosePair decision) {
    World world = decision.world();
    int own = decision.chooser();
    int tribes = world.count(own, world.setting().kinds().tribe());
    boolean grown =
        world.beganWithUnits(own)
            || tribes >= ENOUGH
            || (tribes >= SOME && 2 * room(world, own) < tribes);
    if (!grown) {
      return Pair.NONE;
    }
    Prospect prospect = outlook.of(world, own);
    Pair best = Pair.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (Pair pair : decision.options()) {
      if (!pair.equals(Pair.NONE)) {
        double value = prospect.pull(pair.area()) + prospect.held(pair.area());
        if (value > most) {
          most = value;
          best = pair;
        }
      }
    }
    return best;
  }

  /** How many areas beside its tribes a people could still grow into. */
  private static int room(World world, int own) {
    Board board = world.board();
    int tribe = world.setting().kinds().tribe();
    int count = 0;
    for (int area = 0; area < board.areas(); area++) {
      if (world.occupant(area) == World.NOBODY
          && !world.isBarred(area, own)
          && !board.isDesert(area)) {
        boolean beside = false;
        for (int i = 0; i < board.degree(area); i++) {
          int unit = world.firstUnitAt(board.near(area, i));
          beside |= unit >= 0 && world.owner(unit) == own && world.kind(unit) == tribe;
        }
        count += beside ? 1 : 0;
      }
    }
    return count;
  }

  static int group(ChooseGroup decision) {
    int best = 0;
    for (int i = 1; i < decision.groups().size(); i++) {
      if (decision.groups().get(i).size() > decision.groups().get(best).size()) {
        best = i;
      }
    }
    return best;
  }

  /** Tribes leave first, then the weakest. */
  static List<Integer> losses(ChooseLosses decision) {
    World world = decision.world();
    return world.unitsOf(decision.chooser()).stream()
        .sorted(
            Comparator.comparingInt((Integer unit) -> world.kindOf(unit).strength())
                .thenComparing(Comparator.naturalOrder()))
        .limit(decision.count())
        .toList();
  }
}
