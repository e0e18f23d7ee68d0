package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Specials;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A position that has become an empire builds from the list of another, but for some kinds, in
 * provinces that it took from that one.
 */
@Rule("14.2.5")
public record EmpireBuilds(int position, int other, List<Integer> without) implements Special {

  public static EmpireBuilds read(Said said) {
    return new EmpireBuilds(
        said.position("nation"), said.position("list-of"), said.units("without"));
  }

  @Override
  public boolean concerns(int another) {
    return position == another;
  }

  /** Whether a unit stays what it is when its position becomes an empire. */
  public static boolean keeps(World world, int unit) {
    int position = world.owner(unit);
    Specials specials = world.setting().specials();
    return specials.of(EmpireBuilds.class, position).isPresent()
        && specials
            .of(UnitList.class, position)
            .flatMap(list -> list.of(world.kind(unit)))
            .isPresent();
  }

  /** Whether an area lies in a province in which the other began with cities. */
  boolean isCaptured(World world, int area) {
    int province = world.board().province(area);
    return world.setting().position(other).owned().stream()
        .anyMatch(
            city -> world.board().province(world.board().cities().get(city).area()) == province);
  }
}
