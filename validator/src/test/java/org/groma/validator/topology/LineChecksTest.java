package org.groma.validator.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.OverrideId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Use;
import org.groma.model.value.Origins;
import org.groma.validator.Edited;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.finding.Fix;
import org.groma.validator.mend.WorkedFix;
import org.junit.jupiter.api.Test;

/** Spikes, inner borders, corners and marks of cities: where the line is drawn. */
class LineChecksTest {

  private static final Project TWO = Grid.project("AB");

  @Test
  void aBluntCornerIsNoSpike() {
    assertThat(Found.by(new SpikeCheck(), TopologyFixtures.spike(TWO, 1, 5))).hasSize(1);
    assertThat(Found.by(new SpikeCheck(), TopologyFixtures.spike(TWO, 2, 5))).isEmpty();
  }

  @Test
  void aSmallThornMayBeDrawnButANeedleIsASlip() {
    assertThat(Found.by(new SpikeCheck(), TopologyFixtures.spike(TWO, 0.004, 0.03))).isEmpty();
    assertThat(Found.by(new SpikeCheck(), TopologyFixtures.spike(TWO, 0.001, 0.045))).hasSize(1);
  }

  @Test
  void aSpikeSaysWhichVertexItIs() {
    assertThat(Found.by(new SpikeCheck(), TopologyFixtures.spike(TWO, 0.1, 5)))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.field()).contains("$.line[2]");
          assertThat(finding.at()).isPresent();
          assertThat(finding.message()).contains("between A and B");
        });
  }

  @Test
  void aMarkedBorderWithinAPlaceIsNotMergedAway() {
    Project halved =
        TopologyFixtures.cut(Grid.project("AA"), 'A', Use.of(Grid.place('A')), 10, -1, 10, 11);
    int inner = innerBorder(halved);
    Project marked =
        Edited.drawn(halved, new MarkBorder(List.of(inner), Border.of(Border.RIVER_KIND)));

    assertThat(Found.by(new InnerBorderCheck(), halved).getFirst().fix()).isPresent();
    assertThat(Found.by(new InnerBorderCheck(), marked).getFirst().fix()).isEmpty();
  }

  private static int innerBorder(Project project) {
    List<Integer> faces = project.map().facesOf(Grid.place('A'));
    return project.map().shared(faces.getFirst(), faces.getLast()).findFirst().orElseThrow();
  }

  @Test
  void aMarkOnTheBorderWillDo() {
    assertThat(Found.by(new CityOutsideProvinceCheck(), TopologyFixtures.withCity(TWO, 10, 5)))
        .isEmpty();
    assertThat(Found.by(new CityOutsideProvinceCheck(), TopologyFixtures.withCity(TWO, 10.001, 5)))
        .hasSize(1);
  }

  @Test
  void aMarkInAHoleOfItsProvinceLiesOutside() {
    Project ring = Grid.project("AAA", "ABA", "AAA");

    assertThat(Found.by(new CityOutsideProvinceCheck(), TopologyFixtures.withCity(ring, 15, 15)))
        .hasSize(1);
  }

  @Test
  void aCornerOfFourIsDoubtfulBothWays() {
    assertThat(Found.messages(new CornerTouchCheck(), Grid.project("AB", "CD")))
        .containsExactly(
            "A and D touch in a single point, as do B and C: nothing says whether they are"
                + " neighbours.");
  }

  @Test
  void whoTouchesElsewhereIsNotInDoubt() {
    // B and C meet in the middle of the left four, and along a border on the right
    Project project = Grid.project("ABB", "CDB", "CCB");

    assertThat(Found.messages(new CornerTouchCheck(), project))
        .containsExactly(
            "A and D touch in a single point: nothing says whether they are neighbours.");
  }

  @Test
  void anOverrideEndsTheDoubt() {
    Project project = Grid.project("AB", "CD");
    Project settled =
        project
            .with(Kinds.OVERRIDES, override("one", 'A', 'D', false))
            .with(Kinds.OVERRIDES, override("two", 'B', 'C', true));

    assertThat(Found.by(new CornerTouchCheck(), settled)).isEmpty();
  }

  @Test
  void theFixSaysWhichPlacesItMeansAndWhatItDecides() {
    Project project = Grid.project("ABB", "CDB", "CCB");
    Fix fix = Found.by(new CornerTouchCheck(), project).getFirst().fix().orElseThrow();
    WorkedFix.Ready ready = (WorkedFix.Ready) WorkedFix.of(fix, project);
    Project mended = ((Outcome.Applied) ready.edit().apply(project)).project();

    assertThat(mended.get(Kinds.OVERRIDES).stream().map(AdjacencyOverride::reason))
        .containsExactly("A and D touch in a single point only, which counts as not adjacent.");
  }

  private static AdjacencyOverride override(String id, char a, char b, boolean adjacent) {
    return new AdjacencyOverride(
        new OverrideId(id),
        Grid.place(a),
        Grid.place(b),
        adjacent,
        Optional.empty(),
        "A test says so.",
        Origins.UNSTATED);
  }

  @Test
  void aPlaceThatMeetsItselfInACornerIsNotInDoubt() {
    assertThat(Found.messages(new CornerTouchCheck(), Grid.project("AB", "CA")))
        .containsExactly(
            "B and C touch in a single point: nothing says whether they are neighbours.");
  }
}
