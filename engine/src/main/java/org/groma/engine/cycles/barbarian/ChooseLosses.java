package org.groma.engine.cycles.barbarian;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which units leave a restless people. */
@Rule("9.3.6")
public record ChooseLosses(World world, int chooser, int count) implements Decision<List<Integer>> {

  @Override
  public List<List<Integer>> options() {
    List<Integer> units = world.unitsOf(chooser);
    return List.of(units.subList(0, count), units.subList(units.size() - count, units.size()));
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    return answer.size() == count
            && new HashSet<>(answer).size() == count
            && world.unitsOf(chooser).containsAll(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal("9.3.6", "so many units are removed as the die says, and no more"));
  }
}
