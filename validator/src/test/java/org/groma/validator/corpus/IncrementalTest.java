package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.Sample;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Check;
import org.groma.validator.run.Validation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Looking again only where edits reach finds the same as looking at everything, whatever the edits
 * and in whatever order.
 */
class IncrementalTest {

  private static final int EDITS = 24;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void afterAnyEditsTheFindingsAreThoseOfAFullRun(long seed) {
    List<Fault> edits = new ArrayList<>(MutationCorpusTest.faults());
    edits.addAll(HarmlessEdits.ALL);
    Random random = new Random(seed);
    List<Check> checks = Catalogue.of(Sample.PROJECT);
    Validation validation = Validation.of(Sample.PROJECT, checks);
    List<String> made = new ArrayList<>();
    while (made.size() < EDITS) {
      Fault next = edits.get(random.nextInt(edits.size()));
      Project project = validation.survey().project();
      if (edit(next, project) instanceof Outcome.Applied(Project after, var reach)) {
        made.add(next.toString());
        validation = validation.after(after, reach);
        assertThat(validation.findings())
            .as("after %s", made)
            .isEqualTo(Validation.of(after, checks).findings());
      }
    }
  }

  /** What becomes of an edit; refused if an earlier one took away what it speaks of. */
  private static Outcome edit(Fault fault, Project project) {
    Edit edit;
    try {
      edit = fault.made().apply(project);
    } catch (AssertionError notThere) {
      return new Outcome.Refused(notThere.getMessage(), Optional.empty());
    }
    return edit.apply(project);
  }
}
