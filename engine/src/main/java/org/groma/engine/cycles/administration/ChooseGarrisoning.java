package org.groma.engine.cycles.administration;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether infantry of a new empire becomes a garrison; later it cannot. */
@Rule("11.1")
public record ChooseGarrisoning(World world, int chooser, int unit) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
