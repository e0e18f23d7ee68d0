package org.groma.engine.cycles.economy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Where a capital is from now on.
 *
 * @param options areas; the first is where it is, if it may stay
 */
@Rule("10.3")
public record ChooseCapital(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChooseCapital {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("10.3", "a capital is in an own city that is not pillaged"));
  }
}
