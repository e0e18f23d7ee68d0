package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecisionTest {

  @ParameterizedTest
  @CsvSource({
    "3, 1.23449, 1.234",
    "3, -1.23451, -1.235",
    "3, -0.0001, 0",
    "0, 2.5, 2",
    "0, 1000000, 1000000",
    "9, 0.1234567894, 0.123456789",
    "9, -999999.1234567891, -999999.123456789",
  })
  void coordinatesAreRoundedAndWrittenShort(int digits, double value, String written) {
    Precision precision = new Precision(digits);
    double rounded = precision.round(value);

    assertThat(precision.write(rounded)).isEqualTo(written);
    assertThat(Double.parseDouble(written)).isEqualTo(rounded);
    assertThat(precision.isOnGrid(rounded)).isTrue();
  }

  @Test
  void zeroHasOneSpelling() {
    assertThat(Double.doubleToLongBits(Precision.STANDARD.round(-0.0001))).isZero();
    assertThat(Precision.STANDARD.write(-0.0)).isEqualTo("0");
  }

  @Test
  void digitsAreNoneToNine() {
    assertThatThrownBy(() -> new Precision(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Precision(10)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "360, 5",
    "5000, 4",
    "1000, 5",
    "1000.1, 4",
    "1, 8",
    "0.5, 8",
    "0.05, 9",
    "0, 9",
    "1e6, 2",
    "2e6, 1"
  })
  void thePrecisionFollowsTheExtent(double extent, int digits) {
    assertThat(Precision.forExtent(extent)).isEqualTo(new Precision(digits));
  }

  @Test
  void theRangeEndsAtAMillion() {
    assertThat(Precision.isInRange(1e6)).isTrue();
    assertThat(Precision.isInRange(-1e6)).isTrue();
    assertThat(Precision.isInRange(1000000.001)).isFalse();
    assertThat(Precision.isInRange(Double.NaN)).isFalse();
    assertThat(Precision.isInRange(Double.NEGATIVE_INFINITY)).isFalse();
  }

  /** What is saved is what was checked, to the last digit and at the edge of the largest map. */
  @Property(tries = 500, seed = "9")
  void writingAndReadingGivesTheSameBits(
      @ForAll @IntRange(max = 9) int digits,
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double value) {
    Precision precision = new Precision(digits);
    double rounded = precision.round(value);

    assertThat(precision.round(rounded)).isEqualTo(rounded);
    assertThat(Double.parseDouble(precision.write(rounded))).isEqualTo(rounded);
    assertThat(Math.abs(rounded - value)).isLessThanOrEqualTo(0.5000001 * precision.step() + 1e-9);
    assertThat(precision.at(precision.steps(rounded))).isEqualTo(rounded);
    assertThat(precision.at(precision.steps(rounded) + 1)).isGreaterThan(rounded);
  }
}
