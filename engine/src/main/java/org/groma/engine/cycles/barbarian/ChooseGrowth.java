package org.groma.engine.cycles.barbarian;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which tribes split in two.
 *
 * @param tribes all that could
 * @param most for how many there are counters
 */
@Rule({"4.3.2", "9.2"})
public record ChooseGrowth(World world, int chooser, List<Integer> tribes, int most)
    implements Decision<List<Integer>> {

  public ChooseGrowth {
    tribes = List.copyOf(tribes);
  }

  @Override
  public List<List<Integer>> options() {
    return List.of(tribes.subList(0, Math.min(most, tribes.size())), List.of());
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    return answer.size() <= most
            && tribes.containsAll(answer)
            && new HashSet<>(answer).size() == answer.size()
        ? Optional.empty()
        : Optional.of(
            new Refusal("9.2", "tribes split that are not inverted, while there are counters"));
  }
}
