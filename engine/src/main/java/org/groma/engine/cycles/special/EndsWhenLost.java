package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The game is over in the turn in which a position holds none of some cities. */
@Rule("14.2.1")
public record EndsWhenLost(int position, List<Integer> cities) implements Special {

  public static EndsWhenLost read(Said said) {
    return new EndsWhenLost(said.position("nation"), said.cities("cities"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  public boolean isMet(World world) {
    return cities.stream().allMatch(city -> world.cityOwner(city) != position);
  }
}
