package org.groma.engine.cycles.phrases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Chart;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.RuleTable;
import org.junit.jupiter.api.Test;

class CyclesPhrasesTest {

  private static final CyclesPhrases PHRASES = new CyclesPhrases();

  /** A word of a file that was not put into words: {@code tribe-at-start}, {@code perArea}. */
  private static final Pattern RAW = Pattern.compile("[a-z]+-[a-z]+|[a-z][A-Z]|\\?|\\{|null");

  private static Chart chart(String table) {
    return PHRASES
        .chart(PROJECT, PROJECT.get(Kinds.TABLES).find(table).orElseThrow())
        .orElseThrow();
  }

  private static List<String> row(String table, String first) {
    return chart(table).rows().stream()
        .map(Chart.Row::cells)
        .filter(cells -> cells.getFirst().equals(first))
        .findFirst()
        .orElseThrow();
  }

  private static Scenario scenario(String id) {
    return PROJECT.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  @Test
  void everyTableHasAChartWithARowForEachOfItsRows() {
    for (RuleTable table : PROJECT.get(Kinds.TABLES)) {
      assertThat(chart(table.id().slug()).rows()).as(table.name()).hasSameSizeAs(table.rows());
    }
  }

  @Test
  void nothingThatPlayersReadIsAWordOfAFile() {
    Stream<String> terms =
        PROJECT.get(Kinds.SCENARIOS).stream()
            .flatMap(scenario -> PHRASES.terms(PROJECT, scenario).stream());
    Stream<String> starts =
        PROJECT.get(Kinds.SCENARIOS).stream()
            .flatMap(scenario -> scenario.setups().stream())
            .flatMap(setup -> PHRASES.start(PROJECT, setup).stream());
    Stream<String> cells =
        PROJECT.get(Kinds.TABLES).stream()
            .map(table -> chart(table.id().slug()))
            .flatMap(chart -> chart.rows().stream())
            .flatMap(row -> row.cells().stream());
    Set<String> raw =
        Stream.of(terms, starts, cells)
            .flatMap(each -> each)
            .filter(text -> RAW.matcher(text.replace("set-up", "")).find())
            .collect(Collectors.toSet());
    assertThat(raw).isEmpty();
  }

  @Test
  void theWorkedAttackStandsInTheMatrix() {
    Chart combat = chart("combat");
    assertThat(row("combat", "9").get(combat.heads().indexOf("3-2"))).isEqualTo("DR1");
    assertThat(row("administration", "6").get(chart("administration").heads().indexOf("20%")))
        .isEqualTo("7");
  }

  @Test
  void conversionTellsPriceAndUpkeepOfEachStage() {
    assertThat(row("conversion", "Barbarian infantry 3-3"))
        .containsExactly("Barbarian infantry 3-3", "4-2 (4/2)", "4-2 (6/3) or (4)-0 (2/1)");
  }

  @Test
  void everyLeaderButTheGeneralHasAGiftInWords() {
    assertThat(row("optional-leaders", "1")).contains("+1 when his ship may sink");
    assertThat(row("optional-leaders", "3")).contains("Stays when the kingdom becomes an empire");
    assertThat(row("optional-leaders", "4")).contains("His stack moves like its fastest unit");
    assertThat(row("optional-leaders", "6"))
        .contains("Tribute of up to 10 to anyone; released at once for 1");
  }

  @Test
  void aSetUpThatLeavesTheAreasOpenIsTold() {
    Setup persia =
        scenario("alexander").setups().stream()
            .filter(setup -> setup.nation().slug().equals("persia-of-darius"))
            .findFirst()
            .orElseThrow();
    assertThat(PHRASES.start(PROJECT, persia))
        .contains(
            "Place 1 × 4-4, 1 leader, 2 × 3-4, 1 × 3-3 and 4 × 2-3 in Persia.",
            "Place 1 × 1-4 in Aegyptus.");
  }

  @Test
  void everySpecialRuleAndEveryRuleOfVictoryIsATerm() {
    for (Scenario scenario : PROJECT.get(Kinds.SCENARIOS)) {
      List<String> terms = PHRASES.terms(PROJECT, scenario);
      assertThat(terms.size())
          .as(scenario.name())
          .isGreaterThanOrEqualTo(scenario.special().size() + 1);
      assertThat(terms).as(scenario.name()).anyMatch(term -> term.startsWith("Victory. "));
    }
  }

  private static List<String> terms(String scenario) {
    return PHRASES.terms(PROJECT, scenario(scenario));
  }

  private static List<String> start(String scenario, String nation) {
    return scenario(scenario).setups().stream()
        .filter(setup -> setup.nation().slug().equals(nation))
        .flatMap(setup -> PHRASES.start(PROJECT, setup).stream())
        .toList();
  }

  @Test
  void noRuleIsToldTwice() {
    for (Scenario scenario : PROJECT.get(Kinds.SCENARIOS)) {
      assertThat(PHRASES.terms(PROJECT, scenario)).as(scenario.name()).doesNotHaveDuplicates();
    }
    assertThat(terms("viking-magyar-saracen"))
        .filteredOn(term -> term.contains("ollapse"))
        .containsExactly(
            "Complete collapse, and rebellion and revival, 7 and 12 of the rebellions: one city"
                + " revolts, nothing else.");
  }

  @Test
  void whoEntersLaterFindsItBesideTheNameAndNotAmongTheRules() {
    assertThat(start("viking-magyar-saracen", "vikings"))
        .contains(
            "Vikings have 6 × 4-2, 6 × 1-4, 2 × 2-3: 4 enter each turn (Norway or Sweden).",
            "Administration: one column worse (−10%), never below 0%.",
            "Ships: +1 when they may sink, until it is an empire.");
    assertThat(terms("viking-magyar-saracen")).noneMatch(term -> term.startsWith("Vikings have"));
    assertThat(start("viking-magyar-saracen", "germany"))
        .contains("The capital goes on a city of choice.");
  }

  @Test
  void barbariansKnowWhereTheyStartAndWhenTheyAreAKingdom() {
    assertThat(start("byzantine", "ostgoths"))
        .containsExactly(
            "Place 8 × tribe (1)-1 one to an area within 3 areas of Sclaveni (start of Slav 1).",
            "A kingdom 6 turns after it first has ten units.");
    assertThat(start("roman-empire", "hun"))
        .contains("A kingdom 8 turns after it first has ten units.");
  }

  @Test
  void ordersPlayersAndAccountsAreTold() {
    assertThat(terms("roman-empire"))
        .contains(
            "Move order: Slav 1, German 1, Hun, German 2, Romans.",
            "Romans: income 66 and upkeep 52 at the start.",
            "Victory. If nobody has won so, the most points win.");
    assertThat(terms("pre-roman")).anyMatch(term -> term.startsWith("Order of set-up and moves: "));
    assertThat(terms("roman-empire"))
        .contains(
            "With two players: one takes German 1, Slav 1 and Hun; German 2 is not played.",
            "With three players: one takes German 1 and Slav 1; one takes German 2 and Hun.",
            "With four players: German 2 is not played.")
        .anyMatch(term -> term.contains("stay unfriendly"));
    assertThat(terms("pre-roman"))
        .anyMatch(term ->
            term.startsWith("With three, four or five players: Players roll two dice for who"))
        .noneMatch(term -> term.contains("stay unfriendly"));
    assertThat(terms("byzantine"))
        .contains(
            "With two players: Byzantines as above. One takes three of Ostgoths, Turks, Arabs,"
                + " Lombards and Vandals; neutral garrisons hold the cities of those that nobody"
                + " takes (14.2).")
        .anyMatch(term ->
            term.contains("Each takes two of ")
                && term.contains("one at least of Ostgoths, Turks and Arabs"));
    assertThat(terms("viking-magyar-saracen"))
        .contains("With four players: Saracens and Byzantium are not played.");
    assertThat(terms("open"))
        .contains("It is for one to six players.")
        .anyMatch(term -> term.startsWith("Players roll two dice for who chooses and moves first"));
    assertThat(terms("open-every-rule"))
        .contains(
            "Fourth player enters in turn 4 (14.3).",
            "Fifth player enters in turn 8 and leaves in the administration phase of turn 27"
                + " (14.3).");
    assertThat(terms("open"))
        .anyMatch(term -> term.startsWith("Whoever began a new cycle last moves first"))
        .anyMatch(term -> term.contains("from turn 7 on"));
  }

  @Test
  void persiaWinsUnlessItSurrendersAndTheLonePlayerHasThirtyTurns() {
    assertThat(terms("alexander"))
        .contains("Victory. Persia of Darius: not surrendered by the end of turn 8.");
    assertThat(terms("rise-of-rome"))
        .contains("Victory. Complete victory with all cities on the board at once, by turn 30.");
  }
}
