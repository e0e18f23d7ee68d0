package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Spelling;
import org.groma.model.tables.Deck;
import org.groma.model.value.Attributes;

/** What cards and markers do, and when they may be played. */
final class CardWords {

  private final Names names;
  private final Clauses clauses;

  CardWords(Names names) {
    this.names = names;
    this.clauses = new Clauses(names);
  }

  /** One card of a deck: {@code an event card}. */
  static String oneOf(String deck) {
    String kind = deck.endsWith("s") ? deck.substring(0, deck.length() - 1) : deck;
    return Wording.one(Terms.plain(kind) + " card");
  }

  String of(Deck.Card card) {
    Attributes attributes = card.attributes();
    List<String> parts = new ArrayList<>();
    parts.add(new Faces(clauses).of(card.effects()).orElseGet(() -> effects(card)));
    attributes
        .get("worseUnderHeresy")
        .map(worse -> "also, " + clauses.of(worse))
        .ifPresent(parts::add);
    event(attributes).ifPresent(parts::add);
    String lasts = attributes.text("lasts").map(time -> " (" + time + ")").orElse("");
    return Spelling.capital(head(attributes) + String.join("; ", parts) + lasts);
  }

  private String effects(Deck.Card card) {
    boolean choice = card.attributes().text("choose").filter("one"::equals).isPresent();
    return String.join(choice ? "; or " : "; ", clauses.all(card.effects()));
  }

  /** When, where and on whom it is played. */
  private String head(Attributes attributes) {
    List<String> parts = new ArrayList<>();
    Optional<String> moment = attributes.text("play").map(Terms::moment);
    moment.ifPresent(parts::add);
    attributes
        .get("terrain")
        .map(terrains -> Given.words(terrains).stream().map(names::terrain).toList())
        .map(terrains -> "in " + Wording.either(terrains))
        .ifPresent(parts::add);
    attributes
        .text("target")
        .map(word -> (moment.isPresent() ? "for " : "target ") + Terms.nation(word))
        .ifPresent(parts::add);
    return parts.isEmpty() ? "" : String.join(", ", parts) + ": ";
  }

  private Optional<String> event(Attributes attributes) {
    return attributes
        .text("event")
        .map(id -> {
          String name = "event " + names.card("events", id);
          return switch (attributes.text("resolve").orElse("")) {
            case "at-once" -> name + " at once";
            case "kept" -> name + " kept for later";
            default -> name;
          };
        });
  }
}
