package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    String kind = Terms.plain(deck.endsWith("s") ? deck.substring(0, deck.length() - 1) : deck);
    return ("aeiou".indexOf(kind.isEmpty() ? ' ' : kind.charAt(0)) >= 0 ? "an " : "a ")
        + kind
        + " card";
  }

  String of(Deck.Card card) {
    Attributes attributes = card.attributes();
    String what =
        new Faces(clauses)
            .of(card.effects())
            .orElseGet(() -> {
              boolean choice = attributes.text("choose").filter("one"::equals).isPresent();
              String effects = String.join(choice ? "; or " : "; ", clauses.all(card.effects()));
              return choice ? "one of: " + effects : effects;
            });
    List<String> parts = new ArrayList<>();
    parts.add(what);
    attributes.get("worseUnderHeresy").map(clauses::of).ifPresent(parts::add);
    event(attributes).ifPresent(parts::add);
    attributes.text("lasts").map(time -> "lasts for " + time).ifPresent(parts::add);
    return Wording.capital(head(attributes) + String.join("; ", parts));
  }

  /** When, where and on whom it is played. */
  private String head(Attributes attributes) {
    List<String> parts = new ArrayList<>();
    attributes.text("play").map(Terms::moment).ifPresent(parts::add);
    if (attributes.get("terrain").isPresent()) {
      parts.add(
          "in "
              + Wording.either(
                  Given.words(attributes.get("terrain").get()).stream()
                      .map(names::terrain)
                      .toList()));
    }
    attributes.text("target").map(word -> "on " + Terms.nation(word)).ifPresent(parts::add);
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
