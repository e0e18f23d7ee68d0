package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** All Administration cards, by number. There is no pile: every nation draws from all of them. */
@Rule("XIII.C")
public final class AdministrationDeck {

  private static final String DECK = "administration";

  private final List<AdministrationCard> cards;

  private AdministrationDeck(List<AdministrationCard> cards) {
    this.cards = List.copyOf(cards);
  }

  static AdministrationDeck read(Project project, List<Shortfall> shortfalls) {
    Optional<Deck> deck = project.get(Kinds.DECKS).find(DECK);
    if (deck.isEmpty()) {
      shortfalls.add(new Shortfall("deck " + DECK, "the deck is missing"));
      return new AdministrationDeck(List.of());
    }
    List<AdministrationCard> cards = new ArrayList<>();
    for (Deck.Card card : deck.get().cards()) {
      AdministrationCard read = card(card, shortfalls);
      for (int i = 0; i < card.copies(); i++) {
        cards.add(read);
      }
    }
    return new AdministrationDeck(cards);
  }

  private static AdministrationCard card(Deck.Card card, List<Shortfall> shortfalls) {
    String where = "deck " + DECK + ", card " + card.id();
    Optional<AdministrationCard.Type> type =
        Arrays.stream(AdministrationCard.Type.values())
            .filter(each -> card.tags().has(each.word()))
            .findFirst();
    if (type.isEmpty()) {
      shortfalls.add(
          new Shortfall(where, "it is neither passive nor military nor reform").of("deck:" + DECK));
    }
    List<List<Datum>> faces = new ArrayList<>();
    for (Status status : List.of(Status.KINGDOM, Status.EMPIRE)) {
      for (AdministrationCard.Section section : AdministrationCard.Section.values()) {
        Optional<List<Datum>> face = face(card, status, section);
        if (face.isEmpty()) {
          shortfalls.add(
              new Shortfall(
                      where, "the face " + status.word() + ", " + section.word() + " is missing")
                  .of("deck:" + DECK));
        }
        faces.add(face.orElse(List.of()));
      }
    }
    return new AdministrationCard(
        card.id().slug(), card.name(), type.orElse(AdministrationCard.Type.PASSIVE), faces);
  }

  private static Optional<List<Datum>> face(
      Deck.Card card, Status status, AdministrationCard.Section section) {
    for (Datum each : card.effects()) {
      if (each instanceof Datum.Fields fields
          && fields.get("when").orElse(null) instanceof Datum.Fields when
          && when.get("status").filter(Datum.text(status.word())::equals).isPresent()
          && when.get("section").filter(Datum.text(section.word())::equals).isPresent()
          && fields.get("effects").orElse(null) instanceof Datum.Items(var effects)) {
        return Optional.of(effects);
      }
    }
    return Optional.empty();
  }

  public int size() {
    return cards.size();
  }

  public AdministrationCard card(int number) {
    return cards.get(number);
  }
}
