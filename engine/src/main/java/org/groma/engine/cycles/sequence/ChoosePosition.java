package org.groma.engine.cycles.sequence;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which of the positions that are free a player takes.
 *
 * @param seat the player, who has no position yet to be asked for
 * @param options positions by number
 */
@Rule({"4.2", "14.2", "14.3"})
public record ChoosePosition(World world, int seat, List<Integer> options)
    implements Decision<Integer> {

  public ChoosePosition {
    options = List.copyOf(options);
  }

  @Override
  public int chooser() {
    return world.setting().positions() + seat;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("4.2", "one of the positions that are free now is taken"));
  }
}
