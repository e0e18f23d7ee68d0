package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.citiesIn;
import static org.groma.exporters.sample.Invasions.city;
import static org.groma.exporters.sample.Invasions.provincesOf;
import static org.groma.exporters.sample.Invasions.record;

import java.util.List;
import org.groma.model.gazetteer.City;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the printed texts say of terrain, areas and cities, sentence by sentence; section numbers
 * are those of the English rules.
 */
class InvasionsSitesTest {

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
}
