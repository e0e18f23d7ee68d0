package org.groma.exporters.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class WordingTest {

  private final Wording wording =
      new Wording(
          new Names(
              Project.empty(new Settings("A", "none", Optional.empty(), List.of()))
                  .with(
                      Kinds.AREAS, Area.named(new AreaId("gallia-ulterior"), "Gallia Ulterior"))));

  @Test
  void wordsOfFilesBecomeWordsOfPeople() {
    assertThat(Wording.words("zeroCountsAs")).isEqualTo("zero counts as");
    assertThat(Wording.words("oldest-first")).isEqualTo("oldest first");
    assertThat(Wording.words("VI.D")).isEqualTo("VI.D");
    assertThat(Wording.words("at least 9")).isEqualTo("at least 9");
  }

  @Test
  void thingsOfTheProjectAreCalledByTheirNames() {
    assertThat(wording.text("gallia-ulterior")).isEqualTo("Gallia Ulterior");
    assertThat(wording.text("area:gallia-ulterior")).isEqualTo("Gallia Ulterior");
    assertThat(wording.text("6:1")).isEqualTo("6:1");
  }

  @Test
  void numbersArePrintedWithHalvesAndARealMinus() {
    assertThat(Wording.number(new BigDecimal("2.5"))).isEqualTo("2½");
    assertThat(Wording.number(new BigDecimal("-1"))).isEqualTo("−1");
    assertThat(Wording.number(new BigDecimal("0.75"))).isEqualTo("0.75");
    assertThat(Wording.signed(new BigDecimal("1"))).isEqualTo("+1");
    assertThat(Wording.signed(new BigDecimal("0"))).isEqualTo("0");
  }

  @Test
  void keysAreRangesOrBeginALine() {
    assertThat(wording.key("1-2")).isEqualTo("1–2");
    assertThat(wording.key("4-")).isEqualTo("4 or less");
    assertThat(wording.key("12+")).isEqualTo("12+");
    assertThat(wording.key("leader-combat")).isEqualTo("Leader combat");
  }

  @Test
  void openDataAreToldWithoutBrackets() {
    assertThat(wording.datum(Datum.of(Map.of("areas", List.of("gallia-ulterior", "any")))))
        .isEqualTo("areas Gallia Ulterior, any");
    assertThat(wording.datum(Datum.of(true))).isEqualTo("yes");
  }

  @Test
  void numbersThatFollowEachOtherAreARange() {
    assertThat(Wording.runs(new TreeSet<>(List.of(1, 2, 3, 5, 9, 10)))).isEqualTo("1–3, 5, 9–10");
    assertThat(Wording.runs(new TreeSet<>(List.of(7)))).isEqualTo("7");
  }

  @Test
  void headingsOfSeveralBlocksReadAsAList() {
    assertThat(Wording.list(List.of("Turn 6", "Turn 9", "Last turn")))
        .isEqualTo("Turn 6, turn 9 and last turn");
  }
}
