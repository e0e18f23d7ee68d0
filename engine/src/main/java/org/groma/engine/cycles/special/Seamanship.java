package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What the ships of a position add to rolls for sinking. */
@Rule({"5.3", "14.2.8"})
public record Seamanship(int position, int bonus) implements Special {

  public static Seamanship of(Said said) {
    return new Seamanship(said.position("nation"), said.number("bonus"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** By the rule of the scenario; otherwise what its people are used to before it is an empire. */
  public static int of(World world, int position) {
    return world
        .setting()
        .specials()
        .of(Seamanship.class, position)
        .map(Seamanship::bonus)
        .orElseGet(
            () -> world.stage(position) == Stage.EMPIRE ? 0 : world.peopleOf(position).sinking());
  }
}
