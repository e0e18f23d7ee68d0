package org.groma.validator.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.Sample;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of a project folder that are not read, and such as are missing. */
class FolderReviewTest {

  @TempDir Path folder;

  @Test
  void theSampleHasNothingStrangeAndNoIdleAcceptance() {
    Project project = ((LoadResult.Loaded) ProjectStore.load(Sample.FOLDER)).project();
    List<Finding> found = Validation.of(project, Catalogue.of(project)).findings();

    assertThat(FolderReview.with(Sample.FOLDER, project, found)).isEqualTo(found);
  }

  @Test
  void aMisnamedFileIsToldWithTheNameThatWasMeant() throws IOException {
    assertThat(after("map/coasts.json", "map/coast.json"))
        .anySatisfy(finding -> {
          assertThat(finding.check()).isEqualTo("files.misnamed");
          assertThat(finding.message())
              .isEqualTo("The file map/coast.json is not read; probably map/coasts.json is meant.");
        });
  }

  @Test
  void aFileInTheWrongFolderIsKnownByItsFormat() throws IOException {
    assertThat(after("scenarios/into-the-east.json", "rules/east.txt"))
        .anySatisfy(finding -> {
          assertThat(finding.check()).isEqualTo("files.misnamed");
          assertThat(finding.subjects())
              .contains(
                  Subject.file("rules/east.txt"), Subject.file("scenarios/into-the-east.json"));
        });
  }

  @Test
  void aMissingCoreFileIsOneErrorAndNotItsConsequences() throws IOException {
    assertThat(after("map/provinces.json", ""))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.check()).isEqualTo("files.missing");
          assertThat(finding.subjects()).containsExactly(Subject.file("map/provinces.json"));
        });
    assertThat(after("rules/vocabulary.json", "rules/Vocabulary.json"))
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("rules/Vocabulary.json"));
  }

  @Test
  void copiesAndStrangersAreToldApart() throws IOException {
    Map<String, byte[]> files = Folders.sample();
    files.put("map/areas-old.json", files.get("map/areas.json"));
    files.put("map/Thumbs.db", new byte[] {1});
    files.put("rules/notes.md", "fine".getBytes(StandardCharsets.UTF_8));
    files.put("geo/anything.tsv", new byte[0]);

    assertThat(FolderReview.of(Folders.write(folder, files), loaded()))
        .extracting(Finding::check)
        .containsExactlyInAnyOrder("files.stray", "files.unknown");
  }

  @Test
  void aProjectWithoutItsSettingsIsToldByThatFile() throws IOException {
    Folders.write(folder, Folders.sample());
    Files.delete(folder.resolve("project.json"));

    assertThat(LoadFindings.of(ProjectStore.load(folder)))
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.subjects()).containsExactly(Subject.file("project.json")));
  }

  private Project loaded() {
    return ((LoadResult.Loaded) ProjectStore.load(folder)).project();
  }

  /** What is said after a file was moved, or deleted. */
  private List<Finding> after(String from, String to) throws IOException {
    Folders.write(folder, Folders.sample());
    if (to.isEmpty()) {
      Files.delete(folder.resolve(from));
    } else {
      Files.move(folder.resolve(from), folder.resolve(to));
    }
    Project project = loaded();
    List<Finding> findings =
        FolderReview.with(
            folder, project, Validation.of(project, Catalogue.of(project)).findings());
    if (!to.isEmpty()) {
      Files.delete(folder.resolve(to));
    }
    return findings;
  }
}
