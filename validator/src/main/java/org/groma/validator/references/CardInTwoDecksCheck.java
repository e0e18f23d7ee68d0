package org.groma.validator.references;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.CardId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The same card id in two decks. */
final class CardInTwoDecksCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.card-in-two-decks",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A card id in two decks")
          .protects("Rules and reports that name the card could mean either.")
          .example("The decks Diplomacy and Events both have a card 'alliance'.")
          .mend("Give one of the two cards an id of its own.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.DECKS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<CardId, Deck> seen = new HashMap<>();
    for (Deck deck : survey.project().get(Kinds.DECKS)) {
      Set<CardId> own = new HashSet<>();
      for (int i = 0; i < deck.cards().size(); i++) {
        CardId card = deck.cards().get(i).id();
        Deck before = seen.putIfAbsent(card, deck);
        if (before != null && !before.id().equals(deck.id()) && own.add(card)) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The decks %s and %s both have a card '%s'.",
                          before.name(),
                          deck.name(),
                          card),
                      Subject.of(Kinds.DECKS, deck),
                      Subject.of(Kinds.DECKS, before))
                  .in("cards[" + i + "].id"));
        }
      }
    }
  }
}
