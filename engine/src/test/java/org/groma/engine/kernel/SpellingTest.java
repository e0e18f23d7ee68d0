package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.id.TableId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class SpellingTest {

  @Test
  void listsEndWithAWord() {
    assertThat(Spelling.and(List.of())).isEmpty();
    assertThat(Spelling.and(List.of("Rome"))).isEqualTo("Rome");
    assertThat(Spelling.and(List.of("Rome", "Antioch", "Carthage")))
        .isEqualTo("Rome, Antioch and Carthage");
    assertThat(Spelling.list(List.of("Rome", "Antioch"), " or ")).isEqualTo("Rome or Antioch");
  }

  @Test
  void rollsAreWrittenAsTheyArePrinted() {
    assertThat(List.of("7", "1-3", "4-", "9+"))
        .extracting(Spelling::rolls)
        .containsExactly("7", "1–3", "4 or less", "9+");
  }

  @Test
  void numbersHaveARealMinus() {
    assertThat(List.of(2, 0, -4)).extracting(Spelling::number).containsExactly("2", "0", "−4");
    assertThat(List.of(2, 0, -4)).extracting(Spelling::signed).containsExactly("+2", "0", "−4");
  }

  @Test
  void onlyTheFirstLetterChanges() {
    assertThat(List.of("", "a Roman", "Start of Slavs"))
        .extracting(Spelling::capital)
        .containsExactly("", "A Roman", "Start of Slavs");
    assertThat(List.of("", "Start of Slavs"))
        .extracting(Spelling::small)
        .containsExactly("", "start of Slavs");
  }

  @Test
  void oneIsNotMany() {
    assertThat(List.of(0, 1, 3))
        .extracting(number -> Spelling.counted(number, "unit"))
        .containsExactly("0 units", "1 unit", "3 units");
  }

  @Test
  void anIdThatLeadsNowhereIsSpeltOut() {
    Project project =
        Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
            .with(
                Kinds.TABLES,
                new RuleTable(
                    new TableId("loot"),
                    "Loot of cities",
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    Attributes.NONE,
                    Origins.UNSTATED));
    assertThat(Spelling.name(project.get(Kinds.TABLES), "loot")).isEqualTo("Loot of cities");
    assertThat(Spelling.name(project.get(Kinds.TABLES), "good-ruler")).isEqualTo("good ruler");
  }
}
