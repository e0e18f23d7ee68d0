package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PileTest {

  @Test
  void theLastCardIsOnTop() {
    Pile pile = Pile.of(5, 6, 7);

    assertThat(pile.draw()).isEqualTo(7);
    assertThat(pile.size()).isEqualTo(2);
    pile.putBack(9);
    assertThat(pile.draw()).isEqualTo(9);
    assertThat(pile.draw()).isEqualTo(6);
    assertThat(pile.draw()).isEqualTo(5);
    assertThat(pile.isEmpty()).isTrue();
    assertThatThrownBy(pile::draw).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Pile pile = Pile.of(1, 2);
    Pile copy = pile.copy();
    assertThat(copy).isEqualTo(pile).hasSameHashCodeAs(pile);
    copy.draw();
    assertThat(copy).isNotEqualTo(pile);
    assertThat(pile.size()).isEqualTo(2);
  }

  @Test
  void theSameSeedShufflesTheSameAndEveryOrderComesUp() {
    Pile one = Pile.of(1, 2, 3, 4);
    Pile two = Pile.of(1, 2, 3, 4);
    one.shuffle(new SeededDice(7));
    two.shuffle(new SeededDice(7));
    assertThat(one).isEqualTo(two);

    Dice dice = new SeededDice(1);
    Map<Integer, Integer> seen = new HashMap<>();
    for (int i = 0; i < 24_000; i++) {
      Pile pile = Pile.of(1, 2, 3, 4);
      pile.shuffle(dice);
      int order = 0;
      while (!pile.isEmpty()) {
        order = order * 10 + pile.draw();
      }
      seen.merge(order, 1, Integer::sum);
    }
    assertThat(seen).hasSize(24).allSatisfy((_, times) -> assertThat(times).isBetween(850, 1150));
  }
}
