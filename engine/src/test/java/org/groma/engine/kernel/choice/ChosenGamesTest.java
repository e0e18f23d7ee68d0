package org.groma.engine.kernel.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.simulation.Checks;
import org.groma.engine.simulation.Simulation;
import org.groma.engine.simulation.Standings;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever can be chosen of a sample can be played, without breaking an invariant. */
class ChosenGamesTest {

  private static final int FEW_TURNS = 2;

  private static Ruleset ruleset(Project project) {
    return Rulesets.find(project.settings().ruleset()).orElseThrow();
  }

  private static ScenarioChoices few(Map<String, String> options, List<String> empty) {
    return new ScenarioChoices(options, Optional.empty(), empty, Optional.of(FEW_TURNS));
  }

  /** What broke in a game with these choices; how it was refused where it cannot be played. */
  private static Optional<String> play(
      Project project, Scenario scenario, ScenarioChoices choices) {
    Ruleset ruleset = ruleset(project);
    return switch (ChosenScenario.of(ruleset, project, scenario, choices)) {
      case ChosenScenario.Refused(List<String> problems) -> Optional.of("refused: " + problems);
      case ChosenScenario.Ready(Scenario chosen) -> {
        if (!ruleset.shortfalls(project, chosen).isEmpty()) {
          yield Optional.of("falls short: " + ruleset.shortfalls(project, chosen));
        }
        Contest contest = ruleset.prepare(project, chosen);
        Standings standings =
            new Simulation(contest, Seating.all(Skill.RANDOM, contest), 1)
                .watched()
                .run(1, 1, _ -> {});
        assertThat(standings.turns().getLast()).isLessThanOrEqualTo(chosen.lastTurn());
        Checks checks = standings.checks().orElseThrow();
        yield checks.violations() == 0 ? Optional.empty() : Optional.of("broke: " + checks.first());
      }
    };
  }

  /** What does not work, for every value of every line of a group, in every scenario. */
  private static List<String> failures(String sample, OptionLine.Group group) {
    Project project = SampleChoices.project(sample);
    List<String> failures = new ArrayList<>();
    for (Scenario scenario : project.scenarios()) {
      for (OptionLine line : OptionSheet.of(ruleset(project).scenarioFields(), scenario)) {
        for (String value : line.group() == group ? values(line) : List.<String>of()) {
          String choice = scenario.id().slug() + " " + line.name() + "=" + value;
          play(project, scenario, few(Map.of(line.name(), value), List.of()))
              .ifPresent(why -> failures.add(choice + " " + why));
        }
      }
    }
    return failures;
  }

  /** All values of an option; a special rule that is in use can be left out. */
  private static List<String> values(OptionLine line) {
    if (line.group() == OptionLine.Group.OPTION) {
      return line.values().orElseThrow();
    }
    return line.written().equals("on") ? List.of("off") : List.of();
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void everyOptionTakesEveryValueItAllows(String sample) {
    // without optional cities a rule of the scenario that names one has nothing to speak of, and
    // without the East nobody can be set up there
    assertThat(failures(sample, OptionLine.Group.OPTION))
        .allMatch(why ->
            (why.contains(" optionalCities=off falls short: ") && why.contains("no city in use"))
                || (why.contains(" intoTheEast=off falls short: ")
                    && why.contains("is not on the map in play")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "barbarian-kingdom-empire"})
  void everySpecialRuleCanBeLeftOutOrIsNeeded(String sample) {
    assertThat(failures(sample, OptionLine.Group.RULE))
        .allMatch(why -> why.contains(" falls short: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void everyGameCanEndSoonerOrLater(String sample) {
    Project project = SampleChoices.project(sample);
    Scenario scenario = project.scenarios().getFirst();
    for (int turn : new int[] {1, scenario.lastTurn() + 1}) {
      assertThat(
              play(
                  project,
                  scenario,
                  new ScenarioChoices(Map.of(), Optional.empty(), List.of(), Optional.of(turn))))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"romans", "huns", "persians", "goths"})
  void invasionsIsPlayedWithASeatEmpty(String player) {
    Project project = SampleChoices.project("invasions");
    Scenario scenario = project.scenarios().getFirst();
    ScenarioChoices choices =
        new ScenarioChoices(Map.of(), Optional.empty(), List.of(player), Optional.empty());

    assertThat(play(project, scenario, choices)).isEmpty();

    Seat seat =
        scenario.players().stream()
            .filter(each -> each.player().equals(player))
            .findFirst()
            .orElseThrow();
    ChosenScenario chosen = ChosenScenario.of(ruleset(project), project, scenario, choices);
    Contest contest = ruleset(project).prepare(project, ((ChosenScenario.Ready) chosen).scenario());
    for (int nation = 0; nation < contest.nations().size(); nation++) {
      String id = contest.nations().get(nation).id();
      boolean nobodys = seat.nations().stream().anyMatch(each -> each.slug().equals(id));
      assertThat(contest.seat(nation) < 0 || !nobodys).as(id).isTrue();
    }
  }
}
