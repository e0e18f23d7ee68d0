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
          Optional<Motive> motive = tale.motive.filter(each -> each.from() == from);
          Transfer begun =
              new Transfer(
                  tale.names, nation, from, motive.map(Motive::cause).orElse(usual(tale.step)));
          if (motive.isPresent()) {
            tale.motive = Optional.empty();
          }
          tale.open(motive.filter(Motive::isReaction).map(_ -> tale.below).orElse(0), begun);
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
}
