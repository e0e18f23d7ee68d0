package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Broken projects: every command that opens one says what is wrong and where, and writes nothing.
 */
class MalformedProjectTest {

  private static final String PROVINCES = "map/provinces.json";
  private static final String TOPOLOGY = "map/topology.json";

  @TempDir private Path folder;
  private Path project;
  private Path polygons;

  @BeforeEach
  void saveTheAlps() {
    project = Alps.savedIn(folder.resolve("alps"));
    polygons = Features.none().box("Gallia", 0, 0, 1, 1).in(folder.resolve("map.geojson"));
  }

  /** How a file is broken. */
  interface Damage {
    String to(String text);
  }

  private static Damage swap(String old, String put) {
    return text -> {
      assertThat(text).contains(old);
      return text.replaceFirst(Pattern.quote(old), put);
    };
  }

  static Stream<Arguments> damages() {
    return Stream.of(
        damaged("cut off", PROVINCES, text -> text.substring(0, 200), PROVINCES + ", line "),
        damaged("empty", PROVINCES, _ -> "", PROVINCES),
        damaged("empty project.json", "project.json", _ -> "", "project.json"),
        damaged("no JSON", "project.json", _ -> "name = Alps", "project.json, line 1"),
        damaged(
            "text for a list",
            PROVINCES,
            swap("\"provinces\": [", "\"provinces\": 7, \"x\": ["),
            PROVINCES),
        damaged("number for a name", PROVINCES, swap("\"Corsica\"", "12"), "$.provinces[0].name"),
        damaged(
            "text for a number",
            PROVINCES,
            swap("\"income\": 1.5", "\"income\": \"much\""),
            "income"),
        damaged(
            "unknown field",
            PROVINCES,
            swap("\"terrain\"", "\"terain\""),
            "did you mean 'terrain'?"),
        damaged("id there twice", PROVINCES, swap("\"raetia\"", "\"gallia\""), "gallia"),
        damaged("area that nothing has", PROVINCES, swap("\"alpes\"", "\"alpe\""), "alpe"),
        damaged("NaN", TOPOLOGY, swap("30", "NaN"), TOPOLOGY),
        damaged("huge coordinate", TOPOLOGY, swap("30", "1e300"), TOPOLOGY),
        damaged("coordinate beyond a double", TOPOLOGY, swap("30", "1e999"), TOPOLOGY),
        damaged(
            "nested too deep",
            PROVINCES,
            swap("\"income\": 1.5", "\"attributes\": " + "[".repeat(100) + "]".repeat(100)),
            PROVINCES),
        damaged("newer format", PROVINCES, swap("groma.provinces/1", "groma.provinces/99"), "99"),
        damaged(
            "newer project", "project.json", swap("groma.project/1", "groma.project/2"), "newer"),
        damaged("bytes that are no text", PROVINCES, swap("Corsica", "C\u0000rsica"), PROVINCES));
  }

  private static Arguments damaged(String what, String file, Damage damage, String told) {
    return Arguments.of(what, file, damage, told);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("damages")
  void aBrokenFileIsTold(String what, String file, Damage damage, String told) throws IOException {
    Path broken = project.resolve(file);
    Files.writeString(broken, damage.to(Files.readString(broken)));
    eachCommandRefuses(told);
  }

  @Test
  void aMissingProjectIsTold() {
    project = folder.resolve("alpes");
    eachCommandRefuses("There is no folder " + project);
  }

  @Test
  void aFolderWithoutAProjectIsTold() throws IOException {
    project = Files.createDirectory(folder.resolve("empty"));
    eachCommandRefuses("There is no project.json in " + project);
  }

  @Test
  void aProjectThatIsAFileIsTold() {
    project = project.resolve("project.json");
    eachCommandRefuses(project + " is a file");
  }

  @Test
  void aFolderInThePlaceOfAFileIsTold() throws IOException {
    Files.delete(project.resolve(PROVINCES));
    Files.createDirectory(project.resolve(PROVINCES));
    eachCommandRefuses(PROVINCES);
  }

  @Test
  void aFileThatMayNotBeReadIsTold() {
    Path secret = project.resolve(PROVINCES);
    assertThat(secret.toFile().setReadable(false)).isTrue();
    assumeFalse(Files.isReadable(secret), "the superuser may read everything");
    assertThat(Run.groma("info", project).exitCode()).isEqualTo(2);
    assertThat(Run.groma("info", project).err()).contains(PROVINCES, "permission");
  }

  @Test
  void manyProblemsAreToldTenAtATime() throws IOException {
    StringBuilder many = new StringBuilder("{\"format\": \"groma.provinces/1\", \"provinces\": [");
    for (int i = 0; i < 12; i++) {
      many.append(i == 0 ? "" : ",").append("{\"id\": \"p").append(i).append("\"}");
    }
    Files.writeString(project.resolve(PROVINCES), many + "]}");
    List<String> lines = Run.groma("info", project).err().lines().toList();
    assertThat(lines.getFirst()).matches(".* cannot be opened; it has \\d+ problems:");
    assertThat(lines).hasSize(12);
    assertThat(lines.getLast()).matches("  and \\d+ more");
  }

  private void eachCommandRefuses(String told) {
    FolderState before = FolderState.of(folder);
    for (Object[] args :
        new Object[][] {
          {"info", project},
          {"query", project, "adjacent", "gallia"},
          {"query", project, "path", "gallia", "raetia"},
          {"import", polygons, "--into", project, "--replace", "--repair"}
        }) {
      Run run = Run.groma(args);
      assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).contains(told).doesNotContain("Exception", "\tat ", "unexpected went");
    }
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }
}
