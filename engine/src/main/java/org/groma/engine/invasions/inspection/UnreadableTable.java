package org.groma.engine.invasions.inspection;

import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Numbers that the rules look up in tables and do not find there. */
final class UnreadableTable implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unreadable-table",
          Severity.ERROR,
          "V.A",
          "Table that the rules cannot read",
          "The game cannot begin: a number or a whole table that a rule looks up is not there"
              + " or is not what it should be.",
          "350 AD cannot be played: table siege-rules, row assault-hits, value: the value is"
              + " missing.",
          "Correct the row that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    ground.setting().shortfalls().stream()
        .filter(Shortcomings::isOfTable)
        .forEach(shortfall -> out.accept(Shortcomings.objection(ABOUT, ground, shortfall)));
  }
}
