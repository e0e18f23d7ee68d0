package org.groma.engine.cycles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.income;
import static org.groma.engine.cycles.Sample.scenario;
import static org.groma.engine.cycles.Sample.setup;
import static org.groma.engine.cycles.Sample.upkeep;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The scenarios of the sample: who starts with what, and the printed sums of it. */
class SampleSetUpsTest {

  static Stream<Scenario> scenarios() {
    return PROJECT.get(Kinds.SCENARIOS).stream();
  }

  @Test
  void allEightHistoricalScenariosAndTheOpenOneAreThere() {
    assertThat(scenarios().map(each -> each.id().slug() + " " + each.lastTurn()))
        .containsExactlyInAnyOrder(
            "roman-empire 20",
            "east-and-west 18",
            "byzantine 8",
            "rise-of-rome 30",
            "alexander 8",
            "pre-roman 8",
            "fall-of-rome 12",
            "viking-magyar-saracen 8",
            "open 30",
            "open-every-rule 30");
  }

  @ParameterizedTest
  @CsvSource({
    "roman-empire, romans, 66, 52",
    "east-and-west, west-romans, 34, 26",
    "east-and-west, east-romans, 34, 26",
    "byzantine, byzantines, 34, 30",
    "byzantine, lombards, 14, 13",
    "byzantine, vandals, 8, 11",
    "pre-roman, roman-kingdom, 12, 12",
    "pre-roman, carthage, 8, 6",
    "pre-roman, antigonids, 9, 6",
    "pre-roman, ptolemies, 7, 10",
    "viking-magyar-saracen, byzantium, 21, 19",
    "viking-magyar-saracen, france, 8, 10" // three of it for the knight, who is free
  })
  void incomesAndUpkeepsAreThoseOfTheRules(String scenario, String nation, int in, int out) {
    assertThat(income(setup(scenario, nation))).isEqualTo(in);
    assertThat(upkeep(setup(scenario, nation))).isEqualTo(out);
  }

  @ParameterizedTest
  @CsvSource({
    "alexander, macedon, 12",
    "alexander, persia-of-darius, 16",
    "byzantine, byzantines, 10",
    "east-and-west, east-romans, 34",
    "east-and-west, west-romans, 0",
    "fall-of-rome, late-romans, 6",
    "fall-of-rome, persian-kingdom, 6",
    "pre-roman, ptolemies, 25",
    "rise-of-rome, rising-rome, 20",
    "roman-empire, romans, 0",
    "viking-magyar-saracen, germany, 15"
  })
  void treasuriesAreThoseOfTheRules(String scenario, String nation, String treasury) {
    assertThat(setup(scenario, nation).treasury().orElseThrow()).hasToString(treasury);
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void noSetUpAsksForMoreCountersThanThereAre(Scenario scenario) {
    for (Setup setup : scenario.setups()) {
      Map<String, Integer> counts = new HashMap<>(Sample.placed(setup));
      setup.units().forEach(each -> counts.merge(each.unit().slug(), each.count(), Integer::sum));
      Nation nation = PROJECT.get(Kinds.NATIONS).find(setup.nation()).orElseThrow();
      counts.forEach((unit, count) ->
          assertThat(count)
              .as(scenario.name() + ", " + setup.nation() + ", " + unit)
              .isLessThanOrEqualTo(pool(nation, unit)));
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void fixedUnitsKeepToTheStackingLimit(Scenario scenario) {
    for (Setup setup : scenario.setups()) {
      Map<String, List<String>> stacks = new HashMap<>();
      setup
          .units()
          .forEach(each ->
              stacks.merge(
                  each.place().slug(),
                  List.of(each.unit().slug()),
                  (one, other) -> Stream.concat(one.stream(), other.stream()).toList()));
      assertThat(stacks)
          .allSatisfy((place, units) -> {
            assertThat(units.size() == 1 || units.contains("ship")).as(place).isTrue();
            assertThat(units).hasSizeLessThanOrEqualTo(2);
            assertThat(units.size() == 1 || !units.contains("garrison")).as(place).isTrue();
          });
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void noCityHasTwoOwnersAndEachSeatHasASetUp(Scenario scenario) {
    assertThat(scenario.setups().stream().flatMap(each -> each.controls().stream()))
        .doesNotHaveDuplicates();
    List<NationId> begin = scenario.setups().stream().map(Setup::nation).toList();
    assertThat(scenario.players())
        .filteredOn(seat -> scenario.attributes().get("choice").isEmpty())
        .allSatisfy(
            seat -> assertThat(seat.nations()).as(seat.name()).containsAnyElementsOf(begin));
  }

  @Test
  void capitalsStandWhereTheRulesPutThem() {
    assertThat(seat("roman-empire", "romans")).isEqualTo("rome");
    assertThat(seat("east-and-west", "east-romans")).isEqualTo("byzantium");
    assertThat(seat("alexander", "macedon")).isEqualTo("serdica");
    assertThat(seat("alexander", "persia-of-darius")).isEqualTo("susa");
    assertThat(seat("pre-roman", "antigonids")).isEqualTo("thessalonika");
    assertThat(seat("pre-roman", "seleucids")).isEqualTo("antioch");
    assertThat(seat("pre-roman", "ptolemies")).isEqualTo("alexandria");
  }

  @Test
  void theRomansOfTheFirstScenarioOwnEveryCityInside() {
    assertThat(setup("roman-empire", "romans").controls()).hasSize(47);
    assertThat(setup("roman-empire", "romans").units()).hasSize(26);
  }

  @Test
  void theRomansMoveLast() {
    for (int players : List.of(2, 3, 4, 5)) {
      Datum order = Sample.seated("roman-empire", players).attributes().get("order").orElseThrow();
      assertThat(((Datum.Items) order).items().getLast()).isEqualTo(Datum.text("romans"));
    }
  }

  private static String seat(String scenario, String nation) {
    return setup(scenario, nation).seat().orElseThrow().slug();
  }

  private static int pool(Nation nation, String unit) {
    return nation.pool().stream()
        .filter(each -> each.unit().slug().equals(unit))
        .mapToInt(Nation.Pooled::count)
        .findFirst()
        .orElse(0);
  }
}
