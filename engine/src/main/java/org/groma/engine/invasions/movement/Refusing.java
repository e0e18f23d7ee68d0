package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.kernel.Refusal;

/** Makes refusals once, so that asking for the legality of many orders makes none. */
final class Refusing {

  private Refusing() {}

  static Optional<Refusal> because(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
