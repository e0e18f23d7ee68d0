package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which units a bankrupt Kingdom dismisses. */
@Rule("XIV.J")
public record ChooseDisbanded(World world, int chooser, UnitSet units, int count)
    implements Decision<UnitSet> {

  /** Units that follow each other by number; any other choice is legal too. */
  @Override
  public List<UnitSet> options() {
    List<UnitSet> options = new ArrayList<>();
    for (int i = 0; i + count <= units.size(); i++) {
      int[] some = new int[count];
      for (int j = 0; j < count; j++) {
        some[j] = units.get(i + j);
      }
      options.add(UnitSet.of(some));
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    return answer.size() == count && units.containsAll(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XIV.J", count + " of the nation's own units must go"));
  }
}
