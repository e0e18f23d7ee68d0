package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A Barbarian leader's approach may open the gates of a city without walls. */
@Rule("XXIV.B")
public final class Terror {

  private Terror() {}

  /**
   * Checks the city of the province that a stack has entered, once nobody defends it any more. To
   * be called once for every entry (ruling C56).
   *
   * @return whether the stack must stop, because it chose to loot what surrendered
   */
  public static boolean precede(Play play, Stack stack) {
    if (!isFelt(play.world(), stack)) {
      return false;
    }
    boolean surrenders = play.table().d2(Roll.TERROR);
    if (play.table().isHeard()) {
      play.tell(new PlunderTold.TerrorSpread(stack.place(), stack.nation(), surrenders));
    }
    return surrenders && Conquest.byTerror(play, stack.nation(), stack.place());
  }

  /** A leader who comes without a single unit frightens nobody. */
  static boolean isFelt(World world, Stack stack) {
    return stack.hasLeader()
        && !stack.units().isEmpty()
        && world.isBarbarian(world.setting().leader(stack.leader()).nation())
        && !world.isFortified(stack.place())
        && Siege.isNeeded(world, stack.nation(), stack.place());
  }
}
