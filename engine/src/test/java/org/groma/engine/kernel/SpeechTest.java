package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.Rulesets;
import org.junit.jupiter.api.Test;

class SpeechTest {

  private static final Lexicon CYCLES =
      Rulesets.find("barbarian-kingdom-empire").orElseThrow().lexicon();

  @Test
  void areasAndProvincesChangePlaces() {
    assertThat(CYCLES.say("Every area, and how many provinces it has."))
        .isEqualTo("Every province, and how many areas it has.");
  }

  @Test
  void articlesAndCapitalsFollowTheWord() {
    assertThat(CYCLES.say("Choose a province. Areas of an area; a sea zone, A strait."))
        .isEqualTo("Choose an area. Provinces of a province; a sea area, A road or arrow.");
  }

  @Test
  void onlyWholeWordsCount() {
    assertThat(CYCLES.say("provincial, areal, sea")).isEqualTo("provincial, areal, sea");
  }

  @Test
  void gamesWithTheWordsOfTheModelSayWhatTheyAreGiven() {
    String text = "Choose a area from 12 Provinces, sea zones and straits.";
    assertThat(Lexicon.PLAIN.say(text)).isEqualTo(text);
    assertThat(Rulesets.find("invasions").orElseThrow().lexicon().say(text)).isEqualTo(text);
  }
}
