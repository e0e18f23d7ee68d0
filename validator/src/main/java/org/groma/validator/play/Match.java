package org.groma.validator.play;

import java.util.Comparator;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Skill;

/**
 * A game that was played: one of the series with steady players, or one of that with random ones.
 *
 * @param players how everybody plays
 * @param game its number in the series, from 1
 */
public record Match(Skill players, long game) implements Comparable<Match> {

  private static final Comparator<Match> ORDER =
      Comparator.comparingLong(Match::game)
          .thenComparing(Match::isRandom, Comparator.naturalOrder());

  /** The match at a place in the order in which they are played, from 0: turn and turn about. */
  static Match at(long index) {
    return new Match(index % 2 == 0 ? Skill.STEADY : Skill.RANDOM, 1 + index / 2);
  }

  boolean isRandom() {
    return players == Skill.RANDOM;
  }

  GameSeed chance(long seed) {
    return new GameSeed(seed, game);
  }

  @Override
  public int compareTo(Match other) {
    return ORDER.compare(this, other);
  }

  /** As it stands in a sentence. */
  @Override
  public String toString() {
    return "game " + game + " of " + players.word() + " players";
  }
}
