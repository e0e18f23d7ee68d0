package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordingTest {

  @Test
  void listsEndWithAWord() {
    assertThat(Wording.list(List.of())).isEmpty();
    assertThat(Wording.list(List.of("a"))).isEqualTo("a");
    assertThat(Wording.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    assertThat(Wording.either(List.of("a", "b"))).isEqualTo("a or b");
  }

  @Test
  void pluralsAreThoseOfTheGame() {
    assertThat(
            List.of(
                "unit",
                "heavy cavalry",
                "Horse Archer",
                "Limes",
                "thema",
                "cataphracta",
                "clibanarii",
                "city",
                "Elephants"))
        .extracting(Wording::plural)
        .containsExactly(
            "units",
            "heavy cavalry",
            "Horse Archers",
            "Limites",
            "themata",
            "cataphractae",
            "clibanarii",
            "cities",
            "Elephants");
  }

  @Test
  void numbersHaveFractionsAndSigns() {
    assertThat(List.of("0", "2", "0.5", "2.5", "-4", "0.75", "0.3", "-0.25"))
        .extracting(text -> Wording.number(new BigDecimal(text)))
        .containsExactly("0", "2", "½", "2½", "\u22124", "¾", "0.3", "\u2212¼");
    assertThat(Wording.signed(BigDecimal.TWO)).isEqualTo("+2");
    assertThat(Wording.number(BigDecimal.TEN.pow(30))).isEqualTo("1" + "0".repeat(30));
  }
}
