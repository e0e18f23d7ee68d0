package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which of the units that wait enters next, and where. */
@Rule("14.2.8")
public record ChooseEntry(World world, int chooser, List<EntryPoint> options)
    implements Decision<EntryPoint> {

  public ChooseEntry {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(EntryPoint answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("14.2.8", "no such unit waits, or it cannot enter there"));
  }
}
