package org.groma.engine.cycles.setting;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.Rule;

/** What a battle comes to. */
@Rule("7.2")
public enum Result {
  AE,
  AR3,
  AR2,
  AR1,
  EX,
  DR1,
  DR2,
  DR3,
  DE;

  /** How many areas the attackers retreat; 0 if they do not. */
  public int attackersRetreat() {
    return switch (this) {
      case AR1 -> 1;
      case AR2 -> 2;
      case AR3 -> 3;
      default -> 0;
    };
  }

  /** How many areas the defenders retreat; 0 if they do not. */
  public int defendersRetreat() {
    return switch (this) {
      case DR1 -> 1;
      case DR2 -> 2;
      case DR3 -> 3;
      default -> 0;
    };
  }

  static Optional<Result> of(String word) {
    return Stream.of(values())
        .filter(each -> each.name().equals(word.toUpperCase(Locale.ROOT)))
        .findFirst();
  }
}
