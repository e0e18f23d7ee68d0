package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How a scenario is played is chosen in the same words in all commands that play. */
class ChoicesOptionTest {

  private static final Path SAMPLES =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data");
  private static final Path INVASIONS = SAMPLES.resolve("invasions");
  private static final Path CYCLES = SAMPLES.resolve("barbarian-kingdom-empire");
  private static final Path ROMANITAS = SAMPLES.resolve("romanitas");

  private static JsonNode json(Run run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
    return JsonMapper.builder().build().readTree(run.out());
  }

  @Test
  void theReportSaysWhatWasChosen() {
    Run run =
        Run.groma(
            "simulate",
            INVASIONS,
            "--games",
            1,
            "--players",
            "random",
            "--last-turn",
            2,
            "--option",
            "advancedCombat=on",
            "--empty",
            "huns");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("\n {2}chosen +without huns\n +last turn 2\n +advancedCombat=on\n")
        .containsPattern("\n {2}Romans +random ")
        .doesNotContainPattern("\n {2}Huns +random ")
        .containsPattern("\n {2}\\(nobody\\) +Huns ");
  }

  @Test
  void theReportForProgramsSaysItToo() {
    JsonNode report =
        json(
            Run.groma(
                "simulate",
                CYCLES,
                "--scenario",
                "open",
                "--games",
                1,
                "--players",
                "random",
                "--last-turn",
                3,
                "--option",
                "tribute=yes",
                "--format",
                "json"));

    assertThat(report.path("chosen").path("lastTurn").asInt()).isEqualTo(3);
    assertThat(report.path("chosen").path("options").path("tribute").asString()).isEqualTo("yes");
    assertThat(report.path("chosen").path("seats").isNull()).isTrue();
    JsonNode turns = report.path("turns");
    assertThat(turns.get(turns.size() - 1).path("turn").asInt()).isEqualTo(3);
    assertThat(
            json(Run.groma(
                    "simulate",
                    ROMANITAS,
                    "--scenario",
                    "528-ad",
                    "--games",
                    1,
                    "--format",
                    "json"))
                .path("chosen")
                .isNull())
        .isTrue();
  }

  @Test
  void aStoryBeginsWithWhatWasChosenAndIsThatOfTheSimulation() {
    List<Object> choices =
        List.of("--scenario", "528-ad", "--last-turn", 2, "--option", "randomEvents=on");
    Run run = Run.groma(Stream.concat(Stream.of("replay", ROMANITAS), choices.stream()).toArray());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("528 AD: last turn 2, randomEvents=on\n\n")
        .contains("Turn 2")
        .doesNotContain("Turn 3");
  }

  @Test
  void findingsOfGamesRepeatTheChoices() {
    JsonNode report =
        JsonMapper.builder()
            .build()
            .readTree(
                Run.groma(
                        "validate",
                        ROMANITAS,
                        "--scenario",
                        "528-ad",
                        "--games",
                        60,
                        "--option",
                        "goldCoins=on",
                        "--last-turn",
                        3,
                        "--format",
                        "json")
                    .out());

    assertThat(report.path("games").path("chosen").valueStream().map(JsonNode::asString))
        .containsExactly("last turn 3", "goldCoins=on");
    assertThat(
            report
                .path("findings")
                .valueStream()
                .filter(finding -> !finding.path("replay").isNull())
                .map(finding -> finding.path("replay").asString()))
        .allSatisfy(
            command -> assertThat(command).contains(" --last-turn 3 --option goldCoins=on"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --option    | advancedCombat  | --option is NAME=VALUE, such as advancedCombat=on, not 'advancedCombat'.
          --option    | advancedComat=on| There is no option 'advancedComat'; did you mean 'advancedCombat'?
          --option    | advancedCombat=3| advancedCombat is on or off, not '3'.
          --seats     | 3               | '350 AD Scenario I' is for 4 players, not for 3.
          --empty     | hun             | There is no player 'hun' who could be missing; did you mean 'huns'?
          --last-turn | 0               | The last turn of '350 AD Scenario I' is a number from 1, its first, to 99, not 0.
          """)
  void aMistakeIsToldInASentence(String option, String value, String sentence) {
    for (String command : List.of("simulate", "replay")) {
      Run run = Run.groma(command, INVASIONS, option, value);
      assertThat(run.exitCode()).isEqualTo(Exit.CANNOT_RUN);
      assertThat(run.err()).contains(sentence);
    }
    Run validated = Run.groma("validate", INVASIONS, "--games", 1, option, value);
    assertThat(validated.exitCode()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(validated.err()).contains(sentence);
  }

  @Test
  void withoutGamesThereIsNothingToChooseForAValidation() {
    Run run = Run.groma("validate", INVASIONS, "--last-turn", 3);

    assertThat(run.exitCode()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(run.err()).contains("say how many with --games N");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "replay", "validate"})
  void optionsAreListedWithTheirValuesAndSections(String command) {
    Run run = Run.groma(command, INVASIONS, "--options", "--option", "advancedCombat=on");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("Invasions, Volume 1: 350 AD Scenario I\n")
        .contains(
            "\n  advancedCombat = on  (on or off)\n      Advanced combat (XXI): Battles follow the"
                + " advanced rules instead of XX.\n")
        .contains("\n    skip-steps.turn = 1  (a whole number from 1 to 12)\n");
    assertThat(run.out().lines().filter(line -> !line.contains(" = ")))
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(101));

    JsonNode list = json(Run.groma(command, INVASIONS, "--options", "--format", "json"));
    assertThat(list.path("format").asString()).isEqualTo("groma.options/1");
    JsonNode first = list.path("options").get(0);
    assertThat(first.path("name").asString()).isEqualTo("advancedCombat");
    assertThat(first.path("kind").asString()).isEqualTo("option");
    assertThat(first.path("value").asString()).isEqualTo("off");
    assertThat(first.path("values").valueStream().map(JsonNode::asString))
        .containsExactly("on", "off");
    assertThat(first.path("section").asString()).isEqualTo("XXI");
  }
}
