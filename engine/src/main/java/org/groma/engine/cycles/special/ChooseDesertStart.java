package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** On which marked area a tribe from beyond the map appears. */
@Rule("13.2.2")
public record ChooseDesertStart(World world, int chooser, List<Integer> options) implements Choice {

  public ChooseDesertStart {
    options = List.copyOf(options);
  }

  @Override
  public String section() {
    return "13.2.2";
  }
}
