package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateGamesTest {

  private static final Path SAMPLE =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data/invasions");

  private static final Project PROJECT = ((LoadResult.Loaded) ProjectStore.load(SAMPLE)).project();

  @TempDir private Path folder;

  private Path saved(Project project) {
    Path path = folder.resolve("project");
    ProjectStore.save(project, path);
    return path;
  }

  @Test
  void theSampleIsPlayedAndToldWithinAHundredColumns() {
    Run run = Run.groma("simulate", SAMPLE, "--scenario", "350-ad", "--games", 1, "--seed", 3);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Invasions, Volume 1: 350 AD Scenario I\n  scenario  350-ad\n")
        .containsPattern("\n {2}games +1\n {2}seed +3\n")
        .containsPattern("\n {2}Romans +steady +[0-9.]+ % +±79\\.3 +")
        .contains("\nNations: what befell them", "\nProvinces that each nation holds")
        .contains("\nProvinces most fought over", "\nAll 238 provinces");
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(101));
    assertThat(run.err()).matches("1 game in [0-9.]+ s, [0-9.]+ games a second\\.\n");
  }

  @Test
  void aGameDocumentGivesTheReportOfItsProject() {
    Path document = folder.resolve("game.json");
    Run.groma("export", SAMPLE, "--to", "json", "--out", document);

    Run run =
        Run.groma(
            "simulate", document, "--scenario", "350-ad", "--games", 2, "--players", "random");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualTo(
            Run.groma(
                    "simulate", SAMPLE, "--scenario", "350-ad", "--games", 2, "--players", "random")
                .out());
  }

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws IOException {
    Path one = folder.resolve("one.json");
    Path two = folder.resolve("two.json");
    Run.groma(
        "simulate",
        SAMPLE,
        "--scenario",
        "350-ad",
        "--games",
        2,
        "--threads",
        1,
        "--format",
        "json",
        "--out",
        one);
    Run run =
        Run.groma(
            "simulate",
            SAMPLE,
            "--scenario",
            "350-ad",
            "--games",
            2,
            "--threads",
            2,
            "--format",
            "json",
            "--out",
            two);

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("Saved in " + two + ".");
    assertThat(two).hasSameBinaryContentAs(one);
    JsonNode report = JsonMapper.builder().build().readTree(Files.readString(one));
    assertThat(report.path("format").asString()).isEqualTo("groma.simulation/1");
    assertThat(report.path("games").asInt()).isEqualTo(2);
    assertThat(report.path("players").size()).isEqualTo(4);
    assertThat(report.path("provinces").size()).isEqualTo(238);
    assertThat(report.path("nations").get(0).path("provinces").size())
        .isEqualTo(report.path("turns").size());
  }

  @Test
  void gradesAndTheTurnOfDefeatAreToldWhereTheRulesetAsksForThem() throws IOException {
    Path romanitas = SAMPLE.resolveSibling("romanitas");
    String[] json = new String[2];
    for (int threads = 1; threads <= 2; threads++) {
      json[threads - 1] =
          Run.groma(
                  "simulate",
                  romanitas,
                  "--scenario",
                  "528-ad",
                  "--games",
                  20,
                  "--threads",
                  threads,
                  "--format",
                  "json")
              .out();
    }
    assertThat(json[1]).isEqualTo(json[0]);
    JsonNode verdicts = JsonMapper.builder().build().readTree(json[0]).path("verdicts");
    assertThat(verdicts.size()).isEqualTo(2);
    for (JsonNode verdict : verdicts) {
      long games = 0;
      for (JsonNode answer : verdict.path("answers")) {
        games += answer.path("games").asLong();
      }
      assertThat(games).as(verdict.path("id").asString()).isEqualTo(20);
    }

    Run text = Run.groma("simulate", romanitas, "--scenario", "528-ad", "--games", 20);
    assertThat(text.out())
        .contains("\nGames by grade: ", "\nGames by end: ", "t10")
        .containsPattern("\n {2}major defeat +[0-9.]+ % +±");
    assertThat(Run.groma("simulate", SAMPLE, "--scenario", "350-ad", "--games", 1).out())
        .doesNotContain("Games by");
  }

  @Test
  void eachSeatMayBePlayedWithASkillOfItsOwn() {
    Run run =
        Run.groma(
            "simulate",
            SAMPLE,
            "--scenario",
            "350-ad",
            "--games",
            1,
            "--players",
            "Romans=steady,random,huns=steady");

    assertThat(run.out())
        .containsPattern("\n {2}Romans +steady ")
        .containsPattern("\n {2}Huns +steady ")
        .containsPattern("\n {2}Persians +random ")
        .containsPattern("\n {2}Goths +random ");
  }

  @Test
  void onATerminalABarShowsHowFarItHasCome() {
    Run run = Run.onTerminal("simulate", SAMPLE, "--scenario", "350-ad", "--games", 1);

    assertThat(run.err()).startsWith("\r░░░░").contains("  0 %  0 of 1 game").contains("\r");
    assertThat(run.out()).doesNotContain("░").doesNotContain("\r");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --games    | 0       | --games is 1 or more, not 0.
          --games    | many    | Invalid value for option '--games': expected a whole number but was 'many'.
          --seed     | 1e30    | Invalid value for option '--seed': expected a whole number but was '1e30'.
          --threads  | 0       | --threads is 1 to 256, not 0.
          --threads  | 9999999999 | Invalid value for option '--threads': 9999999999 is beyond -2147483648 to 2147483647.
          --scenario | 351-ad  | There is no scenario '351-ad'; did you mean '350-ad'?
          --scenario | vienna  | There is no scenario 'vienna'.
          --players  | stedy   | Nobody plays 'stedy'; did you mean 'steady'? Players are random or steady.
          --players  | roman=random | There is no player 'roman'; did you mean 'romans'? The scenario has romans, huns,
          --players  | huns=    | Nobody plays ''. Players are random or steady.
          --out      | .       | . is a folder; name the file to write.
          --out      | no/such/folder/out.txt | out.txt was not written: there is no folder
          """)
  void whatCannotRunIsToldInASentence(String option, String value, String sentence) {
    Run run =
        option.equals("--scenario")
            ? Run.groma("simulate", SAMPLE, option, value)
            : Run.groma("simulate", SAMPLE, "--scenario", "350-ad", option, value);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(sentence).doesNotContain("Exception");
  }

  @Test
  void aProjectWhoseRulesCannotBePlayedIsTold() {
    Path project = folder.resolve("empty");
    Run.groma("new", project);

    Run run = Run.groma("simulate", project);

    assertThat(run)
        .isEqualTo(
            new Run(
                2,
                "",
                "Groma cannot play by the rules 'generic' of "
                    + project
                    + ". It knows 'invasions', 'romanitas', 'barbarian-kingdom-empire'.\n"));
  }

  @Test
  void withoutAScenarioThereIsNothingToPlay() {
    Path project = folder.resolve("empty");
    Run.groma("new", project, "--ruleset", "invasions");

    assertThat(Run.groma("simulate", project))
        .isEqualTo(new Run(2, "", project + " has no scenario that could be played.\n"));
  }

  @Test
  void ofSeveralScenariosTheFirstIsPlayedUnlessAnotherIsNamed() {
    Scenario first = PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();
    Path project =
        saved(PROJECT.with(Kinds.SCENARIOS, Ledger.of(List.of(first, named(first, "476-ad")))));

    Run unnamed = Run.groma("simulate", project, "--games", 1);
    assertThat(unnamed.out()).contains("\n  scenario  350-ad\n");
    assertThat(unnamed.err())
        .startsWith(
            "No scenario was named, so this is 350-ad."
                + " There are others: --scenario 350-ad|476-ad.\n");
    assertThat(Run.groma("simulate", project, "--scenario", "late  EMPIRE", "--games", 1).out())
        .contains("\n  scenario  476-ad\n");
  }

  /** A pillage marker lies where there is nothing to pillage, which no rule brings about. */
  @Test
  void whatBreaksIsToldWithTheCommandThatShowsItAndGivesExitCodeOne() {
    Path project = saved(PROJECT.with(Kinds.SCENARIOS, Ledger.of(List.of(marked("rhenus")))));
    Run run = Run.groma("simulate", project, "--games", 1, "--seed", 5, "--check");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .containsPattern("\nChecks: \\d+ invariants? broken in 1 of 1 game\n")
        .containsPattern(
            "\n {2}game 1, turn 1, event \\d+: Rhenus is pillaged and has no site"
                + " \\(markers.plunder, XI.E\\)\n"
                + " {6}groma replay \\S+ --scenario 350-ad --seed 5 --game 1 --until 1\n");
    assertThat(run.err()).containsPattern("\n\\d+ invariants? broken in 1 of 1 game\\.\n");
  }

  @Test
  void theLogHasTheEventThatBrokeAnInvariantInTheLineOfItsNumber() {
    Path project = saved(PROJECT.with(Kinds.SCENARIOS, Ledger.of(List.of(marked("rhenus")))));
    Run run = Run.groma("simulate", project, "--games", 1, "--check", "--format", "json");

    assertThat(run.exitCode()).isEqualTo(1);
    JsonNode checks = JsonMapper.builder().build().readTree(run.out()).path("checks");
    assertThat(checks.path("games").asInt()).isEqualTo(1);
    assertThat(checks.path("brokenGames").asInt()).isEqualTo(1);
    assertThat(checks.path("violations").asInt()).isEqualTo(checks.path("broken").size());
    JsonNode first =
        checks
            .path("broken")
            .valueStream()
            .filter(each -> each.path("invariant").asString().equals("markers.plunder"))
            .findFirst()
            .orElseThrow();
    assertThat(first.path("section").asString()).isEqualTo("XI.E");
    String[] replay = first.path("replay").asString().split(" ");
    assertThat(replay).startsWith("groma", "replay").endsWith("--game", "1", "--until", "1");
    List<String> log =
        Run.groma("replay", project, "--until", "1", "--format", "json").out().lines().toList();
    assertThat(log.get(first.path("event").asInt() - 1))
        .matches("\\{\"event\":\"(land|sequence)\\..*");
  }

  @Test
  void withoutTheOptionNothingIsChecked() {
    Run run =
        Run.groma("simulate", SAMPLE, "--scenario", "350-ad", "--games", 1, "--format", "json");

    assertThat(JsonMapper.builder().build().readTree(run.out()).path("checks").isNull()).isTrue();
  }

  private static Scenario marked(String province) {
    Scenario scenario = PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();
    List<Marker> markers = new ArrayList<>(scenario.markers());
    markers.add(
        new Marker(
            "pillage",
            Place.parse("province:" + province),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
    return changed(scenario, scenario.id().slug(), scenario.name(), markers);
  }

  private static Scenario named(Scenario scenario, String id) {
    return changed(scenario, id, "Late Empire", scenario.markers());
  }

  private static Scenario changed(Scenario scenario, String id, String name, List<Marker> markers) {
    return new Scenario(
        new ScenarioId(id),
        name,
        List.of(),
        scenario.firstTurn(),
        scenario.lastTurn(),
        scenario.order(),
        scenario.players(),
        scenario.setups(),
        scenario.relations(),
        markers,
        scenario.options(),
        scenario.special(),
        scenario.victory(),
        scenario.attributes(),
        scenario.origin());
  }

  @Test
  void whatTheDataLackIsListed() {
    Path project =
        saved(PROJECT.with(Kinds.TABLES, PROJECT.get(Kinds.TABLES).without("stacking-limits")));

    assertThat(Run.groma("simulate", project, "--scenario", "350-ad"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                The scenario 350-ad of %s cannot be played; the data fall short in 1 place:
                  table stacking-limits: the table is missing
                """
                    .formatted(project)));
  }
}
