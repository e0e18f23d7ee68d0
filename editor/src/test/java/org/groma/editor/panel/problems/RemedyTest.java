package org.groma.editor.panel.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.exporters.incoming.CellChange;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Halves;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;

class RemedyTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private static Project withSumOfMoesia(int halves) {
    var moesia = SAMPLE.areas().find("moesia").orElseThrow();
    return applied(
        PutEntry.of(
            Kinds.AREAS,
            RecordShape.with(moesia, "kingdomIncome", Optional.of(new Halves(halves)))));
  }

  private static Project applied(PutEntry edit) {
    return ((Outcome.Applied) edit.apply(SAMPLE)).project();
  }

  private static Finding finding(Project project, String check) {
    return Validation.of(project, Catalogue.of(project)).findings().stream()
        .filter(each -> each.check().equals(check))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRemedyIsShownValueByValueAndAsLinesOfTheFile() {
    Project broken = withSumOfMoesia(99);
    Remedy remedy = Remedy.of(broken, finding(broken, "gazetteer.kingdom-income")).orElseThrow();

    assertThat(remedy.values())
        .containsExactly(new CellChange("area:moesia", "kingdomIncome", "49½", "6"));
    assertThat(remedy.patch()).contains("a/map/areas.json").contains("-").contains("49.5");
    assertThat(((Outcome.Applied) remedy.edit().apply(broken)).project())
        .isEqualTo(remedy.after())
        .isEqualTo(SAMPLE);
    assertThat(remedy.name()).isEqualTo("Set the sum to 6");
  }

  @Test
  void aFixThatBringsAnotherProblemIsRefusedWithThatProblem() {
    var dardania = SAMPLE.provinces().find("dardania").orElseThrow();
    Project broken =
        applied(PutEntry.of(Kinds.PROVINCES, RecordShape.with(dardania, "name", "Thracia  ")));
    Finding untidy = finding(broken, "gazetteer.untidy-name");

    assertThat(Remedy.of(broken, untidy)).isEmpty();
    assertThat(Remedy.refusal(broken, untidy)).contains("would bring").contains("Thracia");
    assertThat(Remedy.refusal(SAMPLE, untidy)).isEqualTo("This problem is gone already.");
  }

  @Test
  void aSumThatTheEditionsConfirmIsNotProposedToBeChanged() {
    var dardania = SAMPLE.provinces().find("dardania").orElseThrow();
    Project broken =
        applied(PutEntry.of(Kinds.PROVINCES, RecordShape.with(dardania, "income", new Halves(9))));
    assertThat(finding(broken, "gazetteer.kingdom-income").fix()).isEmpty();
  }

  @Test
  void allThatIsSafeIsOneChange() {
    var dacia = SAMPLE.provinces().find("dacia").orElseThrow();
    Project broken =
        applied(PutEntry.of(Kinds.PROVINCES, RecordShape.with(dacia, "terrain", "Mountain")));

    assertThat(Remedy.allSafe(SAMPLE)).isEmpty();
    Remedy remedy = Remedy.allSafe(broken).orElseThrow();
    assertThat(remedy.after().provinces().find("dacia").orElseThrow().terrain())
        .isEqualTo("mountain");
  }
}
