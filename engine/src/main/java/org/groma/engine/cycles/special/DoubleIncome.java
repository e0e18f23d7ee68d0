package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Some cities yield twice as much to one position; for victory they count as they are. */
@Rule("14.2.7")
public record DoubleIncome(int position, List<Integer> cities) implements Special {

  public DoubleIncome {
    cities = List.copyOf(cities);
  }

  public static DoubleIncome of(Said said) {
    return new DoubleIncome(said.position("nation"), said.cities("cities"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** What a city yields to its owner is so many times its tax. */
  public static int factor(World world, int city) {
    for (DoubleIncome rule : world.setting().specials().all(DoubleIncome.class)) {
      if (world.cityOwner(city) == rule.position && rule.cities.contains(city)) {
        return 2;
      }
    }
    return 1;
  }
}
