package org.groma.engine.cycles.economy;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether barbarians pillage a city they stand in, rather than tax it. */
@Rule("9.5")
public record ChoosePillage(World world, int chooser, int city) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
