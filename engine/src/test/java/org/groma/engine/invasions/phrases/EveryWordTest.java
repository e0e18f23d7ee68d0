package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

/** The vocabulary of the data is closed, and every word of it has words here. */
class EveryWordTest {

  private static final Names NAMES = new Names(SampleProject.get());
  private static final Set<String> GROUPS = Set.of("all", "any", "not");

  /** A word with all parameters that it needs, each a name that nothing has. */
  private static Datum needed(Word word) {
    Map<String, Datum> given = new LinkedHashMap<>();
    word.needed().forEach(name -> given.put(name, Datum.text("some-" + name)));
    return new Datum.Fields(given);
  }

  @Test
  void everyEffectIsTold() {
    assertThat(Vocabulary.EFFECTS.values())
        .hasSize(89)
        .allSatisfy(word ->
            assertThat(new Clauses(NAMES).tell(word.name(), needed(word)))
                .as(word.name())
                .isPresent());
  }

  @Test
  void noTwoFamiliesClaimAnEffect() {
    List<Family> families =
        List.of(
            new MoneyWords(NAMES),
            new TroopWords(NAMES),
            new BattleWords(NAMES),
            new LandWords(NAMES),
            new RealmWords(NAMES),
            new BondWords(NAMES));

    assertThat(Vocabulary.EFFECTS.values())
        .allSatisfy(word ->
            assertThat(families)
                .as(word.name())
                .filteredOn(
                    family -> family.tell(word.name(), Given.of(NAMES, needed(word))).isPresent())
                .hasSize(1));
  }

  @Test
  void everyConditionIsToldInBothSenses() {
    Circumstances circumstances = new Circumstances(NAMES);

    assertThat(Vocabulary.CONDITIONS.values())
        .hasSize(22)
        .filteredOn(word -> !GROUPS.contains(word.name()))
        .hasSize(19)
        .allSatisfy(word -> {
          assertThat(circumstances.tell(word.name(), needed(word), true))
              .as(word.name())
              .isPresent()
              .isNotEqualTo(circumstances.tell(word.name(), needed(word), false));
        });
  }

  @Test
  void everyWayToScoreIsTold() {
    assertThat(Vocabulary.SCORING.values())
        .hasSize(25)
        .allSatisfy(word ->
            assertThat(new Objectives(NAMES).tell(word.name(), needed(word)))
                .as(word.name())
                .isPresent());
  }

  @Test
  void whatIsNoWordHasNone() {
    Datum nothing = new Datum.Fields(Map.of());

    assertThat(new Clauses(NAMES).tell("golden", nothing)).isEmpty();
    assertThat(new Circumstances(NAMES).tell("golden", nothing, true)).isEmpty();
    assertThat(new Objectives(NAMES).tell("golden", nothing)).isEmpty();
  }
}
