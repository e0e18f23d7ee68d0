package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.id.CardId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two cards of a deck with one id. */
final class CardTwiceCheck implements DeckCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.card-twice", Severity.ERROR, Confidence.CERTAIN, "Two cards with one id")
          .protects("Rules that name the card could mean either; copies are counted, not repeated.")
          .example("The deck Events has two cards 'plague', Plague and Great Plague.")
          .mend("Give one of the two an id of its own, or count the copies on one card.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Deck deck, Survey survey, Consumer<Finding> out) {
    Map<CardId, Deck.Card> seen = new HashMap<>();
    for (int i = 0; i < deck.cards().size(); i++) {
      Deck.Card card = deck.cards().get(i);
      Deck.Card before = seen.putIfAbsent(card.id(), card);
      if (before != null) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The deck %s has two cards '%s', %s and %s.",
                        deck.name(),
                        card.id(),
                        before.name(),
                        card.name()),
                    Subject.of(Kinds.DECKS, deck))
                .in("cards[" + i + "].id"));
      }
    }
  }
}
