package org.groma.validator.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.rows;

import org.groma.validator.Found;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GarbledNamesTest {

  @ParameterizedTest
  @CsvSource({
    "archer, Arch\u00E6r",
    "ostgoths, Ostgoths\u00C2",
    "ostgoths, Ostgoth\u00C3 s",
    "fines, \uFB01nes"
  })
  void straySignsOfACopyAreFound(String id, String name) {
    assertThat(Found.by(new GarbledNameCheck(), rows(province(id, name)))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "caesarea, C\u00E6sarea",
    "phoenicia, Ph\u0153nicia",
    "moesia, M\u0153sia",
    "iles, \u00CEles",
    "aland, \u00C5land"
  })
  void ligaturesAndAccentsThatBelongThereAreLetAlone(String id, String name) {
    assertThat(Found.by(new GarbledNameCheck(), rows(province(id, name)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"tarentum, Tarentum Bruttium", "tarentum, Bruttium Tarentum"})
  void aNameWithThatOfANeighbourIsFound(String id, String name) {
    assertThat(
            Found.messages(
                new JoinedNamesCheck(), rows(province(id, name), province("bruttium", "Bruttium"))))
        .containsExactly("The province 'tarentum' is called " + name + "; Bruttium is another.");
  }

  @ParameterizedTest
  @CsvSource({"tarentum-bruttium, Tarentum Bruttium", "tarentum, Tarentum Magnum"})
  void aNameOfTwoWordsIsLetAlone(String id, String name) {
    assertThat(
            Found.by(
                new JoinedNamesCheck(), rows(province(id, name), province("bruttium", "Bruttium"))))
        .isEmpty();
  }
}
