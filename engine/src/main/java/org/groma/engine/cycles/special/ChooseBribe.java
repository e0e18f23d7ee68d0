package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which province is bribed; {@link #NONE} for none. */
@Rule("14.2.4")
public record ChooseBribe(World world, int chooser, List<Integer> options)
    implements Decision<Integer> {

  public static final int NONE = -1;

  public ChooseBribe {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal("14.2.4", "bribes go to a province without opposition, and are paid"));
  }
}
