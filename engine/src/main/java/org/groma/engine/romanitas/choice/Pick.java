package org.groma.engine.romanitas.choice;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** One of several things is picked, by its number. */
public record Pick(Empire empire, Matter matter, String section, List<Integer> options)
    implements Decision<Integer> {

  public Pick {
    options = List.copyOf(options);
  }

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal(section, "that is none of those to choose from"));
  }
}
