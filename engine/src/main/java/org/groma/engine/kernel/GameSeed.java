package org.groma.engine.kernel;

/**
 * What fixes all chance of one game: a seed that a series of games shares, and which game of the
 * series it is. A game that is played alone is the first.
 *
 * <p>Dice and players draw from streams of their own: stream 0 is the dice of the game, stream 1 +
 * <i>s</i> the luck of seat <i>s</i>. The seed of a stream is {@code mix(mix(mix(seed) + game) +
 * stream)}, where {@code mix} is the finalizer of MurmurHash3, a bijection of 64-bit words that
 * flips about half of them when one bit changes. It has other constants than {@link SeededDice}, so
 * that no stream is a stretch of its neighbour.
 *
 * @param seed any number
 * @param game from 1
 */
public record GameSeed(long seed, long game) {

  public GameSeed {
    if (game < 1) {
      throw new IllegalArgumentException("games are numbered from 1, so there is no game " + game);
    }
  }

  /** The first game of a series. */
  public static GameSeed first(long seed) {
    return new GameSeed(seed, 1);
  }

  /** What the game rolls. */
  public Dice dice() {
    return stream(0);
  }

  /** What the player in a seat draws when it does not care; the game never rolls it. */
  public Dice luck(int seat) {
    return stream(1 + seat);
  }

  private Dice stream(int number) {
    return new SeededDice(mix(mix(mix(seed) + game) + number));
  }

  static long mix(long word) {
    long mixed = word;
    mixed = (mixed ^ (mixed >>> 33)) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ (mixed >>> 33);
  }
}
