package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Everything in a scenario that its games may or may not use: nations, provinces, cards, rows,
 * sections. Whoever plays many games learns from it what never happens. It is no part of a game:
 * only those pay for it who follow one.
 */
public interface Inventory {

  /**
   * Something that may be used.
   *
   * @param subject the entry it is or stands in, {@code kind:id}; {@code rule:XX.F} for a section
   * @param field its path within the entry, {@code $.cards[3]}; empty for the entry itself
   * @param name what people call it
   */
  record Item(String subject, Optional<String> field, String name) {

    public static Item of(String kind, Named named) {
      return new Item(kind + ":" + named.id(), Optional.empty(), named.name());
    }
  }

  /** What can be used in a way, by number; empty where the game cannot tell. */
  List<Item> items(Usage usage);

  /** Somebody who is given every event of one game from the set-up on and says what it uses. */
  Consumer<Event> follow(Uses uses);
}
