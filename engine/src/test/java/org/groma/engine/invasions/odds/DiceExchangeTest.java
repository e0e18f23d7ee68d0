package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.groma.engine.invasions.combat.DicePool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceExchangeTest {

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void throwsBeforeAnyReRollAreThePlainConvolution(boolean open) {
    DicePool pool = new DicePool(4, 2);
    Throw dice = DiceThrow.of(pool, open);
    double[] hits = new double[PoolHits.of(pool, open).length];
    for (int state = 0; state < dice.states(); state++) {
      hits[dice.hits(state)] += dice.chance(state);
    }
    assertThat(hits).containsExactly(PoolHits.of(pool, open), within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"13, 0", "0, 13", "14, 14"})
  void poolsLargerThanThoseKnownAreConvolvedToo(int white, int black) {
    double[] hits = PoolHits.of(new DicePool(white, black), true);
    assertThat(hits).hasSize(2 * (white + black) + 1);
    assertThat(hits[0]).isCloseTo(Math.pow(0.5, white) / Math.pow(3, black), within(1e-15));
    double sum = 0;
    for (double chance : hits) {
      sum += chance;
    }
    assertThat(sum).isCloseTo(1, within(1e-12));
  }

  @Test
  void whatWasWorkedOutOnceIsRemembered() {
    DiceExchange exchange = new DiceExchange(new DicePool(2, 1), new DicePool(1, 0), 1, 1, true);
    DiceExchange same = new DiceExchange(new DicePool(2, 1), new DicePool(1, 0), 1, 1, true);
    assertThat(exchange.hits()).isSameAs(same.hits());
  }

  /** One white die each on rough ground: the attacker never keeps a miss, with luck enough. */
  @Test
  void everyReRollIsSpentWhileItGains() {
    DiceExchange many = new DiceExchange(new DicePool(1, 0), new DicePool(1, 0), 30, 0, false);
    double[] onlyAttacker = new double[1];
    many.hits().forEach((a, d, chance) -> onlyAttacker[0] += a == 1 && d == 0 ? chance : 0);
    assertThat(onlyAttacker[0]).isGreaterThan(0.9999);
  }
}
