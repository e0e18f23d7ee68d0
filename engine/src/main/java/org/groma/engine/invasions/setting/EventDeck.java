package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** The event cards. */
@Rule("X.B")
public final class EventDeck {

  private static final String DECK = "events";

  private final List<EventCard> cards = new ArrayList<>();
  private final Map<Integer, Integer> byPrinted = new HashMap<>();
  private final List<Shortfall> shortfalls;

  private EventDeck(List<Shortfall> shortfalls) {
    this.shortfalls = shortfalls;
  }

  static EventDeck read(Project project, List<Shortfall> shortfalls) {
    EventDeck deck = new EventDeck(shortfalls);
    Optional<Deck> found = project.get(Kinds.DECKS).find(DECK);
    if (found.isEmpty()) {
      shortfalls.add(new Shortfall("deck " + DECK, "the deck is missing"));
    }
    found.ifPresent(each -> each.cards().forEach(deck::add));
    return deck;
  }

  private void add(Deck.Card card) {
    int number = cards.size();
    String where = "deck " + DECK + ", card " + card.id();
    String word = card.attributes().text("play").orElse("");
    Optional<Moment> moment = Moment.of(word);
    if (moment.isEmpty()) {
      lacks(where, "'" + word + "' is no moment to play a card");
    } else if (card.tags().has("public") != (moment.get() == Moment.AT_ONCE)) {
      lacks(where, "public cards, and only they, are played at once");
    }
    cards.add(
        new EventCard(
            number,
            card.id().slug(),
            card.name(),
            card.copies(),
            moment.orElse(Moment.AT_ONCE),
            card.attributes().text("choose").isPresent(),
            terrains(card, where),
            card.attributes().text("target").orElse(""),
            card.effects()));
    card.number().ifPresent(printed -> byPrinted.put(printed, number));
    if (card.attributes().get("numbers").orElse(null) instanceof Datum.Items(var printed)) {
      for (Datum each : printed) {
        if (each instanceof Datum.Amount(BigDecimal copy)) {
          byPrinted.put(copy.intValue(), number);
        }
      }
    }
  }

  private List<Terrain> terrains(Deck.Card card, String where) {
    List<Terrain> terrains = new ArrayList<>();
    if (card.attributes().get("terrain").orElse(null) instanceof Datum.Items(var words)) {
      for (Datum each : words) {
        String word = each instanceof Datum.Text(String text) ? text : "";
        Terrain.of(word)
            .ifPresentOrElse(terrains::add, () -> lacks(where, "'" + word + "' is no terrain"));
      }
    }
    return terrains;
  }

  private void lacks(String where, String problem) {
    shortfalls.add(new Shortfall(where, problem).of("deck:" + DECK));
  }

  /** How many kinds of cards there are. */
  public int kinds() {
    return cards.size();
  }

  public EventCard card(int number) {
    return cards.get(number);
  }

  /** The card with a printed number, which pillage markers name. */
  public Optional<EventCard> printed(int number) {
    return Optional.ofNullable(byPrinted.get(number)).map(cards::get);
  }

  public EventCard named(String id) {
    return cards.stream()
        .filter(card -> card.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no event " + id));
  }

  /** All cards, each as often as there are copies. */
  public int[] all() {
    return cards.stream()
        .flatMapToInt(card -> IntStream.generate(card::number).limit(card.copies()))
        .toArray();
  }
}
