package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;

/** A choice of a number from a list; what each means, the decision says. */
public interface Choice extends Decision<Integer> {

  /** Nothing is chosen; first of the options where that is possible. */
  int NONE = -1;

  World world();

  /** The section that gives the choice. */
  String section();

  @Override
  List<Integer> options();

  @Override
  default Optional<Refusal> refusal(Integer answer) {
    return options().contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal(section(), "that is none of what can be chosen here"));
  }
}
