package org.groma.engine.cycles.barbarian;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which of several groups of tribes stays; the others are removed. */
@Rule("9.3.4")
public record ChooseGroup(World world, int chooser, List<List<Integer>> groups)
    implements Decision<Integer> {

  public ChooseGroup {
    groups = groups.stream().map(List::copyOf).toList();
  }

  @Override
  public List<Integer> options() {
    return java.util.stream.IntStream.range(0, groups.size()).boxed().toList();
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer >= 0 && answer < groups.size()
        ? Optional.empty()
        : Optional.of(new Refusal("9.3.4", "one of the groups of tribes stays"));
  }
}
