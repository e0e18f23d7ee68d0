package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;

/** A choice whether to do something that the rules allow. It is asked only when they do. */
public interface YesOrNo extends Decision<Boolean> {

  @Override
  default List<Boolean> options() {
    return List.of(true, false);
  }

  @Override
  default Optional<Refusal> refusal(Boolean answer) {
    return Optional.empty();
  }
}
