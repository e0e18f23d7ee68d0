package org.groma.engine.kernel.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChosenScenarioTest {

  private static final Project INVASIONS = SampleChoices.project("invasions");
  private static final Project CYCLES = SampleChoices.project("barbarian-kingdom-empire");
  private static final Project ROMANITAS = SampleChoices.project("romanitas");

  private static Scenario scenario(Project project, String id) {
    return project.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  private static ChosenScenario choose(Project project, String id, ScenarioChoices choices) {
    Ruleset ruleset = Rulesets.find(project.settings().ruleset()).orElseThrow();
    return ChosenScenario.of(ruleset, project, scenario(project, id), choices);
  }

  private static ScenarioChoices options(String... words) {
    Map<String, String> options = new LinkedHashMap<>();
    for (String word : words) {
      options.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
    }
    return new ScenarioChoices(options, Optional.empty(), List.of(), Optional.empty());
  }

  private static ScenarioChoices seats(int number) {
    return new ScenarioChoices(Map.of(), Optional.of(number), List.of(), Optional.empty());
  }

  private static ScenarioChoices empty(String... names) {
    return new ScenarioChoices(Map.of(), Optional.empty(), List.of(names), Optional.empty());
  }

  private static ScenarioChoices lastTurn(int turn) {
    return new ScenarioChoices(Map.of(), Optional.empty(), List.of(), Optional.of(turn));
  }

  private static Scenario ready(ChosenScenario chosen) {
    return ((ChosenScenario.Ready) chosen).scenario();
  }

  private static List<String> problems(ChosenScenario chosen) {
    return ((ChosenScenario.Refused) chosen).problems();
  }

  private static Datum said(Scenario scenario, String word) {
    return scenario.special().stream()
        .filter(rule -> ((Datum.Fields) rule).fields().containsKey(word))
        .map(rule -> ((Datum.Fields) rule).fields().get(word))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void nothingChosenIsTheScenarioItself() {
    assertThat(choose(INVASIONS, "350-ad", ScenarioChoices.NONE))
        .isEqualTo(new ChosenScenario.Ready(scenario(INVASIONS, "350-ad")));
  }

  @Test
  void anOptionChangesNothingElse() {
    Scenario before = scenario(INVASIONS, "350-ad");
    Scenario after = ready(choose(INVASIONS, "350-ad", options("advancedCombat=on")));

    assertThat(after.options())
        .isEqualTo(before.options().with("advancedCombat", new Datum.Flag(true)));
    assertThat(ScenarioDraft.of(after).options(before.options()).scenario()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          advancedcombat=on   | There is no option 'advancedcombat'; did you mean 'advancedCombat'?
          moonlight=on        | There is no option 'moonlight'.
          advancedCombat=7    | advancedCombat is on or off, not '7'.
          start-at-step.step=raid | end-of-diplomacy or scoring, not 'raid'; did you mean 'raids'?
          skip-steps.turn=x   | skip-steps.turn is a whole number from 1 to 12, not 'x'.
          skip-steps.turn=1e9999999 | skip-steps.turn is a whole number from 1 to 12, not '1e9999999'.
          skip-steps.turn=100 | skip-steps.turn is a whole number from 1 to 12, not '100'.
          skip-steps.tur=1    | There is no option 'skip-steps.tur'; did you mean 'skip-steps.turn'?
          closed-lands.table=forbiden-lands | closed-lands.table is the id of a table, not 'forbiden-lands'; did you mean 'forbidden-lands'?
          """)
  void aMistakeIsRefusedWithASentence(String typed, String sentence) {
    assertThat(problems(choose(INVASIONS, "350-ad", options(typed))))
        .singleElement()
        .asString()
        .endsWith(sentence);
  }

  @Test
  void allMistakesAreToldAtOnce() {
    assertThat(
            problems(choose(INVASIONS, "350-ad", options("forfeitReRoll=maybe", "moonlight=on"))))
        .hasSize(2);
  }

  @Test
  void aSpecialRuleIsLeftOutAndChanged() {
    Scenario without = ready(choose(CYCLES, "fall-of-rome", options("subversion=off")));
    assertThat(without.special())
        .hasSize(scenario(CYCLES, "fall-of-rome").special().size() - 1)
        .noneMatch(rule -> rule.toString().contains("subversion"));

    Scenario later = ready(choose(CYCLES, "fall-of-rome", options("kingdom-turn.turn=10")));
    assertThat(((Datum.Fields) said(later, "kingdom-turn")).get("turn")).contains(Datum.number(10));
    assertThat(((Datum.Fields) said(later, "kingdom-turn")).get("chosen"))
        .contains(new Datum.Flag(true));
  }

  @Test
  void aRuleThatIsListedTwiceIsMeantByItsNumber() {
    assertThat(problems(choose(CYCLES, "east-and-west", options("half-falls.city=rome"))))
        .containsExactly(
            "The scenario has half-falls 2 times; say which, such as half-falls.1.city.");
    assertThat(
            ready(choose(CYCLES, "east-and-west", options("half-falls.2=off"))).special().stream()
                .filter(rule -> rule.toString().contains("half-falls")))
        .singleElement()
        .asString()
        .contains("west-romans", "rome");
    assertThat(problems(choose(CYCLES, "east-and-west", options("half-falls.3=off"))))
        .singleElement()
        .asString()
        .startsWith("There is no option 'half-falls.3'");
  }

  @Test
  void aRuleIsAddedWithAllThatItNeeds() {
    Scenario added =
        ready(
            choose(
                CYCLES,
                "open",
                options("truce-until.nations=german-1,german-2", "truce-until.turn=4")));
    assertThat(said(added, "truce-until"))
        .isEqualTo(
            Datum.of(
                new LinkedHashMap<>(
                    Map.of("nations", List.of("german-1", "german-2"), "turn", 4))));

    assertThat(problems(choose(CYCLES, "open", options("truce-until.turn=4"))))
        .containsExactly("truce-until needs truce-until.nations too.");
    assertThat(problems(choose(CYCLES, "open", options("rebellion-tables=on"))))
        .containsExactly("What rebellion-tables says is said only in the file of the scenario.");
  }

  @Test
  void aNumberOfPlayersIsTheOneThatTheScenarioIsFor() {
    assertThat(choose(CYCLES, "alexander", seats(2)))
        .isEqualTo(new ChosenScenario.Ready(scenario(CYCLES, "alexander")));
    assertThat(problems(choose(CYCLES, "alexander", seats(5))))
        .containsExactly("'Alexander' is for 2 players, not for 5.");
  }

  @Test
  void aSeatStaysEmptyWhereTheRulesHaveThat() {
    Scenario three = ready(choose(INVASIONS, "350-ad", empty("Huns")));
    assertThat(three.players().stream().map(Seat::player))
        .containsExactly("romans", "persians", "goths");
    assertThat(three.setups()).isEqualTo(scenario(INVASIONS, "350-ad").setups());
  }

  @Test
  void aSeatThatMustNotStayEmptyIsRefused() {
    assertThat(problems(choose(INVASIONS, "350-ad", empty("hunns"))))
        .containsExactly(
            "There is no player 'hunns' who could be missing; did you mean 'huns'? '350 AD Scenario"
                + " I' has romans, huns, persians and goths.");
    assertThat(problems(choose(INVASIONS, "350-ad", empty("huns", "goths", "persians"))))
        .containsExactly("'350 AD Scenario I' is for at least 2 players, not for 1.");
    assertThat(problems(choose(ROMANITAS, "528-ad", empty("basileus"))))
        .containsExactly("Somebody has to play '528 AD'; leave a seat taken.");
    assertThat(problems(choose(CYCLES, "alexander", empty("darius"))))
        .containsExactly("'Alexander' has no rule for a seat that is empty; it is for 2 players.");
  }

  @Test
  void aSeatIsLeftEmptyAsTheScenarioSaysWhereItIsMadeForFewer() {
    Ruleset ruleset = Rulesets.find(CYCLES.settings().ruleset()).orElseThrow();
    Scenario viking = scenario(CYCLES, "viking-magyar-saracen");
    List<String> left = List.of("byzantium", "saracens");
    List<Object> players =
        viking.players().stream()
            .filter(seat -> !left.contains(seat.player()))
            .<Object>map(seat -> Map.of("player", seat.player()))
            .toList();
    Scenario declared =
        SampleChoices.withAttribute(
            viking, "seatings", Datum.of(List.of(Map.of("players", players, "without", left))));

    Scenario four =
        ready(ChosenScenario.of(ruleset, CYCLES, declared, empty("byzantium", "saracens")));
    assertThat(four.players()).hasSize(4);
    assertThat(four.setups()).noneMatch(setup -> left.contains(setup.nation().slug()));
    assertThat(four).isEqualTo(ready(ChosenScenario.of(ruleset, CYCLES, declared, seats(4))));
    assertThat(problems(ChosenScenario.of(ruleset, CYCLES, declared, empty("vikings"))))
        .containsExactly(
            "'%s' has no rule for a seat that is empty; it is for 4 or 6 players."
                .formatted(viking.name()));
  }

  @Test
  void theEndMovesWithTheConditionsThatSpeakOfIt() {
    Scenario six = ready(choose(INVASIONS, "350-ad", lastTurn(6)));
    assertThat(six.lastTurn()).isEqualTo(6);
    assertThat(six.victory().stream().map(Datum::toString))
        .noneMatch(rule -> rule.contains("turn 11") || rule.contains("turn 12"));

    Scenario longer = ready(choose(CYCLES, "east-and-west", lastTurn(25)));
    assertThat(longer.victory().stream().map(Datum::toString))
        .noneMatch(rule -> rule.contains("turn 18"))
        .anyMatch(rule -> rule.contains("turn 25"));
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "100"})
  void anEndBeforeTheBeginningOrTooFarAwayIsRefused(int turn) {
    assertThat(problems(choose(ROMANITAS, "528-ad", lastTurn(turn))))
        .containsExactly(
            "The last turn of '528 AD' is a number from 1, its first, to 99, not " + turn + ".");
  }

  @Test
  void theListSaysWhatHoldsAndWhatMayBeChosen() {
    Ruleset ruleset = Rulesets.find(INVASIONS.settings().ruleset()).orElseThrow();
    List<OptionLine> lines =
        OptionSheet.of(ruleset.scenarioFields(), scenario(INVASIONS, "350-ad"));

    assertThat(lines)
        .filteredOn(line -> line.name().equals("forfeitReRoll"))
        .singleElement()
        .satisfies(line -> {
          assertThat(line.written()).isEqualTo("on");
          assertThat(line.allowed()).isEqualTo("on or off");
          assertThat(line.section()).isEqualTo("XX.E");
        });
    assertThat(lines)
        .filteredOn(line -> line.name().equals("skip-steps.steps"))
        .singleElement()
        .satisfies(line ->
            assertThat(line.written())
                .isEqualTo("status-of-nations,reinforcements,caravans,administration"));
  }
}
