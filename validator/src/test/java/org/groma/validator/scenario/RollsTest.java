package org.groma.validator.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.Bands;
import org.groma.model.id.TableId;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class RollsTest {

  private static Optional<Rolls> rolls(String die, String... keys) {
    return Rolls.of(
        new RuleTable(
            new TableId("t"),
            "T",
            List.of(),
            Optional.of(die).filter(word -> !word.isEmpty()),
            List.of(),
            Stream.of(keys).map(key -> new RuleTable.Row(key, Map.of(), Optional.empty())).toList(),
            Attributes.NONE,
            Origins.UNSTATED));
  }

  private static List<Integer> holes(String die, String... keys) {
    return rolls(die, keys).orElseThrow().holes();
  }

  @Test
  void diceShowFromOneEachToAllTheirFaces() {
    assertThat(Rolls.dice("d10")).contains(new Bands.Band(1, 10));
    assertThat(Rolls.dice("2d6")).contains(new Bands.Band(2, 12));
    assertThat(Rolls.dice("D6")).contains(new Bands.Band(1, 6));
  }

  @Test
  void whatIsNoSumOfDiceIsNotRead() {
    assertThat(Rolls.dice("d66")).isEmpty();
    assertThat(Rolls.dice("d")).isEmpty();
    assertThat(Rolls.dice("0d6")).isEmpty();
    assertThat(Rolls.dice("999d999")).isEmpty();
  }

  @Test
  void aRollThatTheDieCanShowNeedsARow() {
    assertThat(holes("d6", "1-2", "4", "5+")).containsExactly(3);
    assertThat(holes("d6", "2-3", "4", "5-6")).containsExactly(1);
    assertThat(holes("2d6", "2-", "3-11", "12+")).isEmpty();
  }

  @Test
  void rowsBeyondTheDieAreForModifiersAndHaveNoHolesBetweenThem() {
    assertThat(holes("d6", "1-6", "8")).containsExactly(7);
    assertThat(holes("d6", "4-", "5-6", "7-10")).isEmpty();
  }

  @Test
  void withoutADieOnlyRangesAskForWhatLiesBetween() {
    assertThat(holes("", "1-4", "6-8")).containsExactly(5);
    assertThat(holes("", "3", "6", "9")).isEmpty();
  }

  @Test
  void aTableOfWordsIsNotReadByNumber() {
    assertThat(rolls("d10", "walls", "river")).isEmpty();
    assertThat(rolls("d10", "1-9", "else")).isEmpty();
    assertThat(rolls("d10")).isEmpty();
  }

  @Test
  void hugeNumbersAreNotCounted() {
    assertThat(rolls("", "1-2000000000")).isEmpty();
  }
}
