package org.groma.model.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.CardId;
import org.groma.model.id.DeckId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** A deck of cards, or a pool of markers that is drawn from like one. */
public record Deck(
    @JsonProperty(required = true) DeckId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    List<Card> cards,
    Attributes attributes,
    Origins origin)
    implements Entry<DeckId> {

  public Deck {
    aliases = List.copyOf(aliases);
    cards = List.copyOf(cards);
  }

  /** How many cards there are, copies counted. */
  public int size() {
    return cards.stream().mapToInt(Card::copies).sum();
  }

  /**
   * A card.
   *
   * @param copies how many of it there are
   * @param number the number printed on it
   * @param effects what it does, as data that the ruleset reads
   */
  public record Card(
      @JsonProperty(required = true) CardId id,
      @JsonProperty(required = true) String name,
      @JsonProperty(required = true) int copies,
      Optional<Integer> number,
      Tags tags,
      List<Datum> effects,
      Attributes attributes,
      Origins origin) {
    public Card {
      effects = List.copyOf(effects);
      if (copies < 1) {
        throw new IllegalArgumentException("a deck has at least one copy of each card it lists");
      }
    }
  }
}
