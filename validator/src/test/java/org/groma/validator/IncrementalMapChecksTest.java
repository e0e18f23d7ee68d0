package org.groma.validator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.adjacency.AdjacencyChecks;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.groma.validator.topology.TopologyChecks;

/** After an edit the checks of the map find what they would find if they looked at everything. */
class IncrementalMapChecksTest {

  private static final List<Check> CHECKS =
      Stream.concat(TopologyChecks.ALL.stream(), AdjacencyChecks.ALL.stream()).toList();

  private static final Project SMALL =
      Grid.project("AABsst", "CABsDt", "CCEEs.", "F#EGGG", "FFHHIG")
          .with(Kinds.AREAS, Area.named(new AreaId("north"), "North"))
          .with(Kinds.AREAS, Area.named(new AreaId("south"), "South"));

  @Property(tries = 60, shrinking = ShrinkingMode.OFF)
  void onASmallMap(@ForAll long seed) {
    editAndCompare(SMALL, seed, 20);
  }

  @Property(tries = 5, shrinking = ShrinkingMode.OFF)
  void onTheSample(@ForAll long seed) {
    editAndCompare(Sample.PROJECT, seed, 10);
  }

  private static void editAndCompare(Project start, long seed, int edits) {
    RandomEdits random = new RandomEdits(seed);
    Project now = start;
    Validation validation = Validation.of(start, CHECKS);
    for (int i = 0; i < edits; i++) {
      Edit edit = random.next(now);
      if (edit.apply(now) instanceof Outcome.Applied(Project after, Reach reach)) {
        Validation next = validation.after(after, reach);
        assertSame(next, after, "after " + edit);
        assertSame(next.after(now, reach), now, "after undoing " + edit);
        now = after;
        validation = next;
      }
    }
  }

  private static void assertSame(Validation incremental, Project project, String when) {
    List<Finding> anew = Validation.of(project, CHECKS).findings();
    List<Finding> kept = incremental.findings();
    assertThat(without(kept, anew)).as("not found anew " + when).isEmpty();
    assertThat(without(anew, kept)).as("missed " + when).isEmpty();
    assertThat(kept).as(when).hasSameSizeAs(anew);
  }

  /** Short lists for the eye; the whole ones are long. */
  private static List<Finding> without(List<Finding> findings, List<Finding> others) {
    Set<Finding> known = new HashSet<>(others);
    return findings.stream().filter(each -> !known.contains(each)).toList();
  }
}
