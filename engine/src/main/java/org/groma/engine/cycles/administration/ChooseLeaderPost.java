package org.groma.engine.cycles.administration;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which area with own combat units a leader is posted to: a new one, or one who was captive. */
@Rule({"10.2", "13.6"})
public record ChooseLeaderPost(World world, int chooser, int leader, List<Integer> options)
    implements Decision<Integer> {

  public ChooseLeaderPost {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("10.2", "a leader is posted to a combat unit of its own"));
  }
}
