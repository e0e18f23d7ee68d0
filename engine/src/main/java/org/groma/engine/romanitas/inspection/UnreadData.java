package org.groma.engine.romanitas.inspection;

import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Data that the rules need and cannot read, whatever no other inspection speaks of. */
final class UnreadData implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unread-data",
          Severity.ERROR,
          "2",
          "Table, piece or set-up that the rules cannot read",
          "The game cannot begin: something that a rule looks up is not there or is not what it"
              + " should be.",
          "528 AD cannot be played: table battle, row siege, value: the value is missing.",
          "Correct the entry that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Shortcomings.others(ABOUT, ground, out);
  }
}
