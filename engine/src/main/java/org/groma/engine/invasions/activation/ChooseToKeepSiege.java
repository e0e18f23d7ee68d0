package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether to keep a siege that failed in a campaign; otherwise the besieger retreats. */
@Rule("XXIV.C")
public record ChooseToKeepSiege(Stack besieger) implements YesOrNo {

  @Override
  public int chooser() {
    return besieger.nation();
  }
}
