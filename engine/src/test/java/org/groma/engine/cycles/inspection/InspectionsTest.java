package org.groma.engine.cycles.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.Rewrite;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
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

class InspectionsTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  /** The first scenario, in which the map and the tables are looked at. */
  private static final String FIRST = "alexander";

  /** The sample with one passage of one entry spoilt, and the objection that must follow. */
  record Case(
      String inspection,
      Project project,
      String scenario,
      String subject,
      String field,
      String message) {
    @Override
    public String toString() {
      return inspection + ": " + message;
    }

    Case says(String inSubject, String inField, String words) {
      return new Case(inspection, project, scenario, inSubject, inField, words);
    }

    Case in(String other) {
      return new Case(inspection, project, other, subject, field, message);
    }
  }

  static List<Case> cases() {
    return Stream.of(
            taxes(),
            places(),
            boundary(),
            arrows(),
            symbols(),
            starts(),
            tables(),
            counters(),
            crowds(),
            garrisons(),
            owned(),
            accounts(),
            unread())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> taxes() {
    Case poor = spoilt("gazetteer.tax-values", Kinds.CITIES, "byzantium", "'tax':4", "'tax':3");
    return List.of(
        poor.says("city:byzantium", "$.attributes.tax", "Byzantium yields 3, and 4 is printed."),
        poor.says(
            "table:printed-sums",
            "$.rows",
            "All cities but the optional ones yield 63 together, and 64 is printed."),
        poor.says(
            "table:printed-sums",
            "$.rows",
            "The cities of the east yield 31 together, and 32 is printed."),
        spoilt("gazetteer.tax-values", Kinds.CITIES, "ephesus", "'tax':2", "'tax':3")
            .says(
                "city:ephesus",
                "$.attributes.tax",
                "Ephesus yields 3, and a city without a printed value yields 2 at most."),
        spoilt("gazetteer.tax-values", Kinds.CITIES, "susa", "'tax':1", "'tax':2")
            .says(
                "city:susa",
                "$.attributes.tax",
                "Susa is optional and yields 2, and 1 is printed."),
        table("gazetteer.tax-values", "printed-sums", "'key':'west'", "'key':'occident'")
            .says(
                "table:printed-sums",
                "$.rows",
                "The table printed-sums has no number tax in a row west, so that nothing can be"
                    + " compared with it."));
  }

  private static List<Case> places() {
    return List.of(
        area("gazetteer.area-outside", "acilisene", "'area':'armenia',", "")
            .says("province:acilisene", "$.area", "The area Acilisene belongs to no province."),
        spoilt(
                "gazetteer.area-outside",
                Kinds.CITIES,
                "tyre",
                "'province':'tyre'",
                "'province':'antioch'")
            .says(
                "city:tyre",
                "$.province",
                "Antioch and Tyre are in one area, and every city has an area of its own."));
  }

  private static List<Case> boundary() {
    return List.of(
        province("italia", "'status':'inside'", "'status':'outside'")
            .says(
                "area:italia",
                "$.status",
                "Rome is not optional and lies outside the imperial boundary."),
        province("persia", "'status':'outside'", "'status':'inside'")
            .says(
                "area:persia",
                "$.status",
                "Susa is optional and lies inside the imperial boundary."),
        province("rhaetia", "'status':'inside'", "'status':'kingdom'")
            .says(
                "area:rhaetia",
                "$.status",
                "The province Rhaetia is neither inside nor outside the imperial boundary."),
        area("gazetteer.boundary-open", "semnones", "'area':'germany'", "'area':'gaul'")
            .says(
                "province:semnones",
                "$.area",
                "Semnones: inside the imperial boundary, and joined to the rest by no border, red"
                    + " arrow or common sea area."));
  }

  private static List<Case> arrows() {
    Case leap = link("bosphorus", "'to':'province:nicaea'", "'to':'province:rome'");
    return List.of(
        leap.says(
            "link:bosphorus",
            "$.to",
            "Bosphorus (red arrow) joins Byzantium and Rome, which have no sea area in common."),
        leap.says(
            "link:road-byzantium-nicaea",
            "$.to",
            "Road Byzantium–Nicaea (road) joins Byzantium and Nicaea, which are neither adjacent"
                + " nor joined by a red arrow."),
        link("bosphorus", "'to':'province:nicaea'", "'to':'province:adrianople'")
            .says(
                "link:bosphorus",
                "$.to",
                "Bosphorus (red arrow) joins Byzantium and Adrianople, which are adjacent by"
                    + " land."),
        link("circa-arabiam", "'to':'sea:sinus-persicus'", "'to':'province:petra'")
            .says(
                "link:circa-arabiam",
                "$.to",
                "Round Arabia (white arrow) joins Mare Rubrum and Petra, which are not both sea"
                    + " areas."),
        link(
                "circa-arabiam",
                "'from':'sea:mare-rubrum','to':'sea:sinus-persicus'",
                "'from':'sea:mare-aegaeum','to':'sea:mare-thracicum'")
            .says(
                "link:circa-arabiam",
                "$.to",
                "Round Arabia (white arrow) joins Mare Aegaeum and Mare Thracicum, which touch"
                    + " anyway."));
  }

  private static List<Case> symbols() {
    Case fewer = area("gazetteer.garrison-symbols", "novae", "'tags':['garrison'],", "");
    return List.of(
        fewer.says(
            "table:printed-sums", "$.rows", "There are 17 garrison symbols, and 18 are printed."),
        fewer.says(
            "table:printed-sums",
            "$.rows",
            "There are 8 garrison symbols in the east, and 9 are printed."),
        area("gazetteer.garrison-symbols", "palmyra", "'tags':['a']", "'tags':['a','garrison']")
            .says(
                "province:palmyra",
                "$.tags",
                "There is a garrison symbol in Palmyra, which is a desert."),
        area("gazetteer.garrison-symbols", "hunni", "['start-hun']", "['garrison','start-hun']")
            .says(
                "province:hunni",
                "$.tags",
                "There is a garrison symbol in Hunni, which lies outside the imperial boundary."));
  }

  private static List<Case> starts() {
    Case second =
        area("scenario.start-position", "palmyra", "'tags':['a']", "'tags':['a','start-slav-1']");
    return List.of(
        second.says(
            "province:palmyra",
            "$.tags",
            "Slav 1 starts in Palmyra and Sclaveni, and a people starts in one area."),
        second.says("province:palmyra", "$.tags", "Slav 1 starts in Palmyra, which is a desert."),
        area("scenario.start-position", "rome", "'income':0,", "'income':0,'tags':['start-turk'],")
            .says("province:rome", "$.tags", "Turk starts in Rome, in the midst of the empire."),
        area(
                "scenario.start-position",
                "balearica",
                "'income':0,",
                "'income':0,'tags':['start-turk'],")
            .says(
                "province:balearica",
                "$.tags",
                "Turk starts in Balearica, where by land there is room for 1, and a kingdom"
                    + " needs 10 units."),
        area("scenario.start-position", "sclaveni", "'tags':['start-slav-1'],", "")
            .in("roman-empire")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Slav 1 in Roman Empire: to begin there must be a start position, and no area is"
                    + " tagged start-slav-1."));
  }

  private static List<Case> tables() {
    return List.of(
        table("scenario.table-incomplete", "combat", "'1-1':'EX','3-2':'DR1'", "'1-1':'EX'")
            .says(
                "table:combat",
                "$.rows[5]",
                "Alexander cannot be played: table combat, row 7, 3-2: the value is missing."),
        table("scenario.table-incomplete", "rebellion", "'die':'2d6'", "'die':'d6'")
            .says(
                "table:rebellion",
                "$.die",
                "The table Rebellions is rolled with two dice, and does not say 2d6."),
        table(
                "scenario.table-incomplete",
                "administration",
                "'key':'2','cells':{'0':'rebellion'",
                "'key':'2','cells':{'0':'rebelion'")
            .says(
                "table:administration",
                "",
                "Alexander cannot be played: table administration, row 2, 0: expected a number,"
                    + " good-ruler, corruption, rebellion or revival."),
        table("scenario.table-incomplete", "conversion", ",'empire':'ship'", "")
            .says(
                "table:conversion",
                "$.rows",
                "The table Unit conversion does not say what Ship becomes in an empire."),
        table("scenario.table-incomplete", "unit-creation", "'key':'slav'", "'key':'slavs'")
            .in("roman-empire")
            .says(
                "nation:slav-1",
                "",
                "Roman Empire cannot be played: nation slav-1: its group 'slav' is no row of the"
                    + " table unit-creation."));
  }

  private static List<Case> counters() {
    return List.of(
        scenario(
                "scenario.too-few-counters",
                "fall-of-rome",
                "'unit':'barbarian-infantry','count':4",
                "'unit':'barbarian-infantry','count':13")
            .says(
                "scenario:fall-of-rome",
                "$.setups",
                "Barbarian allies in Fall of Rome: 13 Barbarian infantry are set up, and there are"
                    + " 12 counters with that side."),
        scenario(
                "scenario.too-few-counters",
                "byzantine",
                "'leader','count':1,'areas':['italia'",
                "'leader','count':3,'areas':['italia'")
            .says(
                "scenario:byzantine",
                "$.setups",
                "Lombards in Byzantine: 3 leaders are set up, and there are 2."));
  }

  private static List<Case> crowds() {
    return List.of(
        scenario(
                "scenario.crowded-area",
                "roman-empire",
                "'province:novae','unit':'garrison','count':1",
                "'province:novae','unit':'garrison','count':2")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: Garrison in Novae stands with units that it cannot stack"
                    + " with."),
        scenario(
                "scenario.crowded-area",
                "byzantine",
                "'count':8,'areas':['mesopotamia']",
                "'count':8,'provinces':['hatra']")
            .says(
                "scenario:byzantine",
                "$.setups",
                "Arabs in Byzantine: there is no room for 7 Tribe in the areas where it may be"
                    + " placed."));
  }

  private static List<Case> garrisons() {
    return List.of(
        scenario(
                "scenario.garrison-out-of-place",
                "roman-empire",
                "'province:novae','unit':'garrison'",
                "'province:palmyra','unit':'garrison'")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: a garrison stands in Palmyra, which is a desert."),
        scenario(
                "scenario.garrison-out-of-place",
                "roman-empire",
                "'province:novae','unit':'garrison'",
                "'province:alamannia','unit':'garrison'")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: a garrison stands in Alamannia, which lies outside the"
                    + " imperial boundary."));
  }

  private static List<Case> owned() {
    return List.of(
        scenario(
                "scenario.owned-without-city",
                "roman-empire",
                "'province:tyre'",
                "'province:novae'")
            .says(
                "scenario:roman-empire",
                "$.setups[4].controls[46]",
                "Romans in Roman Empire: they own Novae, where there is no city."),
        scenario(
                "scenario.owned-without-city",
                "roman-empire",
                "'seat':'province:rome'",
                "'seat':'province:novae'")
            .says(
                "scenario:roman-empire",
                "$.setups[4].seat",
                "Romans in Roman Empire: their capital is in Novae, where there is no city."),
        scenario(
                "scenario.owned-without-city",
                "east-and-west",
                "'seat':'province:rome'",
                "'seat':'province:athens'")
            .says(
                "scenario:east-and-west",
                "$.setups[4].seat",
                "Western Empire in Eastern and Western Empire: their capital is in Athens, a city"
                    + " that they do not own."));
  }

  private static List<Case> accounts() {
    return List.of(
        scenario(
                "scenario.printed-accounts",
                "roman-empire",
                "{'place':'province:novae','unit':'garrison','count':1},",
                "")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romans.upkeep",
                "Romans in Roman Empire: the upkeep is 51, and 52 is printed."),
        scenario("scenario.printed-accounts", "roman-empire", ",'province:tyre'", "")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romans.income",
                "Romans in Roman Empire: the income is 65, and 66 is printed."),
        scenario(
                "scenario.printed-accounts",
                "roman-empire",
                "'printed':{'romans'",
                "'printed':{'romani'")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romani",
                "Roman Empire has a printed income for romani, who is not set up."));
  }

  private static List<Case> unread() {
    return List.of(
        table("scenario.unreadable-entry", "numbers", "'key':'pillage',", "'key':'pilage',")
            .says(
                "table:numbers",
                "",
                "Alexander cannot be played: table numbers, row pillage, value: the value is"
                    + " missing."),
        scenario("scenario.unreadable-entry", "pre-roman", "'areas':['gaul']", "'areas':['gallia']")
            .says(
                "scenario:pre-roman",
                "",
                "Pre-Roman cannot be played: scenario pre-roman: 'gallia' in the set-up of celts is"
                    + " no province."));
  }

  private static Case scenario(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.SCENARIOS, id, passage, other).in(id);
  }

  private static Case table(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.TABLES, id, passage, other);
  }

  private static Case area(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.PROVINCES, id, passage, other);
  }

  private static Case province(String id, String passage, String other) {
    return spoilt("gazetteer.boundary-open", Kinds.AREAS, id, passage, other);
  }

  private static Case link(String id, String passage, String other) {
    return spoilt("gazetteer.arrow-ends", Kinds.LINKS, id, passage, other);
  }

  private static Case spoilt(
      String inspection, Kind<?, ?> kind, String id, String passage, String other) {
    return new Case(inspection, replace(SAMPLE, kind, id, passage, other), FIRST, "", "", "");
  }

  private static <I extends Id, E extends Entry<I>> Project replace(
      Project project, Kind<I, E> kind, String id, String passage, String other) {
    return Rewrite.replace(project, kind, id, passage.replace('\'', '"'), other.replace('\'', '"'));
  }

  private static List<Objection> objections(Project project, String scenario) {
    return Inspections.carryOut(
        project, MapGraph.of(project), project.get(Kinds.SCENARIOS).find(scenario).orElseThrow());
  }

  static List<String> scenarios() {
    return SAMPLE.get(Kinds.SCENARIOS).stream().map(scenario -> scenario.id().slug()).toList();
  }

  /** What the rules cannot read is told by the shortfalls of a scenario, not here. */
  @ParameterizedTest
  @MethodSource("scenarios")
  void thereIsNothingToObjectToInWhatCanBeReadOfTheSample(String scenario) {
    assertThat(readable(SAMPLE, scenario)).extracting(Objection::message).isEmpty();
  }

  private static List<Objection> readable(Project project, String scenario) {
    return objections(project, scenario).stream()
        .filter(objection -> !objection.message().contains(" cannot be played: "))
        .toList();
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
    List<Objection> found = objections(spoilt.project(), spoilt.scenario());
    assertThat(found).extracting(Objection::message).containsOnlyOnce(spoilt.message());
    assertThat(found)
        .filteredOn(objection -> objection.message().equals(spoilt.message()))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.inspection()).isEqualTo(spoilt.inspection());
          assertThat(objection.subjects().getFirst()).isEqualTo(spoilt.subject());
          assertThat(objection.field().orElse("")).isEqualTo(spoilt.field());
        });
  }

  @Test
  void whatIsWrongWithTheMapIsSaidOfTheFirstScenario() {
    Project project = places().getFirst().project();
    assertThat(readable(project, FIRST)).hasSize(1);
    assertThat(readable(project, "open")).isEmpty();
  }

  @Test
  void peoplesOfTheDesertMayStartInOne() {
    Project project = area("", "palmyra", "'tags':['a']", "'tags':['a','start-arab']").project();
    assertThat(readable(project, FIRST)).isEmpty();
  }

  @Test
  void aMapWithoutPiecesOrTablesIsObjectedToAndNothingBreaks() {
    Project bare =
        SAMPLE
            .with(Kinds.CITIES, Ledger.empty())
            .with(Kinds.TABLES, Ledger.empty())
            .with(Kinds.NATIONS, Ledger.empty())
            .with(Kinds.UNITS, Ledger.empty());
    for (String scenario : scenarios()) {
      assertThat(objections(bare, scenario))
          .extracting(Objection::inspection)
          .contains("scenario.unreadable-entry", "scenario.table-incomplete");
    }
  }
}
