package org.groma.engine.cycles.sequence;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which unit is bought next when the game begins; -1 for no more.
 *
 * @param options kinds that can still be paid
 */
@Rule("14.2")
public record ChooseLevy(World world, int chooser, int left, List<Integer> options)
    implements Decision<Integer> {

  public ChooseLevy {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("14.2", "what is bought must be paid from the value given"));
  }
}
