package org.groma.engine.invasions.submission;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where displaced units go first. */
@Rule("IX.B")
public record ChooseHaven(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public ChooseHaven {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal("IX.B", "Displaced units go next door, towards their horde or capital"));
  }
}
