package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Which garrison is subverted; none comes first. */
@Rule("14.2.7")
public record ChooseSubverted(World world, int chooser, List<Integer> options) implements Choice {

  public ChooseSubverted {
    options = List.copyOf(options);
  }

  @Override
  public String section() {
    return "14.2.7";
  }
}
