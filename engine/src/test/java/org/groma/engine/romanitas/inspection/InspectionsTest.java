package org.groma.engine.romanitas.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.Rewrite;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.engine.romanitas.shape.RomanitasShape;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class InspectionsTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.loadStrictly(Path.of("..", "sample-data", "romanitas")))
          .project();

  /** The sample with one passage of one entry spoilt, and the objection that must follow. */
  record Case(String inspection, Project project, String subject, String field, String message) {
    @Override
    public String toString() {
      return inspection + ": " + message;
    }

    Case says(String inSubject, String inField, String words) {
      return new Case(inspection, project, inSubject, inField, words);
    }

    Case and(Kind<?, ?> kind, String id, String passage, String other) {
      return new Case(
          inspection, replace(project, kind, id, passage, other), subject, field, message);
    }
  }

  static List<Case> cases() {
    return Stream.of(
            steps(), targets(), counters(), places(), commanders(), unread(), AgreementCases.all())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> steps() {
    return List.of(
        table("itinerary-step", "itineraries", "'sinope','pessinus',", "")
            .says(
                "table:itineraries",
                "$.rows[1].cells.path[1]",
                "Row b of the table Itineraries of the invasions goes from Melitene to"
                    + " Nicaea, and their territories are not adjacent."),
        table("itinerary-step", "attitudes-gepids", "'naissus'", "'rome'")
            .says(
                "table:attitudes-gepids",
                "$.rows[3].cells.path[1]",
                "Row 9+ of the table Attitude of the Gepids goes from Viminacium to Rome, and their"
                    + " territories are not adjacent."));
  }

  private static List<Case> targets() {
    return List.of(
        scenario("attitude-target", ",'province:melitene'", "")
            .says(
                "table:attitudes-persians",
                "$.rows[5].cells.path[0]",
                "Row 7 of the table Attitude of the Persians strikes at Melitene, which is not"
                    + " Roman in 528 AD and which Rome can take from nobody."),
        scenario("attitude-target", ",'province:sinope'", "")
            .says(
                "table:attitudes-persians",
                "$.rows[8].cells.itinerary",
                "Row 10+ of the table Attitude of the Persians strikes at Sinope, which is not"
                    + " Roman in 528 AD and which Rome can take from nobody."),
        table("attitude-target", "attitudes-ostrogoths", "'piracy','zone':'adriatic'", "'piracy'")
            .says(
                "table:attitudes-ostrogoths",
                "$.rows[1].cells.zone",
                "Row 7 of the table Attitude of the Ostrogoths is piracy in no maritime zone."),
        table("attitude-target", "attitudes-persians", ",'client':'iberia'", "")
            .says(
                "table:attitudes-persians",
                "$.rows[3].cells.client",
                "Row 5 of the table Attitude of the Persians courts no client state."),
        table("attitude-target", "attitudes-avars", "'itinerary':'g'", "'itinerary':'z'")
            .says(
                "table:attitudes-avars",
                "$.rows[4]",
                "528 AD cannot be played: table attitudes-avars, row 10+: a raid or an invasion"
                    + " needs a path."));
  }

  private static List<Case> counters() {
    return List.of(
        nation("berbers", pooled("berber-horsemen", 2), pooled("berber-horsemen", 1))
            .and(
                Kinds.NATIONS,
                "berbers",
                pooled("berber-infantry", 2),
                pooled("berber-infantry", 1))
            .says(
                "nation:berbers",
                "$.pool",
                "Berbers: a raid takes 3 units on land, and there are 2."),
        nation("ostrogoths", pooled("gothic-infantry", 3), pooled("ostrogoth-fleet", 3))
            .says(
                "nation:ostrogoths",
                "$.pool",
                "Ostrogoths: the battle for Mediolanum-Ravenna takes 4 units on land, and there are"
                    + " 3."),
        table("counters-short", "battle", siege(3), siege(9))
            .says(
                "nation:persians",
                "$.pool",
                "Persians: a siege by an expedition takes 9 units on land, and there are 8."),
        nation("slavs", pooled("slav-fleet", 1), pooled("slav-levy", 1))
            .says(
                "nation:slavs",
                "$.pool",
                "Slavs: their attitudes send a fleet to sea, and there is none."));
  }

  private static List<Case> places() {
    return List.of(
        spoilt(
                "city-outside",
                Kinds.CITIES,
                "antioch",
                "'province':'antioch'",
                "'province':'antiochia'")
            .says(
                "city:antioch",
                "",
                "528 AD cannot be played: city antioch: there is no territory 'antiochia'."),
        spoilt("city-outside", Kinds.PROVINCES, "antioch", "'area':'oriens',", "")
            .says("province:antioch", "$.area", "The territory Syria belongs to no province."),
        spoilt("city-outside", Kinds.CITIES, "constantinople", "'capital',", "")
            .says(
                "scenario:528-ad",
                "$.setups",
                "No city space is the capital with which 528 AD is lost."),
        spoilt("city-outside", Kinds.CITIES, "rome", "'metropolis'", "'metropolis','capital'")
            .says(
                "city:constantinople",
                "$.tags",
                "Constantinople and Rome are all tagged capital, and there is one."),
        scenario("city-outside", "['province:alexandria',", "['province:carthage',")
            .and(
                Kinds.CITIES,
                "constantinople",
                "'province':'constantinople'",
                "'province':'alexandria'")
            .says(
                "scenario:528-ad",
                "$.setups",
                "Constantinople is the capital and not Roman in 528 AD."));
  }

  private static List<Case> commanders() {
    return List.of(
        spoilt("commander-limits", Kinds.LEADERS, "comes", "'command':3", "'command':0")
            .says("leader:comes", "$.attributes.command", "Comes commands no units."),
        spoilt("commander-limits", Kinds.LEADERS, "comes", "'command':3", "'command':4")
            .says(
                "leader:comes",
                "$.attributes.command",
                "Comes and Magister Militum command 10 units together, and a force has at most"
                    + " 9."));
  }

  private static List<Case> unread() {
    return List.of(
        scenario("unread-data", "'nation':'gepids'", "'nation':'gepidae'")
            .says(
                "scenario:528-ad",
                "",
                "528 AD cannot be played: scenario 528-ad: 'gepidae' is neither Roman nor in the"
                    + " table of attitudes."));
  }

  private static String pooled(String unit, int count) {
    return "{'unit':'" + unit + "','count':" + count;
  }

  private static String siege(int units) {
    return "{'key':'persian-siege','cells':{'value':" + units;
  }

  static Case scenario(String inspection, String passage, String other) {
    return spoilt(inspection, Kinds.SCENARIOS, "528-ad", passage, other);
  }

  static Case table(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.TABLES, id, passage, other);
  }

  static Case nation(String id, String passage, String other) {
    return spoilt("counters-short", Kinds.NATIONS, id, passage, other);
  }

  static Case spoilt(String inspection, Kind<?, ?> kind, String id, String passage, String other) {
    return new Case(
        "scenario." + inspection, replace(SAMPLE, kind, id, passage, other), "", "", "");
  }

  private static <I extends Id, E extends Entry<I>> Project replace(
      Project project, Kind<I, E> kind, String id, String passage, String other) {
    return Rewrite.replace(project, kind, id, passage.replace('\'', '"'), other.replace('\'', '"'));
  }

  private static List<Objection> objections(Project project, String scenario) {
    return Inspections.carryOut(
        project, MapGraph.of(project), project.get(Kinds.SCENARIOS).find(scenario).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"528-ad", "528-ad-optional"})
  void thereIsNothingToObjectToInTheSample(String scenario) {
    assertThat(objections(SAMPLE, scenario)).isEmpty();
  }

  @Test
  void everyInspectionHasACase() {
    assertThat(cases().stream().map(Case::inspection).distinct())
        .containsExactlyInAnyOrderElementsOf(
            Inspections.all().stream().map(Inspection::id).toList());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theMistakeIsFoundAndItsEntryNamed(Case spoilt) {
    assertThat(objections(spoilt.project(), "528-ad"))
        .filteredOn(objection -> objection.message().equals(spoilt.message()))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.inspection()).isEqualTo(spoilt.inspection());
          assertThat(objection.subjects().getFirst()).isEqualTo(spoilt.subject());
          assertThat(objection.field().orElse("")).isEqualTo(spoilt.field());
        });
  }

  static List<Case> harmless() {
    return List.of(
        table("a target of barbarians", "attitudes-gepids", "'salonae'", "'aquileia'"),
        nation("berbers", pooled("berber-horsemen", 2), pooled("berber-horsemen", 1)));
  }

  @ParameterizedTest
  @MethodSource("harmless")
  void whatTheRulesAllowIsNotObjectedTo(Case allowed) {
    // a variant is not what is printed
    assertThat(objections(allowed.project().with(Kinds.SOURCES, Ledger.empty()), "528-ad"))
        .isEmpty();
  }

  @Test
  void whatIsWrongInEveryScenarioIsSaidOfTheFirst() {
    Project project = steps().getFirst().project().with(Kinds.SOURCES, Ledger.empty());
    assertThat(objections(project, "528-ad")).hasSize(1);
    assertThat(objections(project, "528-ad-optional")).isEmpty();
  }

  static List<String> tables() {
    return SAMPLE.get(Kinds.TABLES).stream().map(table -> table.id().slug()).toList();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void noTableCanBeMissing(String table) {
    Project project = SAMPLE.with(Kinds.TABLES, SAMPLE.get(Kinds.TABLES).without(table));
    List<Objection> objections = objections(project, "528-ad");
    assertThat(objections).allSatisfy(each -> assertThat(each.subjects()).isNotEmpty());
    assertThat(
            objections.size()
                + new ShapeReview(project, RomanitasShape.all()).missingTables().size())
        .isPositive();
  }

  static List<Case> caused() {
    return List.of(
        table("a row misspelt", "battle", "'key':'siege'", "'key':'seige'"),
        table("a city that is not", "diplomacy", "'trapezus'", "'trapezos'"),
        table("a target that is not", "attitudes-gepids", "'salonae'", "'salona'"),
        spoilt("a name misspelt", Kinds.UNITS, "excubites", "'bonus':2", "'bones':2"));
  }

  @ParameterizedTest
  @MethodSource("caused")
  void whatTheDeclarationFindsIsNotToldAgainByItsConsequences(Case spoilt) {
    assertThat(objections(spoilt.project().with(Kinds.SOURCES, Ledger.empty()), "528-ad"))
        .isEmpty();
  }

  @Test
  void aMapWithoutPiecesOrTablesIsObjectedToAndNothingBreaks() {
    Project bare =
        SAMPLE
            .with(Kinds.CITIES, Ledger.empty())
            .with(Kinds.TABLES, Ledger.empty())
            .with(Kinds.NATIONS, Ledger.empty())
            .with(Kinds.LEADERS, Ledger.empty())
            .with(Kinds.UNITS, Ledger.empty())
            .with(Kinds.DECKS, Ledger.empty());
    assertThat(objections(bare, "528-ad"))
        .extracting(Objection::inspection)
        .contains("scenario.unread-data", "scenario.city-outside", "scenario.commander-limits");
  }

  @Test
  void aFigureWhoIsMissingIsMissedByTheTableThatCallsHimUp() {
    Project project = SAMPLE.with(Kinds.LEADERS, SAMPLE.get(Kinds.LEADERS).without("comes"));
    assertThat(objections(project, "528-ad"))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.inspection()).isEqualTo("scenario.commander-limits");
          assertThat(objection.subjects()).containsExactly("table:mobilisation");
        });
  }
}
