package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit is lost to a revolt that goes on. */
@Rule("XVI.F")
public record ChooseSubdualLoss(World world, int chooser, UnitSet units)
    implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      options.add(units.get(i));
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return units.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XVI.F", "the unit is not one of those present"));
  }
}
