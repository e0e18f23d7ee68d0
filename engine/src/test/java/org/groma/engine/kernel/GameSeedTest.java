package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GameSeedTest {

  private static List<Integer> rolls(Dice dice) {
    return IntStream.range(0, 12).mapToObj(_ -> dice.d10()).toList();
  }

  @Test
  void theSameGameRollsTheSame() {
    assertThat(rolls(new GameSeed(5, 17).dice())).isEqualTo(rolls(new GameSeed(5, 17).dice()));
  }

  @Test
  void aGameThatIsPlayedAloneIsTheFirst() {
    assertThat(GameSeed.first(9)).isEqualTo(new GameSeed(9, 1));
  }

  /** Twelve D10 of 2,000 streams; that two agree by chance is one in half a million. */
  @Test
  void gamesSeatsAndSeedsDrawFromStreamsOfTheirOwn() {
    Set<List<Integer>> seen = new HashSet<>();
    for (long seed = -5; seed < 5; seed++) {
      for (long game = 1; game <= 40; game++) {
        GameSeed chance = new GameSeed(seed, game);
        seen.add(rolls(chance.dice()));
        for (int seat = 0; seat < 4; seat++) {
          seen.add(rolls(chance.luck(seat)));
        }
      }
    }
    assertThat(seen).hasSize(10 * 40 * 5);
  }

  /** Dice whose seeds lie one step of the generator apart would roll the same, one roll later. */
  @Test
  void noStreamIsAStretchOfItsNeighbour() {
    List<Integer> first = rolls(new GameSeed(1, 1).dice());
    List<Integer> second = rolls(new GameSeed(1, 2).dice());

    for (int shift = 1; shift < 6; shift++) {
      assertThat(second.subList(0, 6)).isNotEqualTo(first.subList(shift, shift + 6));
      assertThat(first.subList(0, 6)).isNotEqualTo(second.subList(shift, shift + 6));
    }
  }

  /** Values of the finalizer of MurmurHash3: recorded games must stay playable. */
  @Test
  void seedsAreMixedAsDocumented() {
    assertThat(GameSeed.mix(0)).isZero();
    assertThat(GameSeed.mix(1)).isEqualTo(0xB456BCFC34C2CB2CL);
  }

  @Test
  void thereIsNoGameZero() {
    assertThatIllegalArgumentException().isThrownBy(() -> new GameSeed(1, 0));
  }
}
