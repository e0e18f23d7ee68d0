package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.adjacent;
import static org.groma.exporters.sample.Invasions.between;
import static org.groma.exporters.sample.Invasions.citiesIn;
import static org.groma.exporters.sample.Invasions.city;
import static org.groma.exporters.sample.Invasions.coasts;
import static org.groma.exporters.sample.Invasions.graph;
import static org.groma.exporters.sample.Invasions.landDistance;
import static org.groma.exporters.sample.Invasions.project;
import static org.groma.exporters.sample.Invasions.province;
import static org.groma.exporters.sample.Invasions.provincesOf;
import static org.groma.exporters.sample.Invasions.record;
import static org.groma.exporters.sample.Invasions.river;
import static org.groma.exporters.sample.Invasions.sea;
import static org.groma.exporters.sample.Invasions.seasOf;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the printed texts say of the map, sentence by sentence; section numbers are those of the
 * English rules.
 */
class InvasionsMapFactsTest {

  @Test
  void thraciaTouchesMoesiaInferior_XIX_A() {
    assertThat(adjacent("thracia", "moesia-inferior")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "achaia",
        "illyricum",
        "dalmatia",
        "savus",
        "tisia",
        "dacia",
        "hypanis",
        "pontus",
        "melitene",
        "cilicia"
      })
  void thraciaReachesAsFarAsInThreePaces_XIX_A(String limit) {
    assertThat(landDistance("thracia", limit)).isEqualTo(3);
  }

  @Test
  void cappadociaIsThreePacesFromMoesiaInferiorOverTheBosphorusAndNoRidge_XIX_A() {
    List<Place> path =
        graph().path(province("cappadocia"), province("moesia-inferior"), Way.byLand(graph()));
    assertThat(path)
        .containsExactly(
            province("cappadocia"),
            province("bythina"),
            province("thracia"),
            province("moesia-inferior"));
    assertThat(between("cappadocia", "bythina")).doesNotContain("ridge", "strait");
    assertThat(between("bythina", "thracia")).containsExactly("strait");
    assertThat(between("thracia", "moesia-inferior")).doesNotContain("ridge", "strait");
  }

  @Test
  void theBosphorusJoinsThraciaToBythina_XVIII_J() {
    assertThat(graph().between(province("thracia"), province("bythina")))
        .singleElement()
        .satisfies(link -> assertThat(link.link()).isPresent());
    assertThat(landDistance("thracia", "cappadocia")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "osroene, amida",
    "coele-syria, amida",
    "amida, euphrates",
    "euphrates, babylonia",
    "adiabene, akkad",
    "pontus, armenia-minor",
    "moesia-inferior, dardania",
    "dardania, macedonia",
    "arvernia, septimania"
  })
  void provincesOfTheExamplesTouch(String a, String b) {
    assertThat(adjacent(a, b)).isTrue();
  }

  @Test
  void adiabeneAndAkkadAreNotJoinedByAStrait_XVIII_E() {
    assertThat(between("adiabene", "akkad")).doesNotContain("strait");
  }

  @Test
  void adiabeneCanBeEnteredFromOutsideMesopotamia_XVIII_E() {
    assertThat(graph().neighbours(province("adiabene")))
        .anySatisfy(neighbour ->
            assertThat(
                    neighbour
                        .place()
                        .province()
                        .flatMap(id -> project().provinces().find(id))
                        .flatMap(Province::area)
                        .map(Object::toString))
                .isPresent()
                .get()
                .isNotEqualTo("mesopotamia"));
  }

  @Test
  void assyriaIsThreePacesFromAkkad_XX_example3() {
    assertThat(landDistance("assyria", "akkad")).isEqualTo(3);
  }

  @Test
  void assyriaCanBeApproachedWithoutCrossingARiver_XX_example3() {
    assertThat(graph().neighbours(province("assyria")))
        .anySatisfy(neighbour -> assertThat(neighbour.kind()).isEqualTo("land"));
  }

  @Test
  void aRidgePartsPontusFromArmeniaMinor_XX_example2() {
    assertThat(between("pontus", "armenia-minor")).containsExactly("ridge");
  }

  @Test
  void lotharingiaMeetsGermaniaAcrossTheRhine_XX_example4() {
    assertThat(graph().neighbours(province("lotharingia")))
        .filteredOn(neighbour ->
            neighbour.place().isProvince()
                && record(neighbour.place().slug())
                    .area()
                    .map(area -> area.slug().equals("germania"))
                    .orElse(false))
        .isNotEmpty()
        .allSatisfy(
            neighbour -> assertThat(neighbour.river().map(Object::toString)).contains("rhenus"));
  }

  @Test
  void moesiaInferiorsNorthernBorderIsTheDanube_XX_example5() {
    assertThat(river("moesia-inferior", "valachia")).contains("danuvius");
    assertThat(river("moesia-inferior", "tyras")).contains("danuvius");
  }

  @Test
  void dardaniaIsWithinThreePacesOfThracia_XX_example5() {
    assertThat(landDistance("dardania", "thracia")).isLessThanOrEqualTo(3);
  }

