package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that would fill the memory or break games are found, with file and line. */
class BeyondBoundsTest {

  private static final Path SAMPLES =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "barbarian-kingdom-empire, alexander, rules/nations.json, count, 2147483647",
    "romanitas, 528-ad, rules/nations.json, count, 2147483647",
    "invasions, 350-ad, rules/nations.json, count, 2147483647",
    "romanitas, 528-ad, map/areas.json, limitanei, -3",
    "invasions, 350-ad, scenarios/350-ad.json, treasury, 1073741823"
  })
  void nothingIsPlayedOrExported(
      String sample, String scenario, String file, String field, String number) throws IOException {
    Path project = folder.resolve("project");
    copy(SAMPLES.resolve(sample), project);
    Path spoilt = project.resolve(file);
    String whole = Files.readString(spoilt);
    String changed =
        whole.replaceFirst("\"" + field + "\": ?-?[0-9.]+", "\"" + field + "\": " + number);
    assertThat(changed).isNotEqualTo(whole);
    Files.writeString(spoilt, changed);
    Path out = folder.resolve("out");

    Run validated = Run.groma("validate", project);
    Run simulated = Run.groma("simulate", project, "--scenario", scenario, "--games", 1);
    Run replayed = Run.groma("replay", project, "--scenario", scenario);
    Run exported = Run.groma("export", project, "--to", "all", "--out", out);

    assertThat(validated.exitCode()).isEqualTo(1);
    assertThat(validated.out().replaceAll("\\s+", " "))
        .contains("scenario.too-large", field + " is " + number, file);
    assertThat(simulated.exitCode()).isEqualTo(2);
    assertThat(simulated.err()).contains("cannot be played", field + " is " + number);
    assertThat(replayed.exitCode()).isEqualTo(2);
    assertThat(replayed.err()).contains(field + " is " + number);
    assertThat(exported.exitCode()).isEqualTo(1);
    assertThat(exported.err()).contains(field + " is " + number);
    assertThat(out).doesNotExist();
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
