package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DegreeReadingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12.5|12.5",
        "-12,5|-12.5",
        "−12|-12",
        "12°30'|12.5",
        "12 30 18 W|-12.505",
        "12° 30′ 18″ E|12.505",
        "3° O|3",
        "180|180",
        "0.25 w|-0.25"
      })
  void degreesAreReadAsMapsPrintThem(String typed, double degrees) {
    assertThat(DegreeReading.longitude(typed).orElseThrow()).isCloseTo(degrees, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "north", "12 N", "181", "12°60'", "-12 W", "1 2 3 4", "1e3"})
  void whatIsNoLongitudeIsNot(String typed) {
    assertThat(DegreeReading.longitude(typed)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"41.9 N,41.9", "33 52 S,-33.866666667", "90,90"})
  void latitudesGoFromPoleToPole(String typed, double degrees) {
    assertThat(DegreeReading.latitude(typed).orElseThrow()).isCloseTo(degrees, within(1e-6));
    assertThat(DegreeReading.latitude("90.1")).isEmpty();
    assertThat(DegreeReading.latitude("12 E")).isEmpty();
  }
}
