package org.groma.engine.cycles.mercenary;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether somebody has a city of his pillaged by barbarians who serve him; they get the booty. */
@Rule("13.4")
public record OrderPillage(World world, int chooser, int city, int lessor) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
