package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which lost unit is replaced, and where; nothing comes first. */
@Rule("14.2.7")
public record ChooseReplaced(World world, int chooser, List<Purchase> options)
    implements Decision<Purchase> {

  public ChooseReplaced {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Purchase answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal("14.2.7", "a lost unit is replaced with another one, within stacking"));
  }
}
