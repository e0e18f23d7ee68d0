package org.groma.engine.cycles.movement;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit of a crowded area is removed. */
@Rule("6")
public record ChooseExcess(World world, int chooser, int area, List<Integer> options)
    implements Decision<Integer> {

  public ChooseExcess {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("6", "one of the units of the crowded area is removed"));
  }
}
