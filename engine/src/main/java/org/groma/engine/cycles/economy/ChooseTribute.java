package org.groma.engine.cycles.economy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** How much tribute is paid to a neighbour. */
@Rule("13.7")
public record ChooseTribute(World world, int chooser, int receiver) implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    return IntStream.rangeClosed(0, most()).boxed().toList();
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer >= 0 && answer <= most()
        ? Optional.empty()
        : Optional.of(new Refusal("13.7", "tribute is at most " + most()));
  }

  private int most() {
    return Tribute.most(world, chooser);
  }
}
