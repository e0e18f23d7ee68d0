package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a revival takes the place of what was rolled; once in a game. */
@Rule("14.2.4")
public record ChooseRevival(World world, int chooser, Ruling ruling) implements YesOrNo {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }
}
