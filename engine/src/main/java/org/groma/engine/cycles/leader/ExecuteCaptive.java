package org.groma.engine.cycles.leader;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a captor puts a captive to death. */
@Rule("13.6")
public record ExecuteCaptive(World world, int chooser, int leader) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
