package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.groma.trial.DiskError;
import org.groma.trial.FailingWarden;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands write with {@code --out}, and what is there when they could not. */
class OutFileTest {

  @TempDir private Path folder;
  private Path project;
  private Path place;
  private TroubledDisk disk;

  @BeforeEach
  void makeProject() throws IOException {
    project = Alps.savedIn(folder.resolve("alps"));
    place = Files.createDirectory(folder.resolve("out"));
    disk = new TroubledDisk(folder).withoutSyncs();
  }

  /** Runs a command that sees what it writes through the disk. */
  private Run groma(Object... args) {
    return Run.changed(
        line ->
            line.registerConverter(
                Path.class,
                typed ->
                    typed.startsWith(place.toString())
                        ? disk.over(Path.of(typed))
                        : Path.of(typed)),
        args);
  }

  private List<String> inside() throws IOException {
    try (Stream<Path> all = Files.walk(place)) {
      return all.map(path -> place.relativize(path).toString()).sorted().toList();
    }
  }

  @Test
  void aReportOnAFullDiskLeavesTheOldOneAndNothingElse() throws IOException {
    Path report = Files.writeString(place.resolve("report.html"), "old");
    disk.set(TroubledDisk.State.FULL);

    Run full = groma("validate", project, "--format", "html", "--out", report);

    assertThat(full.exitCode()).isEqualTo(2);
    assertThat(full.err())
        .endsWith(
            "%s was not written: the disk is full (%s). Make room there and try again. The file"
                    .formatted(report, place)
                + " that was there is untouched.\n");
    assertThat(report).content().isEqualTo("old");
    assertThat(inside()).containsExactly("", "report.html");

    disk.set(TroubledDisk.State.SOUND);
    groma("validate", project, "--format", "html", "--out", report);
    assertThat(report).content().startsWith("<!DOCTYPE html>");
    assertThat(inside()).containsExactly("", "report.html");
  }

  @Test
  void anExportSaysWhatIsTheMatterWithTheDisk() throws IOException {
    Path map = place.resolve("map.geojson");
    for (DiskError error : DiskError.values()) {
      disk.set(FailingWarden.forGood(1, error));
      Run run = groma("export", project, "--to", "geojson", "--out", map);
      assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).contains(" was not written: ").doesNotContain("Exception");
      assertThat(map).doesNotExist();
    }
    disk.set(TroubledDisk.State.SOUND);
    assertThat(groma("export", project, "--to", "geojson", "--out", map).exitCode()).isZero();
    assertThat(inside()).containsExactly("", "map.geojson");
  }

  @Test
  void aFolderMadeForAnExportThatFailsGoesAgain() throws IOException {
    Path made = place.resolve("made");
    for (int which = 1; which <= 3; which++) {
      disk.set(FailingWarden.forGood(which, DiskError.FULL));
      Run run = groma("export", project, "--to", "csv", "--out", made);
      assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).contains("the disk is full");
      assertThat(inside()).containsExactly("");
    }
    disk.set(TroubledDisk.State.SOUND);
    assertThat(groma("export", project, "--to", "csv", "--out", made).exitCode()).isZero();
  }

  @Test
  void aFileOfSomebodyElseBesideTheReportIsNotTouched() throws IOException {
    Path theirs = Files.writeString(folder.resolve("precious"), "precious");
    Files.writeString(place.resolve("report.txt.tmp"), "mine");
    Files.createSymbolicLink(place.resolve("map.svg.tmp"), theirs);

    Run.groma("validate", project, "--out", place.resolve("report.txt"));
    Run.groma("export", project, "--to", "svg", "--out", place.resolve("map.svg"));

    assertThat(place.resolve("report.txt.tmp")).hasContent("mine");
    assertThat(theirs).hasContent("precious");
    assertThat(place.resolve("map.svg.tmp")).isSymbolicLink();
    assertThat(inside())
        .containsExactly("", "map.svg", "map.svg.tmp", "report.txt", "report.txt.tmp");
  }

  @Test
  void aNameThatIsTooLongIsTold() {
    Run run = Run.groma("validate", project, "--out", folder.resolve("n".repeat(256)));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).endsWith("its name is too long. Choose a shorter one.\n");
  }
}
