package org.groma.engine.cycles.economy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** How many columns of the administration table are paid for. */
@Rule("10.6.1")
public record ChooseSpending(World world, int chooser) implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    return IntStream.rangeClosed(0, Spending.most(world, chooser)).boxed().toList();
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer >= 0 && answer <= Spending.most(world, chooser)
        ? Optional.empty()
        : Optional.of(
            new Refusal("10.6.1", "there is not money or not room enough for so many columns"));
  }
}
