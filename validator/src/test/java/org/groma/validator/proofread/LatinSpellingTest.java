package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatinSpellingTest {

  @ParameterizedTest
  @CsvSource({
    "Saldæ,Saldae",
    "Phœnicia,Phoenicia",
    "IVDAEA,Judaea",
    "Momonía,Momonia",
    "Hyrcania,Hyrkania",
    "Britannia,Britania"
  })
  void theSpellingsOfWritersMeet(String one, String other) {
    assertThat(LatinSpelling.fold(one)).isEqualTo(LatinSpelling.fold(other));
  }

  @Test
  void differentNamesStayApart() {
    assertThat(LatinSpelling.fold("Moesia Inferior"))
        .isNotEqualTo(LatinSpelling.fold("Moesia Superior"));
    assertThat(LatinSpelling.isNear("Chalcidica", "Macedonia")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "M. Aegeum,Mare Aegeum,true",
    "Parthia Sept.,Parthia Septentrionalis,true",
    "M. Aegeum,Sinus Aegeum,false",
    "Mare,Mare Aegeum,false",
    ".,Mare,false",
    "Mare Aegeum,Mare Aegeum,false"
  })
  void anAbbreviationHasFullStopsForWhatItLeavesOut(String cut, String full, boolean expected) {
    assertThat(LatinSpelling.abbreviates(cut, full)).isEqualTo(expected);
  }
}
