package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;

/**
 * What a game has of all that a project can say, and what its players call it. Tables, sheets and
 * the map show that and no more. Without a word to the contrary a game has everything.
 */
public interface Lexicon {

  /** For a project without rules. */
  Lexicon PLAIN = new Lexicon() {};

  /** The word for a feature; nothing where the game does not have it. */
  default Optional<String> word(Feature feature) {
    return Optional.of(feature.usual());
  }

  /**
   * What the home of one nation is called, where the word for a column of all would be too long.
   */
  default String seat() {
    return Feature.SEAT.usual();
  }

  /** What players call the entries of a kind that maps have. */
  default Noun noun(Kind<?, ?> kind) {
    return kind.equals(Kinds.SEAS)
        ? new Noun("sea zone", "sea zones")
        : kind.equals(Kinds.LINKS)
            ? new Noun("strait", "straits")
            : new Noun(kind.word(), kind.plural());
  }

  /**
   * A text of the program in the words of this game's players.
   *
   * @param text in the words of the model, without names and other data
   */
  default String say(String text) {
    return new Speech(this).of(text);
  }

  /** The attributes of a kind of entry that are shown by themselves: their names and titles. */
  default List<Named> attributes(Kind<?, ?> kind) {
    return List.of();
  }

  /** What cities are by their level, from 0; none where players speak of levels. */
  default List<String> cities() {
    return List.of();
  }

  /** The signs of provinces, likewise. */
  default List<Emblem> landEmblems() {
    return List.of();
  }

  /** The signs of cities, in the order in which they stand. */
  default List<Emblem> emblems() {
    return List.of();
  }

  /** The words that provinces or seas bear on the map. */
  default List<Caption> captions(Kind<?, ?> kind) {
    return List.of();
  }

  /** The line that parts the map in two, where the game has one. */
  default Optional<Boundary> boundary() {
    return Optional.empty();
  }

  /**
   * How links are drawn.
   *
   * @param kind a word of the vocabulary
   */
  default Way way(String kind) {
    return Way.ARROW;
  }

  /** Whether a city that bears the name of its province is not named a second time on the map. */
  default boolean namesOnce() {
    return false;
  }

  /** What is written in the mark of a city because the mark alone does not tell it. */
  default Optional<String> inscription(City city) {
    return Optional.empty();
  }
}
