package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.groma.editor.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What commands write with {@code --out}, and what is there when they could not. */
class OutFileTest {

  /** What a system says when a disk does not do as it is told. */
  private enum Fault {
    FULL("No space left on device", "the disk is full"),
    BROKEN("Input/output error", "reports: Input/output error"),
    READ_ONLY("Read-only file system", "is read-only"),
    SHARE_USED_UP("Disk quota exceeded", "your share of the disk"),
    DENIED("", "you may not write into the folder");

    private final String reason;
    private final String told;

    Fault(String reason, String told) {
      this.reason = reason;
      this.told = told;
    }

    IOException failure() {
      return this == DENIED
          ? new AccessDeniedException("somewhere")
          : new FileSystemException("somewhere", null, reason);
    }
  }

  @TempDir private Path folder;
  private Path project;
  private TroubledDisk disk;

  @BeforeEach
  void makeProject() {
    project = Alps.savedIn(folder.resolve("alps"));
    disk = new TroubledDisk(folder);
  }

  /** Runs a command that sees all its paths through the disk. */
  private Run groma(Object... args) {
    return Run.changed(
        line -> line.registerConverter(Path.class, typed -> disk.over(Path.of(typed))), args);
  }

  private List<String> inside(Path place) throws IOException {
    try (Stream<Path> all = Files.walk(place)) {
      return all.map(path -> place.relativize(path).toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void aReportThatCannotBeWrittenLeavesTheOldOneAndNothingElse(Fault fault) throws IOException {
    Path place = Files.createDirectory(folder.resolve("out"));
    Path report = Files.writeString(place.resolve("report.html"), "old");
    tryEachOperation(fault, place, report, "validate", project, "--format", "html", "--out", report);
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void anExportThatCannotBeWrittenLeavesTheOldOneAndNothingElse(Fault fault) throws IOException {
    Path place = Files.createDirectory(folder.resolve("out"));
    Path map = Files.writeString(place.resolve("map.geojson"), "old");
    tryEachOperation(fault, place, map, "export", project, "--to", "geojson", "--out", map);
  }

  /** Each operation fails once; then the command is given again to the same process. */
  private void tryEachOperation(Fault fault, Path place, Path file, Object... command)
      throws IOException {
    List<String> before = inside(place);
    int tried = 0;
    for (int operation = 1; ; operation++) {
      disk.failAt(operation, fault.failure());
      Run run = groma(command);
      if (disk.operations() < operation) {
        break;
      }
      tried++;
      assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
      assertThat(run.err())
          .startsWith(file + " was not written: ")
          .contains(fault.told)
          .endsWith("The file that was there is untouched.\n");
      assertThat(file).content().isEqualTo("old");
      assertThat(inside(place)).isEqualTo(before);
    }
    assertThat(tried).as("operations of a write").isGreaterThanOrEqualTo(5);
    assertThat(file).content().isNotEqualTo("old");
    assertThat(inside(place)).isEqualTo(before);
  }

  @Test
  void aFolderMadeForAnExportThatFailsGoesAgain() throws IOException {
    Path made = folder.resolve("made");
    for (int operation = 1; operation <= 4; operation++) {
      disk.failAt(operation, Fault.FULL.failure());
      Run run = groma("export", project, "--to", "csv", "--out", made);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("the disk is full");
      assertThat(made).doesNotExist();
    }
    disk.failAt(0, null);
    assertThat(groma("export", project, "--to", "csv", "--out", made).exitCode()).isZero();
  }

  @Test
  void aFileOfSomebodyElseBesideTheReportIsNotTouched() throws IOException {
    Path report = folder.resolve("report.txt");
    Path theirs = Files.writeString(folder.resolve("precious"), "precious");
    Files.writeString(folder.resolve("report.txt.tmp"), "mine");
    Files.createSymbolicLink(folder.resolve("map.svg.tmp"), theirs);

    Run.groma("validate", project, "--out", report);
    Run.groma("export", project, "--to", "svg", "--out", folder.resolve("map.svg"));

    assertThat(folder.resolve("report.txt.tmp")).hasContent("mine");
    assertThat(theirs).hasContent("precious");
    assertThat(folder.resolve("map.svg.tmp")).isSymbolicLink();
    assertThat(folder.resolve("map.svg")).isRegularFile();
  }

  @Test
  void whoMayReadAFileStaysAsItWas() throws IOException {
    Path report = Files.writeString(folder.resolve("report.txt"), "old");
    Files.setPosixFilePermissions(report, PosixFilePermissions.fromString("rw-rw----"));

    Run.groma("validate", project, "--out", report);

    assertThat(report).content().startsWith("The Alps");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(report)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void aLinkThatWasNamedStaysAndItsFileIsWritten() throws IOException {
    Path report = Files.writeString(folder.resolve("report.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), report.getFileName());

    Run.groma("validate", project, "--out", link);

    assertThat(link).isSymbolicLink();
    assertThat(report).content().startsWith("The Alps");
  }

  @Test
  void aNameAsLongAsNamesCanBeIsWritten() {
    Path report = folder.resolve("n".repeat(255));

    assertThat(Run.groma("validate", project, "--out", report).exitCode()).isLessThan(2);

    assertThat(report).isRegularFile();
  }

  @Test
  void aNameThatIsTooLongIsTold() {
    Run run = Run.groma("validate", project, "--out", folder.resolve("n".repeat(256)));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).endsWith("its name is too long. Choose a shorter one.\n");
  }
}
