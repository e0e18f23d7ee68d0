package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The game is over when all of some positions have fallen. */
@Rule("14.2.2")
public record EndsWhenFallen(List<Integer> positions) implements Special {

  public static EndsWhenFallen read(Said said) {
    return new EndsWhenFallen(said.positions("nations"));
  }

  @Override
  public boolean concerns(int position) {
    return positions.contains(position);
  }

  public boolean isMet(World world) {
    return positions.stream().noneMatch(world::isPlaying);
  }
}
