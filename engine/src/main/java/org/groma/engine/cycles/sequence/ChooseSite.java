package org.groma.engine.cycles.sequence;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Where a unit is put when the game begins.
 *
 * @param kind its kind, or {@link org.groma.engine.cycles.setting.Placement#LEADER}
 */
@Rule("14.2")
public record ChooseSite(World world, int chooser, int kind, List<Integer> options)
    implements Decision<Integer> {

  public ChooseSite {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("14.2", "units begin where the scenario has room for them"));
  }
}
