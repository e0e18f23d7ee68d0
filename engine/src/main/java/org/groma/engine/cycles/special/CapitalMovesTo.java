package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A capital that is lost goes to a certain city, as long as that is to be had. */
@Rule("14.2.1")
public record CapitalMovesTo(int position, int area) implements Special {

  public static CapitalMovesTo read(Said said) {
    return new CapitalMovesTo(said.position("nation"), said.areaOfCity("city"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** The areas that a capital may go to, of those that it could go to otherwise. */
  public static List<Integer> sites(World world, int position, List<Integer> usual) {
    return world
        .setting()
        .specials()
        .of(CapitalMovesTo.class, position)
        .map(CapitalMovesTo::area)
        .filter(usual::contains)
        .map(List::of)
        .orElse(usual);
  }
}
