package org.groma.engine.cycles;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.GRAPH;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.areaOf;
import static org.groma.engine.cycles.Sample.tagged;
import static org.groma.engine.cycles.Sample.touch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The map of the sample against what the rules say of it (part D.2, M1 to M13). */
class SampleTest {

  private static final List<String> STARTS =
      List.of("german-1", "german-2", "hun", "pict", "slav-1", "slav-2", "turk", "viking");

  @Test
  void citiesYieldSixtyFourAndHalfOfItInEachHalf() {
    assertThat(sum(not(Sample::isOptional))).isEqualTo(64);
    assertThat(sum(city -> half(city).equals("east"))).isEqualTo(32);
    assertThat(sum(city -> half(city).equals("west"))).isEqualTo(32);
  }

  @Test
  void eachHalfHasEightProvinces() {
    Map<String, Long> provinces =
        PROJECT.areas().stream()
            .filter(area -> area.status().equals("inside"))
            .collect(
                Collectors.groupingBy(
                    area -> area.attributes().text("half").orElseThrow(), Collectors.counting()));

    assertThat(provinces).isEqualTo(Map.of("east", 8L, "west", 8L));
  }

  @Test
  void onlyFiveCitiesAreWorthMoreThanTwo() {
    Map<String, Integer> great =
        PROJECT.cities().stream()
            .filter(city -> Sample.tax(city) > 2)
            .collect(Collectors.toMap(city -> city.id().slug(), Sample::tax));

    assertThat(great)
        .isEqualTo(Map.of("byzantium", 4, "rome", 3, "antioch", 3, "damascus", 3, "alexandria", 3));
    assertThat(
            PROJECT.cities().stream().filter(city -> city.level() != Math.min(3, Sample.tax(city))))
        .isEmpty();
  }

  @Test
  void sixOptionalCitiesLieOutsideTheBoundaryAndAllOthersInside() {
    List<City> optional = PROJECT.cities().stream().filter(Sample::isOptional).toList();

    assertThat(optional)
        .extracting(city -> city.id().slug() + " in " + areaOf(city))
        .containsExactlyInAnyOrder(
            "ecbatana in persia",
            "susa in persia",
            "seleucia in mesopotamia",
            "ctesiphon in mesopotamia",
            "artaxata in armenia",
            "cherson in scythia");
    assertThat(optional).extracting(Sample::tax).containsOnly(1);
    assertThat(PROJECT.cities().stream())
        .allMatch(city ->
            Sample.isInside(Sample.province(city.province().slug())) != Sample.isOptional(city));
  }

  @Test
  void eachCityIsAloneInTheAreaThatBearsItsId() {
    assertThat(PROJECT.cities().stream())
        .allMatch(city -> city.id().slug().equals(city.province().slug()));
  }

  @Test
  void citiesHaveAPortExactlyWhereTheirAreaHasACoast() {
    assertThat(PROJECT.cities().stream())
        .allSatisfy(city -> {
          Set<String> seas = Sample.seasOf(city.province().slug());
          assertThat(city.port().isPresent()).as(city.name()).isEqualTo(!seas.isEmpty());
          city.port().ifPresent(sea -> assertThat(seas).contains(sea.slug()));
        });
  }

  @Test
  void eighteenGarrisonSymbolsNineInEachHalfAvoidWhatStandsElsewhere() {
    List<Province> symbols = tagged("garrison");

    assertThat(symbols).hasSize(18).allMatch(Sample::isInside);
    assertThat(symbols.stream().filter(area -> half(area).equals("east"))).hasSize(9);
    assertThat(symbols)
        .extracting(area -> area.id().slug())
        .doesNotContain(
            "rome",
            "lutetia",
            "salonae",
            "byzantium",
            "antioch",
            "damascus",
            "syracuse",
            "alexandria",
            "cyrene",
            "scodra");
    assertThat(symbols).noneMatch(area -> area.terrain().equals("desert"));
  }

  @Test
  void thePersiaOfDariusIsWorthTwentyFour() {
    Set<String> provinces =
        Set.of("asia", "syria", "cappadocia", "aegyptus", "mesopotamia", "armenia", "persia");

    assertThat(sum(city -> provinces.contains(areaOf(city)))).isEqualTo(24);
  }

  @Test
  void everyAreaIsInAProvinceAndDrawn() {
    assertThat(PROJECT.provinces().stream())
        .allSatisfy(area -> {
          assertThat(area.area()).as(area.name()).isPresent();
          assertThat(PROJECT.map().facesOf(Place.of(area.id()))).as(area.name()).isNotEmpty();
        });
  }

  @Test
  void germanyHasRoomForSixCitiesAndArabsAndAfricansForTheirMarks() {
    assertThat(PROJECT.provinces().stream().filter(area -> isIn(area, "germany")))
        .hasSizeGreaterThanOrEqualTo(6);
    assertThat(tagged("a"))
        .extracting(area -> area.area().orElseThrow().slug())
        .containsOnly("mauretania", "mesopotamia", "syria")
        .contains("mauretania", "mesopotamia", "syria");
    assertThat(marked("viking")).hasSize(3);
    assertThat(marked("pict")).isNotEmpty();
    assertThat(marked("arab")).hasSize(1);
  }

  @Test
  void byzantiumAndNicaeaAreJoinedByARoadOverACrossing() {
    List<Link> ways =
        PROJECT.links().stream().filter(link -> joins(link, "byzantium", "nicaea")).toList();

    assertThat(ways).extracting(Link::kind).containsExactlyInAnyOrder("crossing", "road");
  }

