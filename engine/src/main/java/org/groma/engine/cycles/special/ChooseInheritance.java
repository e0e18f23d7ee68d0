package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit of a fallen half is taken over next. */
@Rule("14.2.2")
public record ChooseInheritance(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChooseInheritance {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("14.2.2", "a unit of the fallen half is taken over"));
  }
}
