package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** The reserve of pillage markers, from which they are drawn blindly. */
@Rule("XXIV.D")
public final class PillageMarkers {

  private static final String DECK = "pillage-markers";

  private final List<PillageMarker> kinds;
  private final int[] reserve;

  private PillageMarkers(List<PillageMarker> kinds, int[] reserve) {
    this.kinds = List.copyOf(kinds);
    this.reserve = reserve;
  }

  static PillageMarkers read(Project project, List<Shortfall> shortfalls) {
    Optional<Deck> deck = project.get(Kinds.DECKS).find(DECK);
    if (deck.isEmpty()) {
      shortfalls.add(new Shortfall("deck " + DECK, "the deck is missing"));
    }
    List<Deck.Card> cards = deck.map(Deck::cards).orElse(List.of());
    List<PillageMarker> kinds = new ArrayList<>();
    int[] reserve = new int[deck.map(Deck::size).orElse(0)];
    int count = 0;
    for (Deck.Card card : cards) {
      for (int i = 0; i < card.copies(); i++) {
        reserve[count++] = kinds.size();
      }
      kinds.add(marker(kinds.size(), card, shortfalls));
    }
    return new PillageMarkers(kinds, reserve);
  }

  private static PillageMarker marker(int number, Deck.Card card, List<Shortfall> shortfalls) {
    Optional<Integer> gold = gold(card);
    if (gold.isEmpty()) {
      shortfalls.add(
          new Shortfall("deck " + DECK + ", " + card.id(), "it is worth no Gold")
              .of("deck:" + DECK));
    }
    return new PillageMarker(
        number,
        card.id().slug(),
        gold.orElse(0),
        card.number().orElse(0),
        card.tags().has("public"),
        card.attributes().text("calamity").isPresent(),
        card.effects().stream().filter(effect -> !isGold(effect)).toList());
  }

  private static boolean isGold(Datum effect) {
    return effect instanceof Datum.Fields fields && fields.get("gold").isPresent();
  }

  private static Optional<Integer> gold(Deck.Card card) {
    for (Datum effect : card.effects()) {
      if (effect instanceof Datum.Fields fields
          && fields.get("gold").orElse(null) instanceof Datum.Fields gold
          && gold.get("amount").orElse(null) instanceof Datum.Amount(var amount)) {
        return Optional.of(amount.intValue());
      }
    }
    return Optional.empty();
  }

  /** How many markers there are in all. */
  public int size() {
    return reserve.length;
  }

  /** The i-th marker of the full reserve. */
  public PillageMarker at(int i) {
    return kinds.get(reserve[i]);
  }

  /** A marker by the number that events name. */
  public PillageMarker card(int number) {
    return kinds.get(number);
  }

  /** The reserve as numbers of markers for {@link #at}, to draw several at once from. */
  public int[] full() {
    int[] all = new int[reserve.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    return all;
  }
}
