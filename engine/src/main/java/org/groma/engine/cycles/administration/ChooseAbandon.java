package org.groma.engine.cycles.administration;

import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a position gives up, to begin anew. */
@Rule({"14.2.1", "14.3"})
public record ChooseAbandon(World world, int chooser) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
