package org.groma.validator.provenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.provenance.ProvenanceFixtures.rivers;
import static org.groma.validator.provenance.ProvenanceFixtures.taxed;

import java.util.List;
import java.util.Map;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.validator.Found;
import org.groma.validator.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatedOriginTest {

  @Test
  void aRulingThatIsInNoListIsNamedWithTheNearestOne() {
    assertThat(Found.messages(new UnknownReadingCheck(), because("ruling A22, as the map has it")))
        .containsExactly(
            "The origin of River 11 cites ruling A22, which no list has; probably ruling A2 is"
                + " meant.");
  }

  @Test
  void eachOfSeveralCitedRulingsIsLookedUp() {
    assertThat(Found.messages(new UnknownReadingCheck(), because("rulings A1, A7 and B2")))
        .hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rulings A1 and A2",
        "Ruling A1: both",
        "a ruling of 528",
        "part A9 of something else",
        "the ruling A party made"
      })
  void whatCitesNoRulingIsLetAlone(String why) {
    assertThat(Found.by(new UnknownReadingCheck(), because(why))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"I.A", "I", "I.A.2", "I.B, I.A", "I.B and I.A"})
  void aSectionMayBeCitedWithOthersAsAPartOrAsAWhole(String section) {
    assertThat(
            Found.by(
                new PrintedElsewhereCheck(), taxed(Provenance.printed("first", section), true)))
        .isEmpty();
  }

  @Test
  void aValueCitedFromAnotherSectionIsToldWhereItIsPrinted() {
    assertThat(
            Found.messages(
                new PrintedElsewhereCheck(), taxed(Provenance.printed("first", "I.B"), true)))
        .containsExactly(
            "'tax' of Area 5 cites I.B of first; by the transcriptions it is printed in I.A.");
  }

  @Test
  void whoGivesAReasonHasLooked() {
    Provenance reasoned = Provenance.parse("printed first I.B: worked out from the sum");
    assertThat(Found.by(new PrintedElsewhereCheck(), taxed(reasoned, true))).isEmpty();
    assertThat(Found.by(new UnprintedValueCheck(), taxed(reasoned, false))).isEmpty();
  }

  @Test
  void aReconstructedValueThatIsPrintedOtherwiseIsNoSlipOfTheMark() {
    Project agreeing = taxed(Provenance.reconstructed("from the map"), true);
    Project other =
        agreeing.with(
            Kinds.AREAS,
            RecordShape.with(
                agreeing.areas().find("area-5").orElseThrow(),
                "attributes",
                new Attributes(Map.of("tax", Datum.number(9)))));

    assertThat(Found.by(new PrintedAfterAllCheck(), agreeing)).hasSize(1);
    assertThat(Found.by(new PrintedAfterAllCheck(), other)).isEmpty();
  }

  @Test
  void nothingIsFoundInTheSample() {
    for (var check :
        List.of(
            new UnknownReadingCheck(),
            new PrintedElsewhereCheck(),
            new UnprintedValueCheck(),
            new PrintedAfterAllCheck())) {
      assertThat(Found.messages(check, Sample.PROJECT)).isEmpty();
    }
  }

  private static Project because(String why) {
    return rivers(Origins.of(Provenance.house(why)));
  }
}
