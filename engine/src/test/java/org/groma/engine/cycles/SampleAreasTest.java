package org.groma.engine.cycles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.half;
import static org.groma.engine.cycles.Sample.tagged;
import static org.groma.engine.cycles.Sample.touch;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;

/** The areas and provinces of the sample against what the rules say of them (part D.2). */
class SampleAreasTest {

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
  void everyAreaIsInAProvinceAndDrawn() {
    assertThat(PROJECT.provinces().stream())
        .allSatisfy(area -> {
          assertThat(area.area()).as(area.name()).isPresent();
          assertThat(PROJECT.map().facesOf(Place.of(area.id()))).as(area.name()).isNotEmpty();
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
  void theAreaNorthOfDyrrachiumIsInMacedonia() {
    assertThat(isIn(Sample.province("scodra"), "macedonia")).isTrue();
    assertThat(touch(Place.parse("province:scodra"), Place.parse("province:dyrrachium"))).isTrue();
  }

  private static boolean isIn(Province area, String province) {
    return area.area().orElseThrow().slug().equals(province);
  }

  private static List<Sea> marked(String people) {
    return PROJECT.seas().stream().filter(sea -> sea.tags().has(people)).toList();
  }
}
