package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.review.Severity;

/** Data that the rules need and cannot read: whatever compiling the project brings to light. */
final class UnreadableRules implements Scrutiny {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unreadable-rules",
          Severity.ERROR,
          "V.A",
          "Data that the rules cannot read",
          "The game cannot begin: a number, a word or a whole table that a rule looks up is not"
              + " there or is not what it should be.",
          "350 AD cannot be played: table siege, row 3, column result: the value is missing.",
          "Correct the record that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Shortfall shortfall : ground.setting().shortfalls()) {
      out.accept(
          new Objection(
              ABOUT.id(),
              "%s cannot be played: %s: %s."
                  .formatted(ground.scenario().name(), shortfall.where(), shortfall.problem()),
              List.of("scenario:" + ground.scenario().id().slug()),
              Optional.empty(),
              Optional.empty()));
    }
  }
}
