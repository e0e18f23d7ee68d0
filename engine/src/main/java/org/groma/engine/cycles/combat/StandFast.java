package org.groma.engine.cycles.combat;

import java.util.List;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether elites ignore that they should retreat. */
@Rule("11.4")
public record StandFast(World world, int chooser, int area, List<Integer> elites, Result result)
    implements YesOrNo {
  public StandFast {
    elites = List.copyOf(elites);
  }
}