  @Test
  void dardaniaCanBeEnteredFromTheEastWithoutRiverOrRidge_XX_example5() {
    assertThat(between("moesia-inferior", "dardania")).containsExactly("land");
    assertThat(between("macedonia", "dardania")).containsExactly("land");
  }

  @ParameterizedTest
  @ValueSource(strings = {"arabia-deserta", "numidia", "caledonia"})
  void everyRaidOriginHasACivilizedSiteWithinTwoProvincesOrAcrossOneZone_XI_D(String origin) {
    int[] distance = graph().distancesFrom(graph().number(province(origin)).orElseThrow(), Way.ANY);
    assertThat(project().cities().stream())
        .anySatisfy(city -> {
          Province home = record(city.province().slug());
          assertThat(city.level()).isZero();
          assertThat(
                  home.area()
                      .flatMap(area -> project().areas().find(area))
                      .map(area -> area.status()))
              .contains("civilized");
          assertThat(distance[graph().number(Place.of(home.id())).orElseThrow()]).isBetween(1, 2);
        });
  }

  // coasts and seas

  @Test
  void septimaniaLiesOnTheSinusGallicusWithoutAPort_XXV_D() {
    assertThat(seasOf("septimania")).contains("sinus-gallicus");
    assertThat(citiesIn("septimania")).allSatisfy(city -> assertThat(city.port()).isEmpty());
  }

  @Test
  void theSinusGallicusTouchesTheMareMauretanicum_XXV_D() {
    assertThat(graph().between(sea("sinus-gallicus"), sea("mare-mauretanicum"))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"utica", "cartaginensis", "caesarea", "saldae", "hippo-regius"})
  void coastsOnTheMareMauretanicum_XXV(String name) {
    String province = project().provinces().contains(name) ? name : city(name).province().slug();
    assertThat(seasOf(province)).contains("mare-mauretanicum");
  }

  private static String provinceOf(String name) {
    return project().provinces().contains(name) ? name : city(name).province().slug();
  }

  @Test
  void cartaginensisAndCaesareaLieOnDifferentCoastsOfIt_XXV_E() {
    assertThat(coasts(provinceOf("cartaginensis"), "mare-mauretanicum"))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(coasts(provinceOf("caesarea"), "mare-mauretanicum"));
  }

  @Test
  void caesareaSharesItsCoastWithSaldaeAndHippoRegius_XXV_E() {
    assertThat(coasts(provinceOf("caesarea"), "mare-mauretanicum"))
        .isNotEmpty()
        .isEqualTo(coasts(provinceOf("saldae"), "mare-mauretanicum"))
        .isEqualTo(coasts(provinceOf("hippo-regius"), "mare-mauretanicum"));
  }

  @Test
  void tingisIsOnTheSinusGaditanus_XXV_E() {
    assertThat(city("tingis").port()).contains(new SeaId("sinus-gaditanus"));
    assertThat(coasts(provinceOf("tingis"), "sinus-gaditanus"))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(coasts(provinceOf("caesarea"), "mare-mauretanicum"));
  }

  @Test
  void thePontusEuxinusHasOneCoast_XXV_E() {
    assertThat(project().coasts().stream())
        .filteredOn(coast -> coast.sea().slug().equals("pontus-euxinus"))
        .hasSize(1);
  }

