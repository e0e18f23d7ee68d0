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
   * @param subject the entry it is or stands in, {@code kind:id}; for a section of the rulebook
   *     {@code rule:} with the section and, after a slash, what is done by it
   * @param field its path within the entry, {@code $.cards[3]}; empty for the entry itself
   * @param name what people call it
   */
  record Item(String subject, Optional<String> field, String name) {

    /** The kind of subject that a section of the rulebook is. */
    public static final String RULE = "rule";
  }

  /** What can be used in a way, by number; empty where the game cannot tell. */
  List<Item> items(Usage usage);

  /** Somebody who is given every event of one game from the set-up on and says what it uses. */
  Consumer<Event> follow(Uses uses);
}
