package org.groma.model.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestWordTest {

  private static final List<String> FIELDS =
      List.of("id", "name", "aliases", "area", "terrain", "income", "granary");

  @ParameterizedTest
  @CsvSource({
    "terain, terrain",
    "terrrain, terrain",
    "terrian, terrain",
    "Terrain, terrain",
    "incmoe, income",
    "ara, area",
    "nmae, name",
    "idd, id",
  })
  void findsWhatWasMeant(String written, String meant) {
    assertThat(NearestWord.to(written, FIELDS)).contains(meant);
  }

  @Test
  void guessesNothingThatIsFar() {
    assertThat(NearestWord.to("colour", FIELDS)).isEmpty();
    assertThat(NearestWord.to("x", FIELDS)).isEmpty();
    assertThat(NearestWord.to("terrain", List.of())).isEmpty();
  }

  @Test
  void allowsMoreSlipsInLongerWords() {
    assertThat(NearestWord.to("moesa-inferor", List.of("moesia-inferior"))).isPresent();
    assertThat(NearestWord.to("mosa-inferor", List.of("moesia-inferior"))).isPresent();
    assertThat(NearestWord.to("msa-inferor", List.of("moesia-inferior"))).isEmpty();
  }

  @Test
  void ofTwoEquallyNearTakesTheAlphabeticallyFirst() {
    assertThat(NearestWord.to("cat", List.of("hat", "bat", "rat"))).contains("bat");
  }

  @Test
  void countsASwapAsOneSlip() {
    assertThat(NearestWord.distance("ab", "ba")).isEqualTo(1);
    assertThat(NearestWord.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(NearestWord.distance("", "abc")).isEqualTo(3);
  }

  @Test
  void hintsOnlyWhenThereIsSomethingToHintAt() {
    assertThat(NearestWord.hint("terain", FIELDS)).isEqualTo("; did you mean 'terrain'?");
    assertThat(NearestWord.hint("colour", FIELDS)).isEmpty();
  }
}
