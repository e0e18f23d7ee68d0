package org.groma.engine.cycles.combat;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether an attack goes on after elites stood fast; if not, it is called off. */
@Rule("11.4")
public record PressOn(World world, int chooser, Defence defence, List<Integer> attackers)
    implements YesOrNo {
  public PressOn {
    attackers = List.copyOf(attackers);
  }
}
