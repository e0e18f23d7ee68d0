package org.groma.engine.cycles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.GRAPH;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.touch;

import java.util.List;
import java.util.Set;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Roads, arrows, rivers and mountains of the sample (part D.2). */
class SampleWaysTest {

  @Test
  void byzantiumAndNicaeaAreJoinedByARoadOverACrossing() {
    List<Link> ways =
        PROJECT.links().stream().filter(link -> joins(link, "byzantium", "nicaea")).toList();

    assertThat(ways).extracting(Link::kind).containsExactlyInAnyOrder("crossing", "road");
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

  private static boolean joins(Link link, String one, String other) {
    return Set.of(link.from().slug(), link.to().slug()).equals(Set.of(one, other));
  }
}
