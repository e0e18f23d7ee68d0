package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit becomes an elite next, when there are too few counters for all. */
@Rule("11.1")
public record ChooseElite(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChooseElite {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.1", "one of the units that become elites is named"));
  }
}
