package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two cards of a deck with one number. */
final class CardNumberTwiceCheck implements DeckCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.card-number-twice",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two cards with one number")
          .protects("Whoever looks a card up by its number finds the wrong one.")
          .example("In the deck Events the number 12 is on Plague and on Famine.")
          .mend("Correct one of the two numbers, or the number of copies.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Deck deck, Survey survey, Consumer<Finding> out) {
    Set<Integer> told = new HashSet<>();
    CardNumbers.of(deck)
        .cardsByNumber()
        .forEach((number, cards) -> {
          if (cards.size() > 1 && told.add(cards.getLast())) {
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "In the deck %s the number %d is on %s and on %s.",
                            deck.name(),
                            number,
                            deck.cards().get(cards.getFirst()).name(),
                            deck.cards().get(cards.getLast()).name()),
                        Subject.of(Kinds.DECKS, deck))
                    .in("cards[" + cards.getLast() + "].number"));
          }
        });
  }
}
