package org.groma.validator.adjacency;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.topology.Border;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.SampleVocabulary;
import org.junit.jupiter.api.Test;

/** Links, overrides and what can be reached: where the line is drawn. */
class WayChecksTest {

  private static final Project STRAIT = Grid.project("AsB");

  @Test
  void aLinkOverLandNeedsNoSea() {
    Project road = AdjacencyFixtures.linked(Grid.project("A#B"), "road", 'A', 'B');

    assertThat(Found.by(new LinkWithoutSeaCheck(), road)).isEmpty();
  }

  @Test
  void aLinkWithoutSeaIsMissedWhereOthersOfItsKindNameTheirs() {
    Project project = Grid.project("AsB", "CDE");
    Project links =
        AdjacencyFixtures.linked(
            AdjacencyFixtures.linked(project, "one", 'A', 'B', "s"), "two", 'C', 'E');

    assertThat(Found.messages(new LinkWithoutSeaCheck(), links))
        .containsExactly(
            "Link two joins C and E over water but names no sea zone: no fleet can block it.");
  }

  @Test
  void aRoadBetweenNeighboursIsNoSecondWayAndNeedsNoSea() {
    Project road = AdjacencyFixtures.linked(Grid.project("AB", "ss"), "road", 'A', 'B');

    assertThat(Found.by(new LinkDoublesBorderCheck(), road)).isEmpty();
    assertThat(Found.by(new LinkWithoutSeaCheck(), road)).isEmpty();
  }

  @Test
  void aLinkOffItsSeaSaysWhichEndIsOff() {
    Project off = AdjacencyFixtures.linked(Grid.project("AsBt"), "one", 'A', 'B', "s", "t");

    assertThat(Found.by(new LinkOffSeaCheck(), off))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.message())
              .isEqualTo("Link one can be blocked from Sea t, but A does not touch it.");
          assertThat(finding.field()).contains("$.seas[1]");
        });
  }

  @Test
  void twoWaysInOneDirectionEachAreNoDouble() {
    Project there = AdjacencyFixtures.linked(STRAIT, "one", 'A', 'B', true, "s");

    assertThat(
            Found.by(
                new LinkDoubledCheck(),
                AdjacencyFixtures.linked(there, "two", 'B', 'A', true, "s")))
        .isEmpty();
    assertThat(
            Found.by(
                new LinkDoubledCheck(),
                AdjacencyFixtures.linked(there, "two", 'A', 'B', true, "s")))
        .hasSize(1);
  }

  @Test
  void anOverrideOfACornerIsNotIdleWhateverItSays() {
    Project four = Grid.project("AB", "CD");

    for (boolean adjacent : new boolean[] {true, false}) {
      assertThat(
              Found.by(
                  new IdleOverrideCheck(),
                  AdjacencyFixtures.overridden(four, "one", 'A', 'D', adjacent)))
          .isEmpty();
    }
  }

  @Test
  void anOverrideThatOpensAnImpassableBorderIsNotIdle() {
    Project wall =
        AdjacencyFixtures.marked(
            Grid.project("AB").with(SampleVocabulary.withImpassable("wall")),
            'A',
            'B',
            Border.of("wall"));

    assertThat(
            Found.by(
                new IdleOverrideCheck(), AdjacencyFixtures.overridden(wall, "one", 'A', 'B', true)))
        .isEmpty();
    assertThat(
            Found.by(
                new IdleOverrideCheck(),
                AdjacencyFixtures.overridden(wall.with(Vocabulary.EMPTY), "one", 'A', 'B', true)))
        .hasSize(1);
  }

  @Test
  void anOverrideOfPlacesFarApartThatDeniesTheirTouchIsIdle() {
    Project row = Grid.project("ABC");

    assertThat(
            Found.messages(
                new IdleOverrideCheck(), AdjacencyFixtures.overridden(row, "one", 'A', 'C', false)))
        .containsExactly("The override says that A and C are not adjacent, as the map does.");
  }

  @Test
  void landIsReachedBySeaAndByLink() {
    assertThat(Found.by(new UnreachableLandCheck(), STRAIT)).isEmpty();
    assertThat(
            Found.by(
                new UnreachableLandCheck(),
                AdjacencyFixtures.linked(Grid.project("AB#CD"), "one", 'B', 'C')))
        .isEmpty();
  }

  @Test
  void theSmallerPartIsTheOneCutOff() {
    assertThat(Found.messages(new UnreachableLandCheck(), Grid.project("AB#CDE")))
        .containsExactly(
            "A and B cannot be reached from the rest of the map, by land, link or sea.");
  }

  @Test
  void aPlaceThatALinkLeadsToIsNotIsolated() {
    Project arrow = AdjacencyFixtures.linked(Grid.project("A#B"), "one", 'A', 'B', true);

    assertThat(Found.by(new IsolatedPlaceCheck(), arrow)).isEmpty();
  }

  @Test
  void aBorderOfMoreThanAMillimetreCanBeSeen() {
    // twenty units are a metre in print
    assertThat(Found.by(new ShortBorderCheck(), AdjacencyFixtures.withShortBorder(0.019)))
        .hasSize(1);
    assertThat(Found.by(new ShortBorderCheck(), AdjacencyFixtures.withShortBorder(0.021)))
        .isEmpty();
  }

  @Test
  void whoSaysThatAShortBorderIsNoneHasSettledIt() {
    Project project =
        AdjacencyFixtures.overridden(
            AdjacencyFixtures.withShortBorder(0.01), "one", 'A', 'B', false);

    assertThat(Found.by(new ShortBorderCheck(), project)).isEmpty();
  }

  @Test
  void narrowWaterIsNoMatterWhereAStraitLeadsAcross() {
    Project channel = AdjacencyFixtures.withChannel(0.01);

    assertThat(Found.messages(new NarrowWaterCheck(), channel))
        .containsExactly(
            "Only 0.5 mm of Sea s in print lies between A and B, but no link joins them.");
    assertThat(
            Found.by(
                new NarrowWaterCheck(), AdjacencyFixtures.linked(channel, "one", 'A', 'B', "s")))
        .isEmpty();
  }
}
