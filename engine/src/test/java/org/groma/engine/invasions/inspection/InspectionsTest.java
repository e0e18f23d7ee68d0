package org.groma.engine.invasions.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.Rewrite;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InspectionsTest {

  /** The sample with one passage of one entry spoilt, and the inspection that must object. */
  record Case(String inspection, Project project) {
    @Override
    public String toString() {
      return inspection;
    }
  }

  static List<Case> cases() {
    return Stream.of(
            unreadable(), setUps(), bonds(), decksAndPrices(), victory(), timeTable(), agreements())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> unreadable() {
    return List.of(
        spoilt("unreadable-table", Kinds.TABLES, "stacking-limits", "'marsh'", "'march'"),
        spoilt("unknown-word", Kinds.DECKS, "calamities", "'expense':{'amount':2}", "'expanse':{}"),
        spoilt(
            "unknown-calamity",
            Kinds.DECKS,
            "pillage-markers",
            "'name':'usurper'",
            "'name':'usurpator'"),
        spoilt(
            "gazetteer.empire-income",
            Kinds.AREAS,
            "aegyptus",
            "'empireIncome':9",
            "'empireIncome':7"),
        spoilt("unreadable-rules", Kinds.LEADERS, "attila", "'combat':3,", ""));
  }

  private static List<Case> setUps() {
    return List.of(
        scenario(
            "over-stacking",
            OF_RHENUS + "'axe-infantry','count':3",
            OF_RHENUS + "'infantry','count':6"),
        scenario("crowded-sea", "'elite-fleet','count':2", "'elite-fleet','count':5"),
        scenario("closed-land", "'province:frisia'", "'province:arabia-deserta'"),
        scenario("off-the-map", "'province:frisia'", "'province:sogdiana'"),
        scenario("out-of-element", "'province:frisia'", "'sea:oceanus-germanicus'"),
        scenario("foreign-ground", "'province:frisia'", "'province:neustria'"),
        scenario(
            "unit-outside-its-areas",
            "{'place':'province:elymais','unit':'satrapes'",
            "{'place':'province:syria','unit':'satrapes'"),
        scenario("full-treasury", "'treasury':15", "'treasury':45"),
        scenario("age-off-track", "'age':5", "'age':13"),
        scenario("capital-without-city", "'seat':'province:chaldea'", "'seat':'province:zagros'"),
        scenario("horde-missing", "'seat':'province:rhenus',", ""),
        scenario(
            "limes-out-of-place",
            "'place':'province:lotharingia','nation':'romans'",
            "'place':'province:frisia','nation':'romans'"),
        scenario("marker-on-wrong-ground", "'area:africa'", "'province:africa'"),
        spoilt("broken-from-the-start", Kinds.NATIONS, "franks", "'pagan'", "'druid'"));
  }

  private static final String OF_RHENUS = "{'place':'province:rhenus','unit':";

  private static List<Case> bonds() {
    return List.of(
        scenario("two-masters", IBERIANS, "'from':'armenians','to':'persians'"),
        scenario(
            "friends-at-war",
            "'relations':[",
            "'relations':[{'kind':'hostile','from':'persians','to':'iberians'},"),
        scenario("bond-of-wrong-status", IBERIANS, "'from':'franks','to':'persians'"));
  }

  private static final String IBERIANS = "'from':'iberians','to':'persians'";

  private static List<Case> decksAndPrices() {
    return List.of(
        spoilt("deck-against-components", Kinds.TABLES, "components", "'count':72", "'count':70"),
        spoilt("deck-composition", Kinds.DECKS, "events", "'private':54", "'private':53"),
        spoilt("price-missing", Kinds.UNITS, "elephant", "'kingdom':4", "'khanate':4"),
        spoilt("price-against-table", Kinds.UNITS, "infantry", "'kingdom':2", "'kingdom':3"));
  }

  private static List<Case> victory() {
    return List.of(
        spoilt("unscored-block", Kinds.NATIONS, "khazars", "'turns':'last'", "'turns':'7'"),
        spoilt("idle-objective", Kinds.NATIONS, "khazars", "'turns':'last'", "'turns':'bonus'"),
        spoilt(
            "objective-out-of-play",
            Kinds.NATIONS,
            "alemanni",
            "'agri-decumates','austrasia','burgundia'",
            "'agri-decumates','sogdiana'"),
        spoilt(
            "condition-never-holds",
            Kinds.NATIONS,
            "byzantines",
            "'nation-collapsed':'byzantines'},'effects':[{'transfer-foedera'",
            "'nation-collapsed':'sardes'},'effects':[{'transfer-foedera'"));
  }

  private static List<Case> timeTable() {
    return List.of(
        entry("entry-nowhere", "t02-invasion-huns", "'places':['province:siraces']", "'places':[]"),
        entry("entry-over-pool", "t02-reinforcement-franks", "'count':1", "'count':20"),
        entry("entry-of-nothing", "t02-reinforcement-franks", "'count':1", "'count':0"),
        entry("raid-of-no-raider", "t01-raid-berbers", "'nation':'berbers'", "'nation':'franks'"),
        entry(
            "reinforced-before-arrival",
            "t02-reinforcement-franks",
            "'nation':'franks'",
            "'nation':'lombards'"),
        entry(
            "leader-against-time-table", "t01-leader-gratianus", "'turns':'1-2'", "'turns':'1-3'"),
        entry("leader-never-comes", "t04-leader-attila", "'leader':'attila',", ""),
        entry(
            "missing-from-set-up",
            "t01-leader-gratianus",
            "'leader':'gratianus'",
            "'leader':'attila'"));
  }

  /** What is said in two places. */
  private static List<Case> agreements() {
    return List.of(
        spoilt("data.twin-figures", Kinds.TABLES, "heresy-rules", "'value':-1", "'value':-2"),
        spoilt("data.coded-cells", Kinds.TABLES, "stacking-limits", "'horde','limes',", "'horde',"),
        spoilt("data.unit-figures", Kinds.UNITS, "guard", "'eliteValue':2", "'eliteValue':1"),
        spoilt("data.nation-figures", Kinds.NATIONS, "alans", "'initiative':10", "'initiative':9"),
        spoilt("data.leader-figures", Kinds.LEADERS, "gratianus", "'leaves':2", "'leaves':5"),
        spoilt(
            "data.deck-figures",
            Kinds.DECKS,
            "pillage-markers",
            "'event':'famine'",
            "'event':'famin'"),
        spoilt("data.broken-names", Kinds.LEADERS, "zeno", "'name':'Zeno'", "'name':''"),
        spoilt("data.printed-cards", Kinds.NATIONS, "lombards", "'points':12", "'points':2"),
        spoilt("data.map-figures", Kinds.SEAS, "mare-aegeum", "'monopoly':3", "'monopoly':2"),
        spoilt("data.religion-table", Kinds.NATIONS, "iberians", "'mazdaist'", "'pagan'"),
        spoilt("data.rule-pairs", Kinds.UNITS, "thema", "'availableFrom':8", "'availableFrom':9"),
        spoilt("data.tag-words", Kinds.LEADERS, "stilicho", "'general'", "'genral'"),
        spoilt(
            "data.closed-land-table",
            Kinds.PROVINCES,
            "sahara",
            "{'nation':'berbers'}",
            "{'nation':'arabs'}"),
        entry("data.entry-references", "t08-rule-themata", "'Themata'}", "'Thema'}"),
        entry("data.turn-entries", "t03-turn", "'year':400", "'year':425"),
        scenario("seat-figures", "'scoring-turns':[3,6,9", "'scoring-turns':[3,6,8"),
        scenario(
            "set-up-figures",
            "'leaders':[{'place':'province:thuringia'",
            "'leaders':[{'place':'province:bohemia'"));
  }

  private static Case scenario(String inspection, String passage, String other) {
    return spoilt(inspection, Kinds.SCENARIOS, "350-ad", passage, other);
  }

  private static Case entry(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.TIME_TABLE, id, passage, other);
  }

  private static <I extends Id, E extends Entry<I>> Case spoilt(
      String inspection, Kind<I, E> kind, String id, String passage, String other) {
    return new Case(
        inspection.contains(".") ? inspection : "scenario." + inspection,
        Rewrite.replace(
            SampleProject.get(), kind, id, passage.replace('\'', '"'), other.replace('\'', '"')));
  }

  private static List<Objection> objections(Project project) {
    Scenario scenario = project.get(Kinds.SCENARIOS).find("350-ad").orElseThrow();
    return Inspections.carryOut(project, MapGraph.of(project), scenario);
  }

  @Test
  void thereIsNothingToObjectToInTheSample() {
    assertThat(objections(SampleProject.get())).isEmpty();
  }

  @Test
  void everyInspectionHasACase() {
    assertThat(cases().stream().map(Case::inspection))
        .containsExactlyInAnyOrderElementsOf(
            Inspections.all().stream().map(Inspection::id).toList());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theMistakeIsFoundAndItsEntryNamed(Case spoilt) {
    assertThat(objections(spoilt.project()))
        .filteredOn(objection -> objection.inspection().equals(spoilt.inspection()))
        .isNotEmpty()
        .allSatisfy(objection -> {
          assertThat(objection.subjects()).isNotEmpty().allMatch(each -> each.contains(":"));
          assertThat(objection.message()).endsWith(".").doesNotContain("\n");
          assertThat(Character.isLowerCase(objection.message().charAt(0))).isFalse();
        });
  }

  static List<Case> harmless() {
    return List.of(
        scenario("a full Treasury", "'treasury':15", "'treasury':40"),
        scenario("the last age", "'age':5", "'age':12"),
        scenario("a lone unit elsewhere in its land", "'province:frisia'", "'province:rhenus'"),
        scenario("as many fleets as may be", "'elite-fleet','count':2", "'elite-fleet','count':4"),
        scenario(
            "an alliance of two who are free",
            "'relations':[",
            "'relations':[{'kind':'alliance','from':'franks','to':'alemanni'},"),
        entry("the whole pool at once", "t02-reinforcement-franks", "'count':1", "'count':14"),
        spoilt("another price", Kinds.UNITS, "elephant", "'kingdom':4", "'kingdom':5"));
  }

  @ParameterizedTest
  @MethodSource("harmless")
  void whatTheRulesAllowIsNotObjectedTo(Case allowed) {
    assertThat(objections(allowed.project())).isEmpty();
  }

  @Test
  void theCardOrRowToBlameIsNamedAndNotOnlyTheScenario() {
    assertThat(objections(unreadable().get(0).project()).getFirst().subjects())
        .containsExactly("table:stacking-limits", "scenario:350-ad");
    assertThat(
            objections(
                spoilt(
                        "",
                        Kinds.DECKS,
                        "calamities",
                        "'expense':{'amount':2}",
                        "'expanse':{'amount':2}")
                    .project()))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.subjects()).containsExactly("deck:calamities", "scenario:350-ad");
          assertThat(objection.field()).contains("$.cards[0].effects[1]");
          assertThat(objection.message())
              .isEqualTo(
                  "350 AD Scenario I cannot be played: deck calamities, card bagaudae: 'expanse' is"
                      + " no effect of this game; 'expense' may be meant.");
        });
  }

  @Test
  void landThatIsClosedToANationScoresItNothing() {
    assertThat(
            objections(
                spoilt(
                        "",
                        Kinds.NATIONS,
                        "alemanni",
                        "'agri-decumates','austrasia','burgundia'",
                        "'agri-decumates','arabia-deserta'")
                    .project()))
        .extracting(Objection::message)
        .anyMatch(
            message -> message.endsWith("Arabia Deserta, which is closed to them on all turns."));
  }

  @Test
  void friendsAreCountedTogetherAndLeadersMakeRoom() {
    assertThat(
            objections(
                scenario("", "'axe-infantry','count':3", "'axe-infantry','count':8").project()))
        .extracting(Objection::message)
        .containsExactly(
            "350 AD Scenario I places 9 units of the Franks and their friends in Rhenus, where 6"
                + " may stand.");
  }
}
