package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a crusade begins in this turn. */
@Rule("14.2.8")
public record DeclareCrusade(World world, int chooser) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
