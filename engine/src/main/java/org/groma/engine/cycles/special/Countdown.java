package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Barbarians who have another number of turns before they are a kingdom. */
@Rule("14.2.6")
public record Countdown(int position, int turns) implements Special {

  public static Countdown read(Said said) {
    return new Countdown(said.position("nation"), said.number("turns"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** The turns from the tenth unit to the kingdom. */
  public static int turns(World world, int position) {
    return world
        .setting()
        .specials()
        .of(Countdown.class, position)
        .map(Countdown::turns)
        .orElse(world.peopleOf(position).countdown());
  }
}
