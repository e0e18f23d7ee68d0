package org.groma.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.groma.editor.Sample;
import org.groma.editor.document.Change;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;

class LiveValidationTest {

  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final List<Verdict> verdicts = new ArrayList<>();
  private final List<Throwable> troubles = new ArrayList<>();
  private final LiveValidation live =
      new LiveValidation(waiting::add, verdicts::add, troubles::add);

  private void work() {
    while (!waiting.isEmpty()) {
      waiting.poll().run();
    }
  }

  private static Change change(Project before, String name, long revision) {
    Edit edit = PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), name));
    Outcome.Applied applied = (Outcome.Applied) edit.apply(before);
    return new Change("Add", before, applied.project(), applied.reach(), revision);
  }

  @Test
  void afterEachChangeItSaysWhatAFullRunWouldSay() {
    live.start(Sample.PROJECT, 1);
    work();
    Change change = change(Sample.PROJECT, "Dacia", 2); // there is a Dacia already
    live.follow(change);
    work();

    assertThat(troubles).isEmpty();
    assertThat(verdicts).extracting(Verdict::revision).containsExactly(1L, 2L);
    assertThat(verdicts.getLast().entries())
        .extracting(entry -> entry.finding().message())
        .containsExactlyElementsOf(
            Validation.of(change.after(), Catalogue.of(change.after())).findings().stream()
                .map(Finding::message)
                .toList());
    assertThat(verdicts.getLast().open()).hasSizeGreaterThan(verdicts.getFirst().open().size());
  }

  @Test
  void changesThatComeTogetherAreLookedAtOnce() {
    live.start(Sample.PROJECT, 1);
    Change first = change(Sample.PROJECT, "Dacia", 2);
    Change second = change(first.after(), "Terra Nova", 3);
    live.follow(first);
    live.follow(second);

    work();

    assertThat(verdicts).extracting(Verdict::revision).containsExactly(3L);
    assertThat(verdicts.getFirst().project()).isEqualTo(second.after());
  }
}
