package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which useless garrison is disbanded, if any. */
@Rule("11.3")
public record ChooseDismissal(World world, int chooser, List<Integer> useless)
    implements Decision<Integer> {

  public static final int NONE = -1;

  public ChooseDismissal {
    useless = List.copyOf(useless);
  }

  @Override
  public List<Integer> options() {
    List<Integer> all = new ArrayList<>(useless);
    all.addFirst(NONE);
    return all;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer == NONE || useless.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("11.3", "only garrisons far from friendly cities are let go"));
  }
}
