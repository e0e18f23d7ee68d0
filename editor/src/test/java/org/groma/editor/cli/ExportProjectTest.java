package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportProjectTest {

  private static final Path SAMPLE =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data/invasions");

  @TempDir Path folder;

  @Test
  void theSampleIsDrawnAsPngOfTheAskedWidth() throws IOException {
    Path file = folder.resolve("map.png");

    assertThat(Run.groma("export", SAMPLE, "--to", "png", "--width", 900, "--out", file).exitCode())
        .isZero();

    assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(900);
  }

  @Test
  void theSampleIsDrawnAsSvgWithEveryProvinceByItsName() throws IOException {
    Path file = folder.resolve("map.svg");

    assertThat(Run.groma("export", SAMPLE, "--to", "svg", "--out", file).exitCode()).isZero();

    assertThat(Files.readString(file)).contains("moesia-inferior").contains("<svg");
  }

  @Test
  void aProjectWithoutAMapIsRefused() {
    Path project = folder.resolve("empty");
    Run.groma("new", project);

    Run run = Run.groma("export", project, "--to", "svg", "--out", folder.resolve("map.svg"));

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("has no map yet. Import or generate one first.");
    assertThat(folder.resolve("map.svg")).doesNotExist();
  }

  @Test
  void aFolderThatDoesNotExistIsTold() {
    Run run =
        Run.groma("export", SAMPLE, "--to", "svg", "--out", folder.resolve("missing/map.svg"));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "%s was not written: there is no folder %s. Make it first, or name another.\n"
                .formatted(folder.resolve("missing/map.svg"), folder.resolve("missing")));
  }

  @Test
  void allFormatsNeedAFolderAndNotAFile() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    Run run = Run.groma("export", SAMPLE, "--to", "all", "--out", file);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("is a file; --to all makes many, so name a folder.");
  }

  @Test
  void allFormatsGoIntoAFolderMadeForThem() {
    Path made = folder.resolve("made");

    assertThat(Run.groma("export", SAMPLE, "--to", "all", "--out", made).exitCode()).isZero();

    assertThat(made)
        .isDirectoryContaining("glob:**/game.json")
        .isDirectoryContaining("glob:**.xlsx");
  }

  @Test
  void aNewNameBecomesAFolderWhereTheFormatMakesSeveralFiles() {
    Path sheets = folder.resolve("tables");

    assertThat(Run.groma("export", SAMPLE, "--to", "csv", "--out", sheets).exitCode()).isZero();

    assertThat(sheets.resolve("provinces.csv")).isRegularFile();
    assertThat(sheets.resolve("areas.csv")).isRegularFile();
    assertThat(folder.resolve("areas.csv")).doesNotExist();
  }

  @Test
  void aNewNameWithTheEndingOfTheFirstFileIsThatFile() {
    Path game = folder.resolve("mine.json");

    assertThat(Run.groma("export", SAMPLE, "--to", "json", "--out", game).exitCode()).isZero();

    assertThat(game).isRegularFile();
    assertThat(folder.resolve("game.schema.json")).isRegularFile();
  }
}
