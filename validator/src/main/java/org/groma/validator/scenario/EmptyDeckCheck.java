package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A deck without cards. */
final class EmptyDeckCheck implements DeckCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.empty-deck", Severity.WARNING, Confidence.CERTAIN, "Deck without cards")
          .protects("Nothing can be drawn from it.")
          .example("The deck Events has no cards.")
          .mend("Add the cards, or remove the deck.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Deck deck, Survey survey, Consumer<Finding> out) {
    if (deck.cards().isEmpty()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(Locale.ROOT, "The deck %s has no cards.", deck.name()),
                  Subject.of(Kinds.DECKS, deck))
              .in("cards"));
    }
  }
}