  @Test
  void athenaeHasItsHarbourOnTheMareAegeum_XXIV_D() {
    assertThat(city("athenae").port()).contains(new SeaId("mare-aegeum"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mare-adriaticum", "mare-siculum"})
  void bothRomanHalvesHavePortsOnIt_XIV_F(String zone) {
    Set<String> halves = new HashSet<>();
    for (City city : project().cities()) {
      if (city.port().equals(Optional.of(new SeaId(zone)))) {
        record(city.province().slug()).area().ifPresent(area -> halves.add(half(area.slug())));
      }
    }
    assertThat(halves).contains("west", "east");
  }

  private static String half(String area) {
    Set<String> west =
        Set.of(
            "gallia-meridionalis",
            "illyria",
            "britannia",
            "gallia-septentrionalis",
            "italia",
            "africa",
            "hispania");
    Set<String> east =
        Set.of(
            "moesia",
            "asia",
            "cappadocia",
            "graecia",
            "aegyptus",
            "oriens",
            "mesopotamia",
            "persis");
    return west.contains(area) ? "west" : east.contains(area) ? "east" : "none";
  }

  @ParameterizedTest
  @ValueSource(strings = {"gothlandia", "balearica", "creta", "corsica", "sardinia", "sicilia"})
  void islandsAreIslands_III_E(String island) {
    assertThat(record(island).island()).isTrue();
    assertThat(graph().isIsland(graph().number(province(island)).orElseThrow())).isTrue();
  }

  @Test
  void theGazetteerAndTheMapAgreeOnIslands() {
    for (Province each : project().provinces()) {
      assertThat(graph().isIsland(graph().number(Place.of(each.id())).orElseThrow()))
          .as(each.name())
          .isEqualTo(each.island());
    }
  }

  // terrain, areas, sites

  @ParameterizedTest
  @CsvSource({
    "moesia-inferior, mountain",
    "dardania, mountain",
    "lotharingia, forest",
    "armenia-minor, mountain",
    "assyria, steppe"
  })
  void terrainIsAsTheTextsHaveIt(String province, String terrain) {
    assertThat(record(province).terrain()).isEqualTo(terrain);
  }

  @ParameterizedTest
  @CsvSource({
    "tripolitania, africa",
    "neustria, gallia-septentrionalis",
    "treveria, gallia-septentrionalis",
    "lotharingia, gallia-septentrionalis",
    "euphrates, mesopotamia",
    "adiabene, mesopotamia",
    "akkad, mesopotamia",
    "hunnia, danubius",
    "gallaecia, hispania",
    "asturica, hispania",
    "cantabria, hispania",
    "carpetania, hispania",
    "celtiberia, hispania",
    "lusitania, hispania",
    "balearica, hispania"
  })
  void provincesLieInTheirAreas(String province, String area) {
    assertThat(record(province).area().map(Object::toString)).contains(area);
  }

  @ParameterizedTest
  @CsvSource({
    "argentoratum, lotharingia, 0, false",
    "athenae, achaia, 2, false",
    "nisibis, assyria, 1, true",
    "parisius, neustria, 1, false",
    "buda, hunnia, 0, false"
  })
  void citiesAreAsTheExamplesHaveThem(String city, String province, int level, boolean fortified) {
    assertThat(city(city).province().slug()).isEqualTo(province);
    assertThat(city(city).level()).isEqualTo(level);
    assertThat(city(city).fortified()).isEqualTo(fortified);
  }

  @ParameterizedTest
  @CsvSource({"roma, -1", "ctesiphon, -3", "ravenna, -3", "constantinopolis, -3", "nisibis, -2"})
  void wallsAreAsStrongAsPrinted_XXIII_B(String city, int wall) {
    assertThat(city(city).wall()).isEqualTo(wall);
  }

  @Test
  void graeciaHasThreeBuiltCitiesOfSevenLevels_XIV_E() {
    List<City> built =
        provincesOf("graecia").stream()
            .flatMap(each -> citiesIn(each.id().slug()).stream())
            .filter(city -> city.level() > 0)
            .toList();
    assertThat(built).hasSize(3);
    assertThat(built.stream().mapToInt(City::level).sum()).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siraces", "tripolitania"})
  void caravansStartWhereTheTableHasThem_X_D(String province) {
    assertThat(record(province).caravan()).isTrue();
  }

  @Test
  void theDanubiusHasAtLeastSixProvinces_AID() {
    assertThat(provincesOf("danubius")).hasSizeGreaterThanOrEqualTo(6);
  }

  // the map as a whole

  @Test
  void everyPortLiesOnItsPrintedZone() {
    for (City city : project().cities()) {
      city.port()
          .ifPresent(zone ->
              assertThat(seasOf(city.province().slug())).as(city.name()).contains(zone.slug()));
    }
  }

  @Test
  void everyStraitJoinsTwoProvincesThatFaceItsSea() {
    assertThat(project().links()).hasSize(9);
    for (var strait : project().links()) {
      for (SeaId zone : strait.seas()) {
        assertThat(seasOf(strait.from().slug())).as(strait.name()).contains(zone.slug());
        assertThat(seasOf(strait.to().slug())).as(strait.name()).contains(zone.slug());
      }
    }
  }

  @Test
  void everyProvinceCanBeReachedByLandStraitOrSea() {
    int[] distance =
        graph().distancesFrom(graph().number(province("latium")).orElseThrow(), Way.ANY);
    for (Province each : project().provinces()) {
      assertThat(distance[graph().number(Place.of(each.id())).orElseThrow()])
          .as(each.name())
          .isGreaterThanOrEqualTo(0);
    }
  }

  @Test
  void coastIdsCoverExactlyTheCoastsOfTheMap() {
    Set<String> onMap = new HashSet<>();
    for (Province each : project().provinces()) {
      seasOf(each.id().slug()).forEach(zone -> onMap.add(each.id() + " on " + zone));
    }
    Set<String> named = new HashSet<>();
    project()
        .coasts()
        .forEach(
            coast -> coast.provinces().forEach(each -> named.add(each + " on " + coast.sea())));
    assertThat(named).isEqualTo(onMap);
  }

  @Test
  void everyRiverRunsAlongABorderAndOnlyBetweenAreasItDrains() {
    Set<String> seen = new HashSet<>();
    for (Province each : project().provinces()) {
      for (Neighbour neighbour : graph().neighbours(Place.of(each.id()))) {
        neighbour
            .river()
            .ifPresent(river -> {
              seen.add(river.slug());
              assertThat(project().rivers().find(river).orElseThrow().areas())
                  .as(river + " at " + each.name())
                  .contains(each.area().orElseThrow());
            });
      }
    }
    assertThat(seen).hasSize(37);
  }
}
