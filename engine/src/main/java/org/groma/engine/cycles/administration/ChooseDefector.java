package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which unit of a rebelling position goes over to the chooser; {@link #NONE} is the first option.
 */
@Rule("11.7")
public record ChooseDefector(World world, int chooser, int rebel, List<Integer> options)
    implements Decision<Integer> {

  public static final int NONE = -1;

  public ChooseDefector {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.7", "only a 4-2 within reach that stands alone goes over"));
  }
}
