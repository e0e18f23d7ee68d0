package org.groma.engine.romanitas.choice;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Setting;

/** Which side of a stratagem counter is used. */
@Rule("7.1.3")
public record ChooseFace(List<Face> options) implements Decision<Face> {

  public ChooseFace {
    options = List.copyOf(options);
  }

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public Optional<Refusal> refusal(Face answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("7.1.3", "the counter does not show that"));
  }
}
