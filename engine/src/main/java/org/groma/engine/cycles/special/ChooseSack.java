package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a city is pillaged to take it from the owner whom its occupiers serve. */
@Rule("14.2.7")
public record ChooseSack(World world, int chooser, int city) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
