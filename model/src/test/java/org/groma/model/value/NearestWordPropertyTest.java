package org.groma.model.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

class NearestWordPropertyTest {

  @Property
  void theDistanceIsTheSameBothWaysAndNoneOnlyOfEqualWords(
      @ForAll @CharRange(from = 'a', to = 'd') @StringLength(max = 8) String a,
      @ForAll @CharRange(from = 'a', to = 'd') @StringLength(max = 8) String b) {
    int distance = NearestWord.distance(a, b);
    assertThat(distance).isEqualTo(NearestWord.distance(b, a));
    assertThat(distance == 0).isEqualTo(a.equals(b));
    assertThat(distance).isLessThanOrEqualTo(Math.max(a.length(), b.length()));
  }

  @Property
  void theNearestIsAsNearAsAnyOther(
      @ForAll @CharRange(from = 'a', to = 'd') @StringLength(min = 1, max = 8) String word,
      @ForAll @Size(min = 1, max = 8)
          List<@CharRange(from = 'a', to = 'd') @StringLength(max = 8) String> known) {
    int least =
        known.stream()
            .map(other -> NearestWord.distance(word, other.toLowerCase(Locale.ROOT)))
            .min(Comparator.naturalOrder())
            .orElseThrow();
    int allowed = Math.clamp(word.length() / 3, 1, 3);
    assertThat(NearestWord.to(word, known).map(near -> NearestWord.distance(word, near)))
        .isEqualTo(least <= allowed ? Optional.of(least) : Optional.empty());
  }
}
