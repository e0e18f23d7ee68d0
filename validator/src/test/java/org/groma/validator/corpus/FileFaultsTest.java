package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.Sample;
import org.groma.validator.check.Family;
import org.groma.validator.files.LoadFindings;
import org.groma.validator.finding.Finding;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One mistake at a time in the files of the sample, each of which must be reported. */
class FileFaultsTest {

  @TempDir Path folder;

  static List<FileFault> faults() {
    return FileFaults.ALL;
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultIsReportedWithinItsFamilyWithItsPlace(FileFault fault) throws IOException {
    copySample();
    Path file = folder.resolve(fault.file());
    Files.writeString(file, fault.made().apply(Files.readString(file)));

    LoadResult loaded = ProjectStore.load(folder);
    List<Finding> findings = LoadFindings.of(loaded);

    assertThat(findings)
        .filteredOn(finding -> Family.of(finding.check()) == fault.family())
        .isNotEmpty()
        .allSatisfy(
            finding -> assertThat(finding.location().orElseThrow().file()).isEqualTo(fault.file()));
  }

  private void copySample() throws IOException {
    try (Stream<Path> files = Files.walk(Sample.FOLDER)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
        Path target = folder.resolve(Sample.FOLDER.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
