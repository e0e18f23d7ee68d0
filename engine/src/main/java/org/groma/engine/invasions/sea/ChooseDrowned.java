package org.groma.engine.invasions.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which of the units on board went down with the sunk fleets. */
@Rule("XXV.D")
public record ChooseDrowned(World world, int chooser, UnitSet cargo, int count)
    implements Decision<UnitSet> {

  /** Every run of neighbours by number: each unit is in one of them. */
  @Override
  public List<UnitSet> options() {
    List<UnitSet> options = new ArrayList<>();
    for (int from = 0; from + count <= cargo.size(); from++) {
      UnitSet before = cargo.first(from);
      options.add(cargo.minus(before).first(count));
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    return answer.size() == count && cargo.containsAll(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XXV.D", "Units lost with the sunk fleets: " + count));
  }
}