  @Test
  void athensHasTwoCoasts() {
    assertThat(Sample.seasOf("athens")).contains("mare-aegaeum", "mare-ionium");
  }

  @Test
  void theAreaNorthOfDyrrachiumIsInMacedonia() {
    assertThat(isIn(Sample.province("scodra"), "macedonia")).isTrue();
    assertThat(touch(Place.parse("province:scodra"), Place.parse("province:dyrrachium"))).isTrue();
  }

  @Test
  void startPositionsAreOneEachOnDryLandOutsideTheBoundary() {
    for (String start : STARTS) {
      assertThat(tagged("start-" + start))
          .as(start)
          .singleElement()
          .matches(area -> !area.terrain().equals("desert"))
          .matches(not(Sample::isInside));
    }
  }

  @Test
  void fromEachStartPositionTribesFindTenAreasWithoutCrossingTheBoundaryOrDesert() {
    // ten units begin the countdown (9.3.5); the Picts have an island, Caledonia and Hibernia
    for (String start : STARTS) {
      int room = start.equals("pict") ? 7 : 10;
      assertThat(
              reach(
                  tagged("start-" + start).getFirst(),
                  area -> !Sample.isInside(area) && !area.terrain().equals("desert")))
          .as(start)
          .hasSizeGreaterThanOrEqualTo(room);
    }
  }

  @Test
  void theBoundaryIsOneLine() {
    Set<String> islands = Set.of("balearica", "creta", "cyprus", "sardinia");
    Set<String> reached = reach(Sample.province("rome"), Sample::isInside);

    assertThat(
            PROJECT.provinces().stream()
                .filter(Sample::isInside)
                .map(area -> area.id().slug())
                .filter(not(islands::contains)))
        .allMatch(reached::contains);
  }

  @Test
  void crossingsFaceEachOtherOverOneSeaAndWhiteArrowsJoinSeasThatDoNotTouch() {
    assertThat(PROJECT.links().stream().filter(link -> link.kind().equals("crossing")))
        .hasSizeGreaterThanOrEqualTo(6)
        .allSatisfy(link -> {
          assertThat(touch(link.from(), link.to())).as(link.name()).isFalse();
          String sea = link.seas().getFirst().slug();
          assertThat(Sample.seasOf(link.from().slug())).contains(sea);
          assertThat(Sample.seasOf(link.to().slug())).contains(sea);
        });
    assertThat(PROJECT.links().stream().filter(link -> link.kind().equals("white-arrow")))
        .isNotEmpty()
        .allMatch(link -> link.from().isSea() && link.to().isSea())
        .noneMatch(link -> touch(link.from(), link.to()));
  }

  @Test
  void roadsJoinNeighboursOrFollowACrossing() {
    assertThat(PROJECT.links().stream().filter(link -> link.kind().equals("road")))
        .hasSizeGreaterThan(80)
        .allMatch(link -> touch(link.from(), link.to()) || joins(link, "byzantium", "nicaea"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rhenus", "danuvius", "euphrates", "tigris"})
  void theGreatRiversAreBorders(String river) {
    assertThat(PROJECT.provinces().stream())
        .anyMatch(area ->
            GRAPH.neighbours(Place.of(area.id())).stream()
                .flatMap(each -> each.river().stream())
                .anyMatch(id -> id.slug().equals(river)));
  }

  @ParameterizedTest
  @CsvSource({
    "massilia, mediolanum",
    "celtiberia, narbonensis",
    "iberia, alani",
    "adrianople, novae",
    "caesarea-cappadociae, cilicia"
  })
  void alpsPyreneesCaucasusHaemusAndTaurusAreMountains(String one, String other) {
    List<Neighbour> borders =
        GRAPH.between(Place.parse("province:" + one), Place.parse("province:" + other));

    assertThat(borders).extracting(Neighbour::kind).contains("ridge");
  }

  private static int sum(Predicate<City> which) {
    return PROJECT.cities().stream().filter(which).mapToInt(Sample::tax).sum();
  }

  private static String half(City city) {
    return half(Sample.province(city.province().slug()));
  }

  private static String half(Province area) {
    return PROJECT
        .areas()
        .find(area.area().orElseThrow())
        .orElseThrow()
        .attributes()
        .text("half")
        .orElse("");
  }

  private static boolean isIn(Province area, String province) {
    return area.area().orElseThrow().slug().equals(province);
  }

  private static List<Sea> marked(String people) {
    return PROJECT.seas().stream().filter(sea -> sea.tags().has(people)).toList();
  }

  private static boolean joins(Link link, String one, String other) {
    return Set.of(link.from().slug(), link.to().slug()).equals(Set.of(one, other));
  }

  /** Areas that can be walked to over allowed ones, red arrows included. */
  private static Set<String> reach(Province from, Predicate<Province> allowed) {
    Set<String> reached = new TreeSet<>(Set.of(from.id().slug()));
    Deque<Place> open = new ArrayDeque<>(List.of(Place.of(from.id())));
    while (!open.isEmpty()) {
      for (Neighbour next : GRAPH.neighbours(open.pop())) {
        if (next.place().isProvince()
            && allowed.test(Sample.province(next.place().slug()))
            && reached.add(next.place().slug())) {
          open.push(next.place());
        }
      }
    }
    return reached;
  }
}
