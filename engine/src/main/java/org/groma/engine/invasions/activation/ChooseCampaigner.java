package org.groma.engine.invasions.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which leader goes on his campaigns next; -1 for nobody any more. */
@Rule("XXII.A")
public record ChooseCampaigner(int chooser, List<Integer> leaders) implements Decision<Integer> {

  public ChooseCampaigner {
    leaders = List.copyOf(leaders);
  }

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>(leaders);
    options.add(Stack.NO_LEADER);
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options().contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XXII.A", "this leader has no campaigns left"));
  }
}
