package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** The diplomacy cards. All copies of a card have the same number. */
@Rule("XXX.A")
public final class DiplomacyDeck {

  private static final String DECK = "diplomacy";

  /** What a diplomacy card is for. */
  public enum Kind {
    ALLIANCE,
    FOEDUS,
    GRAFT,
    MARRIAGE,
    MERCENARY,
    NOTHING,
    TREATY,
    TRIBUTE;

    static Optional<Kind> of(String id) {
      return Arrays.stream(values())
          .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(id))
          .findFirst();
    }
  }

  private final List<Kind> kinds;
  private final int[] prices;
  private final int[] full;

  private DiplomacyDeck(List<Kind> kinds, int[] prices, int[] full) {
    this.kinds = List.copyOf(kinds);
    this.prices = prices;
    this.full = full;
  }

  static DiplomacyDeck read(Project project, List<Shortfall> shortfalls) {
    Optional<Deck> deck = project.get(Kinds.DECKS).find(DECK);
    if (deck.isEmpty()) {
      shortfalls.add(new Shortfall("deck " + DECK, "the deck is missing"));
    }
    List<Deck.Card> cards = deck.map(Deck::cards).orElse(List.of());
    List<Kind> kinds = new ArrayList<>();
    int[] prices = new int[cards.size()];
    int[] full = new int[deck.map(Deck::size).orElse(0)];
    int count = 0;
    for (Deck.Card card : cards) {
      Optional<Kind> kind = Kind.of(card.id().slug());
      if (kind.isEmpty()) {
        shortfalls.add(
            new Shortfall("deck " + DECK + ", " + card.id(), "no such card is known")
                .of("deck:" + DECK)
                .in("$.cards[" + kinds.size() + "].id"));
      }
      prices[kinds.size()] = price(card);
      Arrays.fill(full, count, count + card.copies(), kinds.size());
      count += card.copies();
      kinds.add(kind.orElse(Kind.NOTHING));
    }
    return new DiplomacyDeck(kinds, prices, full);
  }

  private static int price(Deck.Card card) {
    for (Datum effect : card.effects()) {
      if (effect instanceof Datum.Fields fields
          && fields.get("pay").orElse(null) instanceof Datum.Fields pay
          && pay.get("amount").orElse(null) instanceof Datum.Amount(BigDecimal amount)) {
        return Halves.tryOf(amount).orElse(Halves.ZERO).count();
      }
    }
    return 0;
  }

  public Kind kind(int card) {
    return kinds.get(card);
  }

  /** The number of a card; there must be one of the kind. */
  public int card(Kind kind) {
    return kinds.indexOf(kind);
  }

  /** What who plays the card pays, in halves. */
  public int price(Kind kind) {
    return prices[card(kind)];
  }

  /** Every card of the deck, copy by copy. */
  public int[] full() {
    return full.clone();
  }
}
