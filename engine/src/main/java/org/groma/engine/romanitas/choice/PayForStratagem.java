package org.groma.engine.romanitas.choice;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Whether a stratagem is drawn for its price. */
@Rule("7.1.3")
public record PayForStratagem(Empire empire, int romans, int enemies) implements YesOrNo {

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }
}
