package org.groma.validator.play;

/**
 * Something that went wrong in games.
 *
 * @param games in how many
 * @param first when for the first time
 * @param words what it was that first time
 */
public record Trouble(long games, Sighting first, String words) {

  static Trouble once(Sighting at, String words) {
    return new Trouble(1, at, words);
  }

  Trouble and(Trouble other) {
    Trouble earlier = other.first.compareTo(first) < 0 ? other : this;
    return new Trouble(games + other.games, earlier.first, earlier.words);
  }
}
