package org.groma.engine.invasions.inspection;

import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.invasions.effect.EffectReader;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/**
 * Data that the rules need and cannot read, whatever they are: tables and words have inspections of
 * their own.
 */
final class UnreadableRules implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unreadable-rules",
          Severity.ERROR,
          "V.A",
          "Data that the rules cannot read",
          "The game cannot begin: something on the map, among the pieces or in the special"
              + " rules is not what it should be.",
          "350 AD cannot be played: leader attila: the value 'combat' is missing.",
          "Correct the record that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (ground.setting().shortfalls().isEmpty()) {
      return;
    }
    Set<Shortfall> words = Set.copyOf(EffectReader.check(ground.project(), ground.scenario()));
    ground.setting().shortfalls().stream()
        .filter(shortfall -> !Shortcomings.isOfTable(shortfall) && !words.contains(shortfall))
        .forEach(shortfall -> out.accept(Shortcomings.objection(ABOUT, ground, shortfall)));
  }
}
