package org.groma.engine.invasions.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether a naval stack tries to bring an enemy one to battle, and which; {@link UnitSet#NONE} lets
 * them all be.
 */
@Rule("XXV.B")
public record DeclareNavalInterception(int chooser, UnitSet fleets, List<UnitSet> targets, int sea)
    implements Decision<UnitSet> {

  public DeclareNavalInterception {
    targets = List.copyOf(targets);
  }

  @Override
  public List<UnitSet> options() {
    List<UnitSet> options = new ArrayList<>(targets);
    options.add(UnitSet.NONE);
    return options;
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    return answer.isEmpty() || targets.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XXV.B", "No enemy naval stack here is made up of " + answer));
  }
}
