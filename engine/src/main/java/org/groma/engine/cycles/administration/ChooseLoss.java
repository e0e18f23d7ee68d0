package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit a rebellion costs next. */
@Rule("11.7")
public record ChooseLoss(World world, int chooser, Rebellion rebellion, List<Integer> options)
    implements Decision<Integer> {

  public ChooseLoss {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.7", "one of the units that may be lost is named"));
  }
}
