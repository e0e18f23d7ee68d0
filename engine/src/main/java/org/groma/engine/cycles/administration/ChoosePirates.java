package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which city pirates pillage. */
@Rule("11.7")
public record ChoosePirates(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChoosePirates {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.7", "pirates pillage an empty own city on a coast"));
  }
}
