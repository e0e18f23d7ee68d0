package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;

/**
 * Limites stand in the border provinces of their nation, and no longer than its time allows. Those
 * that may follow their frontier stand where they went: in own land that faces an enemy, two
 * provinces at most from where they were, and none of them twice.
 */
final class LimesMarkers extends WorldInvariant {

  /** The turn in whose Purchases step all of them are removed. */
  private static final int DISSOLVED = 8;

  private static final int REACH = 2;

  private int origin = Board.NONE;
  private int arrived = Board.NONE;

  LimesMarkers() {
    super("markers.limes", "XVIII.I");
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    origin = Board.NONE;
    arrived = Board.NONE;
    if (event instanceof LandEvent.LimesMoved(int from, int to)) {
      origin = from;
      arrived = to;
    } else if (event instanceof LandEvent.LimesSet(int province, int owner) && owner >= 0) {
      arrived = province;
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.LimesSet
        || event instanceof LandEvent.LimesMoved
        || event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      int owner = world.limes(province);
      if (owner >= 0 && !isBorder(world, owner, province) && strayed(world, owner) > 0) {
        broken.add("a Limes of " + names.nation(owner) + " stands in " + names.place(province));
      }
      if (owner >= 0 && world.turn() > DISSOLVED) {
        broken.add("the Limes in " + names.place(province) + " has outlived its time");
      }
    }
    if (arrived != Board.NONE && !isBorder(world, world.limes(arrived), arrived)) {
      searchMoved(names, world, broken);
    }
  }

  private void searchMoved(Names names, World world, List<String> broken) {
    int owner = world.limes(arrived);
    if (origin == Board.NONE
        || world.setting().distances().between(origin, arrived, false) > REACH) {
      broken.add("the Limes in " + names.place(arrived) + " comes from too far away");
    }
    if (world.holder(arrived) != owner) {
      broken.add("the Limes in " + names.place(arrived) + " stands in foreign land");
    }
    if (!facesAnEnemy(world, owner)) {
      broken.add("the Limes in " + names.place(arrived) + " faces no enemy");
    }
  }

  private boolean facesAnEnemy(World world, int owner) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(arrived); i++) {
      int next = board.target(arrived, i);
      int holder = board.isProvince(next) ? world.holder(next) : World.NOBODY;
      if (holder >= 0 && world.diplomacy().stance(owner, holder) == Stance.HOSTILE) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBorder(World world, int nation, int province) {
    return world.setting().realmRules().borderProvinces(nation).contains(province);
  }

  /** How many more stand away from the border than have left a place that they may leave. */
  private static int strayed(World world, int nation) {
    int strayed = 0;
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      strayed += world.limes(province) == nation && !isBorder(world, nation, province) ? 1 : 0;
    }
    int turn = Math.min(world.turn(), DISSOLVED - 1); // in their last turn they stay where they are
    for (int named : world.setting().warRules().movableLimites(turn, nation)) {
      strayed -= world.limes(named) == nation ? 0 : 1;
    }
    return strayed;
  }
}
