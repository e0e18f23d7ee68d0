package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.sequence.Step;

/** Finds the transfer that a piece which is put somewhere else belongs to, or begins one. */
final class Transfers {

  private Transfers() {}

  static Transfer at(Tale tale, int nation, int from) {
    return tale.page
        .unremarked(Transfer.class)
        .filter(each -> each.includes(nation, from))
        .orElseGet(() -> {
          Transfer begun =
              new Transfer(tale.names, nation, from, tale.cause.orElse(usual(tale.step)));
          int below = tale.cause.map(Transfers::isReaction).orElse(false) ? tale.below : 0;
          tale.cause = Optional.empty();
          tale.open(below, begun);
          return begun;
        });
  }

  private static Transfer.Cause usual(Step step) {
    return switch (step) {
      case REINFORCEMENTS -> Transfer.Cause.REINFORCEMENT;
      case PURCHASES -> Transfer.Cause.PURCHASE;
      default -> Transfer.Cause.ORDERS;
    };
  }

  private static boolean isReaction(Transfer.Cause cause) {
    return cause == Transfer.Cause.INTERCEPTION || cause == Transfer.Cause.FLIGHT;
  }
}
