package org.groma.engine.invasions.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which province of a nation rises.
 *
 * @param chooser a nation of the player who was rolled
 */
@Rule("XVI.D")
public record ChooseRevolt(World world, int chooser, int nation, List<Integer> options)
    implements Decision<Integer> {

  public ChooseRevolt {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal(
                "XVI.D",
                "the province must be the nation's, in the Area rolled, without capital or"
                    + " leader"));
  }
}
