package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.adjacent;
import static org.groma.exporters.sample.Invasions.between;
import static org.groma.exporters.sample.Invasions.graph;
import static org.groma.exporters.sample.Invasions.landDistance;
import static org.groma.exporters.sample.Invasions.project;
import static org.groma.exporters.sample.Invasions.province;
import static org.groma.exporters.sample.Invasions.record;
import static org.groma.exporters.sample.Invasions.river;

import java.util.List;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the printed texts say of ways and borders between provinces, sentence by sentence; section
 * numbers are those of the English rules.
 */
class InvasionsWaysTest {

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
}
