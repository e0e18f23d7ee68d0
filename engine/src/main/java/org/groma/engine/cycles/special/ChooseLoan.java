package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How many sums are borrowed; below 0, how many are paid back. */
@Rule("14.2.8")
public record ChooseLoan(World world, int chooser, List<Integer> options) implements Choice {

  public ChooseLoan {
    options = List.copyOf(options);
  }

  @Override
  public String section() {
    return "14.2.8";
  }
}
