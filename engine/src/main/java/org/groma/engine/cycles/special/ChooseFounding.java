package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Where a city is founded for a position, by whomever. */
@Rule("14.2.8")
public record ChooseFounding(World world, int chooser, int owner, int tax, List<Integer> options)
    implements Choice {

  public ChooseFounding {
    options = List.copyOf(options);
  }

  @Override
  public String section() {
    return "14.2.8";
  }
}
