package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.control.ProvinceControl;
import org.groma.engine.invasions.diplomacy.Bonds;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.siege.Siege;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The sieges of a combat sub-step: one attempt before every city that is not friendly. Who fails
 * retreats, unless it is a campaign and the siege is kept for the next one.
 */
@Rule({"XXIV.A", "XXIV.C"})
final class Sieges {

  private Sieges() {}

  static void run(Play play, int nation, int leader, boolean last) {
    World world = play.world();
    for (int province = next(world, nation, leader, 0);
        province >= 0;
        province = next(world, nation, leader, province + 1)) {
      if (isDue(world, nation, province)) {
        meet(play, Attackers.in(world, nation, province), leader, last);
      } else if (leader >= 0 && world.siegeOf(province) == leader) {
        play.happen(new LandEvent.SiegeKept(province, World.NOBODY)); // everybody has left
      }
    }
  }

  /** The next province where the besiegers are; on campaign, any: a siege may have been left. */
  private static int next(World world, int nation, int leader, int from) {
    if (leader < 0) {
      return world.nextProvinceOf(world.diplomacy().bloc(nation), from);
    }
    return from < world.setting().board().provinces() ? from : -1;
  }

  private static boolean isDue(World world, int nation, int province) {
    return world.mastersAt(province) != 0
        && world.hasCity(province)
        && Attackers.arePresent(world, nation, province)
        && Siege.isNeeded(world, Attackers.leading(world, nation, province), province);
  }

  private static void meet(Play play, Stack stack, int leader, boolean last) {
    if (!isAtHome(play.world(), stack)) {
      lay(play, stack, leader, last);
    } else if (ProvinceControl.isEnough(play.world(), stack.place(), stack.nation())) {
      play.happen(new LandEvent.HolderChanged(stack.place(), stack.nation()));
    }
  }

  /**
   * Whether a stack has somebody who was in Barbarian land already, though too few held it to
   * control it. Where nobody opposes it the province is friendly without control, and so is its
   * city: it is not besieged, and obeys as soon as there are enough.
   */
  @Rule("XII.D")
  private static boolean isAtHome(World world, Stack stack) {
    int province = stack.place();
    return world.holder(province) < 0
        && world.setting().board().isBarbarian(province)
        && world.siegeOf(province) < 0
        && stack.units().any(unit -> !world.hasMoved(unit));
  }

  private static void lay(Play play, Stack besieger, int leader, boolean last) {
    World world = play.world();
    int province = besieger.place();
    boolean kept = world.siegeOf(province) >= 0;
    Bonds.attacked(play, besieger.nation(), world.holder(province));
    if (Graft.mayLift(play, besieger.nation(), province)) {
      KeptSieges.raise(play, besieger, kept);
      return;
    }
    if (Siege.attempt(play, besieger, besieger.hasLeader())) {
      return;
    }
    Stack left = besieger.now(world);
    boolean mayStay = !last && !left.units().isEmpty();
    if (mayStay && (kept || play.table().ask(new ChooseToKeepSiege(left)))) {
      if (!kept) {
        play.happen(new LandEvent.SiegeKept(province, leader));
      }
      return;
    }
    KeptSieges.raise(play, left, kept);
  }
}
