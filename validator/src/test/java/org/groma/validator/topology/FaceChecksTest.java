package org.groma.validator.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Project;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Use;
import org.groma.validator.Edited;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.junit.jupiter.api.Test;

/** Gaps, slivers, specks and strays: where the line is drawn. */
class FaceChecksTest {

  @Test
  void aGapNamesThePlacesItKeepsApart() {
    assertThat(Found.messages(new GapCheck(), Grid.project("A.B")))
        .containsExactly(
            "A face between A and B belongs to nothing, so they do not touch each other there.");
  }

  @Test
  void whatIsOutOfPlayIsNoGap() {
    assertThat(Found.by(new GapCheck(), Grid.project("A#B"))).isEmpty();
  }

  @Test
  void aHairlineGapIsJoinedToANeighbourAndAWideOneTakenOutOfPlay() {
    Project hairline =
        TopologyFixtures.cut(Grid.project("AB"), 'A', Use.None.UNASSIGNED, 9.99, -1, 9.99, 11);

    assertThat(titles(Found.by(new GapCheck(), hairline))).containsExactly("Join the gap to A");
    assertThat(titles(Found.by(new GapCheck(), Grid.project("A.B"))))
        .containsExactly("Take the face out of play");
  }

  @Test
  void aStripIsASliverOnlyWhileItIsNarrowInPrint() {
    assertThat(Found.by(new SliverCheck(), TopologyFixtures.strip(0.02))).hasSize(1);
    assertThat(Found.by(new SliverCheck(), TopologyFixtures.strip(0.03))).isEmpty();
  }

  @Test
  void aSpitInTheSeaMayBeThinnerThanAStripOnLand() {
    Project land = cutOut(Grid.project("AAA", "AAA"));
    Project sea = cutOut(Grid.project("sss", "sss"));

    assertThat(Found.by(new SliverCheck(), land)).hasSize(1);
    assertThat(Found.by(new SliverCheck(), sea)).isEmpty();
  }

  /** A strip of B, 0.6 mm wide and some twenty times as long, in the middle of the map. */
  private static Project cutOut(Project project) {
    return Edited.drawn(project, TopologyFixtures.rectangle('B', 15, 10, 15.02, 10.4));
  }

  @Test
  void theLastFaceOfAPlaceIsNotGivenAway() {
    Project project = Edited.by(TopologyFixtures.strip(0.01), new RemoveEntry("province", "c"));
    Project sole =
        Edited.drawn(project, new AssignFace(Edited.face(project, 'A'), Use.None.OUT_OF_PLAY));

    assertThat(Found.by(new SliverCheck(), sole))
        .singleElement()
        .satisfies(finding -> assertThat(finding.fix()).isEmpty());
  }

  @Test
  void aPlaceOfSpecksAloneIsTooSmallNotTooCrumbly() {
    Project project = Grid.project("AB");
    Project crumbs =
        Edited.drawn(
            project,
            TopologyFixtures.rectangle('C', 2, 2, 2.01, 2.01),
            TopologyFixtures.rectangle('C', 4, 2, 4.01, 2.01));

    assertThat(Found.by(new SpeckCheck(), TopologyFixtures.recorded(crumbs, "c"))).isEmpty();
    assertThat(Found.by(new TinyPlaceCheck(), TopologyFixtures.recorded(crumbs, "c"))).hasSize(1);
  }

  @Test
  void islandsOfOneSeaBelongTogetherAndThoseOfTwoSeasDoNot() {
    assertThat(Found.by(new StrayFragmentCheck(), Grid.project("AsA"))).isEmpty();
    assertThat(Found.messages(new StrayFragmentCheck(), Grid.project("AAsBtA")))
        .containsExactly("A part of A lies apart from the rest, beside Sea t.");
  }

  @Test
  void islandsFarFromEachOtherAreStrayThoughOneSeaJoinsThem() {
    assertThat(Found.by(new StrayFragmentCheck(), Grid.project("AssA"))).hasSize(1);
  }

  @Test
  void anExclaveInTheLandOfOthersIsStrayThoughItLiesOnTheSameSea() {
    assertThat(Found.by(new StrayFragmentCheck(), Grid.project("AABA", "ssss"))).hasSize(1);
  }

  @Test
  void basinsOfASeaThatWashTheSameShoreBelongTogether() {
    assertThat(Found.by(new StrayFragmentCheck(), Grid.project("sAs"))).isEmpty();
    assertThat(Found.by(new StrayFragmentCheck(), Grid.project("sABs"))).hasSize(1);
  }

  private static List<String> titles(List<Finding> findings) {
    return findings.stream().map(Finding::fix).flatMap(Optional::stream).map(Fix::title).toList();
  }
}
