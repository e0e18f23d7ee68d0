package org.groma.engine.cycles;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.areaOf;
import static org.groma.engine.cycles.Sample.half;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.City;
import org.junit.jupiter.api.Test;

/** The cities of the sample against what the rules say of them (part D.2). */
class SampleCitiesTest {

  @Test
  void citiesYieldSixtyFourAndHalfOfItInEachHalf() {
    assertThat(sum(not(Sample::isOptional))).isEqualTo(64);
    assertThat(sum(city -> half(city).equals("east"))).isEqualTo(32);
    assertThat(sum(city -> half(city).equals("west"))).isEqualTo(32);
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
  void thePersiaOfDariusIsWorthTwentyFour() {
    Set<String> provinces =
        Set.of("asia", "syria", "cappadocia", "aegyptus", "mesopotamia", "armenia", "persia");

    assertThat(sum(city -> provinces.contains(areaOf(city)))).isEqualTo(24);
  }

  @Test
  void athensHasTwoCoasts() {
    assertThat(Sample.seasOf("athens")).contains("mare-aegaeum", "mare-ionium");
  }

  private static int sum(Predicate<City> which) {
    return PROJECT.cities().stream().filter(which).mapToInt(Sample::tax).sum();
  }
}
