package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.List;
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

/** A number that no card of a numbered deck has. */
final class CardNumberMissingCheck implements DeckCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.card-number-missing",
              Severity.WARNING,
              Confidence.LIKELY,
              "Hole in the numbers of a deck")
          .protects("A card was forgotten, or its number is wrong.")
          .example("In the deck Events no card has the number 13.")
          .mend("Add the card, or correct the numbers round the hole.");

  private static final int MOST = 10_000;

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Deck deck, Survey survey, Consumer<Finding> out) {
    CardNumbers numbers = CardNumbers.of(deck);
    if (!numbers.complete()) {
      return;
    }
    int first = Math.min(1, numbers.cardsByNumber().firstKey());
    int last = numbers.cardsByNumber().lastKey();
    List<String> missing = new ArrayList<>();
    for (int number = Math.max(first, last - MOST); number <= last; number++) {
      if (!numbers.cardsByNumber().containsKey(number)) {
        missing.add(String.valueOf(number));
      }
    }
    if (!missing.isEmpty()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "In the deck %s no card has the number %s.",
                      deck.name(),
                      Wording.list(missing, "or")),
                  Subject.of(Kinds.DECKS, deck))
              .in("cards"));
    }
  }
}
