package org.groma.engine.cycles.sequence;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** With which of a player's positions a new cycle begins. */
@Rule({"4.2", "14.3"})
public record ChooseStart(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChooseStart {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("4.2", "one of the positions that are free now is chosen"));
  }
}
