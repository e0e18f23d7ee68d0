package org.groma.engine.cycles.mercenary;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where a unit goes that leaves somebody's service and cannot stay beside his units. */
@Rule({"6", "13.4"})
public record ChooseBillet(World world, int chooser, int unit, List<Integer> areas)
    implements Decision<Integer> {

  public ChooseBillet {
    areas = List.copyOf(areas);
  }

  @Override
  public List<Integer> options() {
    return areas;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return areas.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("13.4", "the unit cannot go there"));
  }
}
