package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which result of administration counts; what was rolled comes first. */
@Rule("14.2.7")
public record ChooseRuling(World world, int chooser, List<Ruling> options)
    implements Decision<Ruling> {

  public ChooseRuling {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Ruling answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("14.2.7", "the column has no such result"));
  }
}
