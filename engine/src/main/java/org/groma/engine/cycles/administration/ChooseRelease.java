package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which garrison is removed in a revival; {@link #NONE}, the first option, ends it. */
@Rule("11.7")
public record ChooseRelease(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public static final int NONE = -1;

  public ChooseRelease {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.7", "only garrisons of its own are removed"));
  }
}
