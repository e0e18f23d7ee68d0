package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether a nation plays a diplomacy card, and for what.
 *
 * @param errands what could be done, all of it legal
 */
@Rule("XXX.A")
public record ChooseErrand(World world, int chooser, List<Errand> errands)
    implements Decision<Errand> {

  public ChooseErrand {
    errands = List.copyOf(errands);
  }

  @Override
  public List<Errand> options() {
    List<Errand> options = new ArrayList<>();
    options.add(Errand.NONE);
    options.addAll(errands);
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Errand answer) {
    return answer.isNone() ? Optional.empty() : Errands.refusal(world, chooser, answer);
  }
}
