package org.groma.model.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class AttributesTest {

  private static Attributes with(String number) {
    return Attributes.NONE.with("n", new Datum.Amount(new BigDecimal(number)));
  }

  @Test
  void wholeNumbersAreRead() {
    assertThat(with("12").number("n")).contains(12);
    assertThat(with("-2147483648").number("n")).contains(Integer.MIN_VALUE);
    assertThat(with("2147483647").number("n")).contains(Integer.MAX_VALUE);
  }

  @Test
  void fractionsAndNumbersBeyondAllMeasureAreNone() {
    assertThat(with("0.5").number("n")).isEmpty();
    assertThat(with("2147483648").number("n")).isEmpty();
    assertThat(with("1e30").number("n")).isEmpty();
    assertThat(with("-1e999999").number("n")).isEmpty();
  }
}
