package org.groma.validator.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.groma.model.value.NearestWord;
import org.groma.validator.gazetteer.NearNames.Pair;
import org.junit.jupiter.api.Test;

class NearNamesTest {

  @Test
  void aLetterLeftOutAddedExchangedOrSwappedIsFound() {
    assertThat(NearNames.among(List.of("cumbria", "umbria", "cambria", "apulia", "apluia")))
        .containsExactlyInAnyOrder(new Pair(0, 1), new Pair(0, 2), new Pair(3, 4));
  }

  @Test
  void equalAndEmptyWordsAreNoPairs() {
    assertThat(NearNames.among(List.of("", "", "raetia", "raetia"))).isEmpty();
  }

  @Test
  void theIndexFindsWhatComparingAllWithAllFinds() {
    Random random = new Random(6);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      StringBuilder word = new StringBuilder();
      for (int length = 3 + random.nextInt(3); length > 0; length--) {
        word.append((char) ('a' + random.nextInt(3)));
      }
      words.add(word.toString());
    }
    Set<Pair> expected = new HashSet<>();
    for (int i = 0; i < words.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (NearestWord.distance(words.get(i), words.get(j)) == 1) {
          expected.add(new Pair(j, i));
        }
      }
    }

    assertThat(new HashSet<>(NearNames.among(words))).isEqualTo(expected);
  }

  @Test
  void tenThousandWordsDoNotTakeTheirSquare() {
    Random random = new Random(7);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      words.add(Long.toString(random.nextLong(), 36));
    }
    long start = System.nanoTime();
    NearNames.among(words);
    // some 50 million comparisons would take a hundred times as long
    assertThat(System.nanoTime() - start).isLessThan(2_000_000_000L);
  }
}
