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

/** A deck that has not as many cards as it says of itself. */
final class DeckSizeCheck implements DeckCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.deck-size", Severity.ERROR, Confidence.CERTAIN, "Deck of the wrong size")
          .protects("A card too many or too few changes every chance of drawing one.")
          .example("The deck Events has 71 cards, but says that there are 72.")
          .mend("Correct the copies of a card, add the missing card, or correct 'size'.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Deck deck, Survey survey, Consumer<Finding> out) {
    deck.attributes()
        .number("size")
        .filter(size -> size != deck.size())
        .ifPresent(size ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The deck %s has %d cards, but says that there are %d.",
                            deck.name(),
                            deck.size(),
                            size),
                        Subject.of(Kinds.DECKS, deck))
                    .in("attributes.size")));
  }
}
