package org.groma.validator.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Reach;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.SignOffs;
import org.groma.validator.run.Validation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** After an edit only what is due is looked at again, and that is enough. */
class EditedGazetteerTest {

  private static final Validation BEFORE = Validation.of(Sample.PROJECT, GazetteerChecks.ALL);

  static List<Edit> edits() {
    Province hijaz = Sample.PROJECT.provinces().find("hijaz").orElseThrow();
    City roma = Sample.PROJECT.cities().find("roma").orElseThrow();
    return List.of(
        PutEntry.of(Kinds.PROVINCES, changed(hijaz, "Hijaz", "steppe", new Halves(2))),
        PutEntry.of(Kinds.PROVINCES, changed(hijaz, " Nabatene", "desert", new Halves(40))),
        PutEntry.of(Kinds.PROVINCES, changed(hijaz, "Hijaz", "", new Halves(-1))),
        PutEntry.of(
            Kinds.CITIES,
            new City(
                roma.id(),
                "Ravenna",
                List.of(),
                Sample.PROJECT.cities().find("ravenna").orElseThrow().province(),
                0,
                true,
                0,
                Optional.empty(),
                roma.at(),
                roma.tags(),
                roma.attributes(),
                roma.origin())),
        new RemoveEntry("city", "roma"),
        new RemoveEntry("province", "pomerania"),
        new RemoveEntry("area", "arabia"),
        new RemoveEntry("sea", "mare-tyrrhenum"),
        new RemoveEntry("source-table", "rules-de/provinces"),
        SignOffs.sign(Sample.PROJECT, Subject.parse("province:hijaz"), "AB", "2026-11-16")
            .orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("edits")
  void lookingAgainAtWhatIsDueFindsWhatLookingAtAllFinds(Edit edit) {
    Outcome.Applied applied = (Outcome.Applied) edit.apply(Sample.PROJECT);
    Project after = applied.project();
    Reach reach = applied.reach();

    List<Finding> incremental = BEFORE.after(after, reach).findings();

    assertThat(described(incremental))
        .isEqualTo(described(Validation.of(after, GazetteerChecks.ALL).findings()));
  }

  private static List<String> described(List<Finding> findings) {
    return findings.stream().map(finding -> finding.key() + " " + finding.message()).toList();
  }

  private static Province changed(Province old, String name, String terrain, Halves income) {
    return new Province(
        old.id(),
        name,
        old.aliases(),
        old.area(),
        terrain,
        income,
        old.granary(),
        old.caravan(),
        old.island(),
        old.extent(),
        old.tags(),
        old.attributes(),
        old.origin());
  }
}
