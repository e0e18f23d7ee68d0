package org.groma.engine.cycles.leader;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** What is offered for a leader who is held captive; nothing if he is left there. */
@Rule("13.6")
public record ChooseRansom(World world, int chooser, int leader) implements Decision<Integer> {

  public static final int NONE = 0;

  @Override
  public List<Integer> options() {
    return IntStream.rangeClosed(NONE, world.treasury(chooser)).boxed().toList();
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer >= NONE && answer <= world.treasury(chooser)
        ? Optional.empty()
        : Optional.of(new Refusal("13.6", "a ransom is paid from the treasury"));
  }
}
