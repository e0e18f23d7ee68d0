package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How strong the ships of a position are in naval combat; on land they are as printed. */
@Rule("14.2.8")
public record NavalStrength(int position, int strength) implements Special {

  /** Whoever crosses without a ship of his own rides on one that is as strong as any. */
  private static final int HIRED = 1;

  public static NavalStrength of(Said said) {
    return new NavalStrength(said.position("nation"), said.number("strength"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** How strong a unit is at sea. */
  public static int of(World world, int unit) {
    if (!world.kindOf(unit).ship()) {
      return HIRED;
    }
    return world
        .setting()
        .specials()
        .of(NavalStrength.class, world.owner(unit))
        .map(NavalStrength::strength)
        .orElse(world.kindOf(unit).strength());
  }
}
