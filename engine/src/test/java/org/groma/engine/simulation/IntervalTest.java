package org.groma.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

  /** Newcombe (1998), method 3. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "20, 20, 0.8389, 1.0000"
  })
  void sharesHaveTheIntervalOfWilson(long successes, long trials, double low, double high) {
    Interval interval = Interval.ofShare(successes, trials);

    assertThat(interval.low()).isCloseTo(low, within(5e-5));
    assertThat(interval.high()).isCloseTo(high, within(5e-5));
  }

  /** Printed tables of Student's distribution. */
  @ParameterizedTest
  @CsvSource({
    "1, 12.706", "5, 2.571", "10, 2.228", "11, 2.201", "12, 2.179", "20, 2.086", "30, 2.042",
    "60, 2.000", "120, 1.980", "1000000, 1.960"
  })
  void criticalValuesAreThoseOfTheTables(long freedom, double value) {
    assertThat(StudentT.critical(freedom)).isCloseTo(value, within(5e-4));
  }

  @Test
  void theSeriesGoesOnWhereTheTableEnds() {
    assertThat(StudentT.critical(11)).isCloseTo(2.200985, within(2e-5));
  }

  @Test
  void aSampleOfOneHasNoInterval() {
    assertThatIllegalArgumentException().isThrownBy(() -> StudentT.critical(0));
    assertThat(Estimate.ofMean(3, 0, 1).interval()).isEmpty();
    assertThat(Estimate.ofMean(3, 0, 1).margin()).isEmpty();
  }

  @Test
  void theMeanLiesInTheMiddleOfItsInterval() {
    // 4, 6, 8: deviation 2, so 4.302653 * 2 / sqrt(3) on either side
    Sum sum = new Sum();
    sum.add(4);
    sum.add(6);
    Sum other = new Sum();
    other.add(8);
    sum.add(other);

    assertThat(sum.deviation()).isCloseTo(2, within(1e-9));
    Estimate estimate = Estimate.ofMean(sum.mean(), sum.deviation(), sum.size());
    assertThat(estimate.value()).isEqualTo(6);
    assertThat(estimate.margin().orElseThrow()).isCloseTo(4.968275, within(1e-5));
  }

  @Test
  void theMarginOfAShareIsItsLongerSide() {
    Estimate none = Estimate.ofShare(0, 20);

    assertThat(none.margin().orElseThrow()).isCloseTo(0.1611, within(5e-5));
  }

  @Test
  void halvesAndNegativePointsAreExact() {
    Sum sum = new Sum();
    sum.add(-1.5);
    sum.add(2);

    assertThat(sum.least()).isEqualTo(-1.5);
    assertThat(sum.most()).isEqualTo(2);
    assertThat(sum.mean()).isEqualTo(0.25);
  }
}
