package org.groma.validator.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadFindingsTest {

  @TempDir Path folder;

  @Test
  void aSoundProjectHasNone() {
    assertThat(LoadFindings.of(ProjectStore.load(Sample.FOLDER))).isEmpty();
  }

  @Test
  void aMisspeltFieldIsToldWithItsLineAndColumn() throws IOException {
    List<Finding> findings =
        of("map/seas.json", text -> text.replaceFirst("\"monopoly\"", "\"monopol\""));

    assertThat(findings).hasSize(1);
    Finding finding = findings.getFirst();
    assertThat(finding.check()).isEqualTo("files.unknown-field");
    assertThat(finding.message()).isEqualTo("Unknown field 'monopol'; did you mean 'monopoly'?");
    assertThat(finding.subjects()).containsExactly(Subject.file("map/seas.json"));
    Location at = finding.location().orElseThrow();
    assertThat(at.line()).isPositive();
    assertThat(at.path()).isEqualTo("$.seas[0].monopol");
  }

  @Test
  void everyKindOfProblemHasItsOwnId() throws IOException {
    assertThat(ids("map/seas.json", text -> text.substring(0, text.length() / 2)))
        .containsOnly("files.syntax");
    assertThat(ids("map/seas.json", text -> text.replace("groma.seas/1", "groma.seas/2")))
        .containsOnly("files.format");
    assertThat(
            ids("map/seas.json", text -> text.replaceFirst("\"name\": \"[^\"]*\"", "\"name\": 1")))
        .containsOnly("files.wrong-type");
    assertThat(ids("map/cities.json", text -> text.replaceFirst("\"level\": \\d", "\"level\": 7")))
        .containsOnly("files.impossible-value");
    assertThat(
            ids(
                "rules/units.json",
                text -> text.replaceFirst("\"name\":", "\"name\": \"x\", \"name\":")))
        .containsOnly("files.duplicate");
    assertThat(LoadFindings.of(ProjectStore.load(folder.resolve("none"))))
        .extracting(Finding::check)
        .containsExactly("files.unreadable");
  }

  @Test
  void aBrokenMapIsAMatterOfTopologyAndSaysWhereToLook() throws IOException {
    List<Finding> findings =
        of("map/topology.json", text -> text.replaceFirst("\\[(\\d+\\.\\d)(\\d*),", "[$1$29999,"));

    assertThat(findings).isNotEmpty();
    assertThat(findings).allSatisfy(finding -> assertThat(finding.check()).startsWith("topology."));
    assertThat(findings).anySatisfy(finding -> assertThat(finding.at()).isPresent());
  }

  @Test
  void aMillionMistakesAreNotAllTold() throws IOException {
    String broken = "{\"format\": \"groma.seas/1\", \"seas\": [" + "1,".repeat(100_000) + "1]}";

    List<Finding> findings = of("map/seas.json", _ -> broken);

    assertThat(findings).hasSize(1_001);
    assertThat(findings)
        .extracting(Finding::message)
        .anyMatch(message -> message.startsWith("There are 99001 more problems"));
  }

  private List<String> ids(String file, UnaryOperator<String> change) throws IOException {
    return of(file, change).stream().map(Finding::check).toList();
  }

  private List<Finding> of(String file, UnaryOperator<String> change) throws IOException {
    LoadResult result = ProjectStore.load(Folders.withFile(folder, file, change));
    assertThat(result).isInstanceOf(LoadResult.Unreadable.class);
    return LoadFindings.of(result);
  }
}
