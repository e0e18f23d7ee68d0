package org.groma.engine.cycles.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit retreats next, and by which of the ways that meet all criteria. */
@Rule("7.3")
public record Retreat(World world, int chooser, List<Flight> options) implements Decision<Flight> {

  public Retreat {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Flight answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("7.3", "the unit must take one of the ways of retreat"));
  }
}
