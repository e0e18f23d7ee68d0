package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code groma}, with a Java that only tells what it was started with. */
@DisabledOnOs(OS.WINDOWS) // has no bash
class LauncherTest {

  private static final Path SCRIPT =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .resolveSibling("groma");

  @TempDir private Path folder;

  @BeforeEach
  void install() throws IOException {
    Files.copy(SCRIPT, folder.resolve("groma"));
    Files.createDirectories(folder.resolve("editor/target"));
    Files.createFile(folder.resolve("editor/target/groma.jar"));
    Path java = Files.createDirectories(folder.resolve("java/bin")).resolve("java");
    Files.writeString(folder.resolve("java/release"), "JAVA_VERSION=\"25.0.1\"\n");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"locale=$LC_ALL\" \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /**
   * What Java was started with, a line each.
   *
   * @param arguments as they are written in a shell
   */
  private List<String> started(Map<String, String> environment, String arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash", "-c", "./groma " + arguments));
    Path out = folder.resolve("out.log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    List.of("LANG", "LC_CTYPE", "LC_ALL", "GROMA_JAVA_OPTS").forEach(builder.environment()::remove);
    builder.environment().put("GROMA_JAVA_HOME", folder.resolve("java").toString());
    builder.environment().putAll(environment);
    assertThat(builder.start().waitFor()).isZero();
    return Files.readString(out, StandardCharsets.ISO_8859_1).lines().toList();
  }

  @Test
  void optionsForTheJvmAreSplitAtBlanksAndTakenAsTheyStand()
      throws IOException, InterruptedException {
    assertThat(
            started(
                Map.of("GROMA_JAVA_OPTS", " -Xmx2g\t-Da=* -Db=[a-z]*  -Dc=?ava\n-Dd=$HOME "),
                "info 'two words' '*'"))
        .containsSubsequence(
            "-Xmx2g",
            "-Da=*",
            "-Db=[a-z]*",
            "-Dc=?ava",
            "-Dd=$HOME",
            "-jar",
            folder.resolve("editor/target/groma.jar").toString(),
            "info",
            "two words",
            "*");
  }

  @Test
  void withoutOptionsThereIsNoEmptyOne() throws IOException, InterruptedException {
    assertThat(started(Map.of(), "info")).doesNotContain("").contains("-XX:+UseParallelGC");
    assertThat(started(Map.of("GROMA_JAVA_OPTS", "-XX:+UseSerialGC"), "info"))
        .doesNotContain("", "-XX:+UseParallelGC");
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "POSIX", "de_DE.ISO-8859-1", "de_DE@euro", "ru_RU.KOI8-R"})
  void namesInUtf8AreTakenInEveryLocale(String locale) throws IOException, InterruptedException {
    assertThat(started(Map.of("LC_ALL", locale), "info $'M\\xc5\\x93sia'"))
        .contains("locale=C.UTF-8", "M\u00C5\u0093sia");
    assertThat(started(Map.of("LANG", locale), "info")).contains("locale=C.UTF-8");
  }

  @Test
  void namesInTheEncodingOfTheLocaleAreLeftToIt() throws IOException, InterruptedException {
    assertThat(started(Map.of("LC_ALL", "de_DE.ISO-8859-1"), "info $'M\\xe9sie'"))
        .contains("locale=de_DE.ISO-8859-1", "M\u00E9sie");
  }

  @Test
  void aLocaleInUtf8StaysAsItIs() throws IOException, InterruptedException {
    assertThat(started(Map.of("LC_ALL", "C.UTF-8"), "info")).contains("locale=C.UTF-8");
    assertThat(started(Map.of("LANG", "C.UTF-8"), "info")).contains("locale=");
  }
}
