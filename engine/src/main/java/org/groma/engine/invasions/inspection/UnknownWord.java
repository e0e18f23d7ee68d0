package org.groma.engine.invasions.inspection;

import java.util.function.Consumer;
import org.groma.engine.invasions.effect.EffectReader;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Words of cards, special rules, objectives and scenarios that mean nothing. */
final class UnknownWord implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-word",
          Severity.ERROR,
          "V.A",
          "Effect, condition or objective that the rules do not know",
          "A card or a special rule says something that nobody carries out.",
          "350 AD cannot be played: deck events, card plague: 'glod' is no effect of this game;"
              + " 'gold' may be meant.",
          "Write one of the words that the rules know, with the parameters it needs.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (ground.setting().shortfalls().isEmpty()) {
      return; // what the words lack is among them
    }
    EffectReader.check(ground.project(), ground.scenario())
        .forEach(shortfall -> out.accept(Shortcomings.objection(ABOUT, ground, shortfall)));
  }
}
