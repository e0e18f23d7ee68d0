package org.groma.engine.romanitas.choice;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Which of the favours of a box is taken. */
public record TakeFavour(Empire empire, List<Favour> options) implements Decision<Favour> {

  public TakeFavour {
    options = List.copyOf(options);
  }

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public Optional<Refusal> refusal(Favour answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("4.2", "the Acta Publica do not grant that"));
  }
}
