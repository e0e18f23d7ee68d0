package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.graph;
import static org.groma.exporters.sample.Invasions.project;
import static org.groma.exporters.sample.Invasions.province;
import static org.groma.exporters.sample.Invasions.seasOf;

import java.util.HashSet;
import java.util.Set;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.junit.jupiter.api.Test;

/** What holds all over the map of the sample, whatever any text says. */
class InvasionsWholeMapTest {

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
