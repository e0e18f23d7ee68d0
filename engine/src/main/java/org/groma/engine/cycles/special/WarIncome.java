package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A die, or what its cities inside the imperial boundary yield, is added to a position's taxes. */
@Rule("14.2.7")
public record WarIncome(int position) implements Special {

  public static WarIncome of(Said said) {
    return new WarIncome(said.position("nation"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** What comes in besides the taxes, before a good ruler or corruption change it. */
  public static int of(Play play, int position) {
    return play.setting()
        .specials()
        .of(WarIncome.class, position)
        .map(rule -> Math.max(play.roll(Cast.SPECIAL), rule.inside(play.world())))
        .orElse(0);
  }

  private int inside(World world) {
    List<Integer> cities = Holdings.taxable(world, position);
    int sum = 0;
    for (int city : cities) {
      int area = Holdings.area(world, city);
      sum += world.board().isInside(area) ? world.board().cities().get(city).tax() : 0;
    }
    return sum;
  }
}
