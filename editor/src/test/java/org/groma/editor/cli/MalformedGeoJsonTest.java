package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Broken GeoJSON: the import says what is wrong and leaves the project as it was. */
class MalformedGeoJsonTest {

  private static final String GOOD = Features.none().box("Gallia", 0, 0, 10, 10).json();

  @TempDir private Path folder;
  private Path project;
  private Path file;

  @BeforeEach
  void saveTheAlps() {
    project = Alps.savedIn(folder.resolve("alps"));
    file = folder.resolve("map.geojson");
  }

  static Stream<Arguments> contents() {
    return Stream.of(
        Arguments.of("cut off", GOOD.substring(0, 150), "map.geojson, line 2, column "),
        Arguments.of("empty", "", "the file is empty."),
        Arguments.of("blank", " \n ", "the file is empty."),
        Arguments.of("no JSON", "Gallia est omnis divisa", "this is not valid JSON."),
        Arguments.of("a list", "[]", "a GeoJSON file is one object that starts with '{'."),
        Arguments.of("two documents", GOOD + GOOD, "something after the end"),
        Arguments.of("no type", "{\"features\": []}", "needs a \"type\""),
        Arguments.of("unknown type", GOOD.replace("Polygon", "Poligon"), "'Poligon'"),
        Arguments.of("TopoJSON", "{\"type\": \"Topology\"}", "this Topology has no \"objects\"."),
        Arguments.of(
            "features no list",
            "{\"type\": \"FeatureCollection\", \"features\": {}}",
            "'features' must be a list."),
        Arguments.of(
            "text for a number",
            GOOD.replace("10.0", "\"ten\""),
            "a position is a list of numbers"),
        Arguments.of(
            "one number", GOOD.replace("[10.0, 0.0]", "[10.0]"), "a position needs two numbers"),
        Arguments.of(
            "nested wrongly",
            GOOD.replace("[[[0.0", "[[[[0.0").replace("0.0]]]", "0.0]]]]"),
            "nested the wrong way"),
        Arguments.of("NaN", GOOD.replace("10.0", "NaN"), "this is not valid JSON."),
        Arguments.of(
            "huge", GOOD.replace("10.0", "1e300"), "coordinates that are no place on any map"),
        Arguments.of(
            "beyond a double",
            GOOD.replace("10.0", "1e999"),
            "coordinates that are no place on any map"),
        Arguments.of(
            "nested too deep",
            GOOD.replace("\"Gallia\"", "[".repeat(100) + "]".repeat(100)),
            "nested deeper than 64 levels"),
        Arguments.of(
            "one id for two",
            twice("Gallia", "Raetia"),
            "the id 'x' of 'Raetia' is that of 'Gallia' in line 2 too."),
        Arguments.of(
            "points only", "{\"type\": \"Point\", \"coordinates\": [1, 2]}", "holds no polygons"));
  }

  private static String twice(String first, String second) {
    return Features.none()
        .polygon("\"id\": \"x\", \"name\": \"%s\"".formatted(first), "[[0,0],[1,0],[1,1]]")
        .polygon("\"id\": \"x\", \"name\": \"%s\"".formatted(second), "[[5,5],[6,5],[6,6]]")
        .json();
  }

  @Test
  void twoFeaturesWithOneIdAndOneNameAreOnePlace() throws IOException {
    Files.writeString(file, twice("Gallia", "Gallia"));
    Run run = Run.groma("import", file, "--into", project, "--dry-run", "--with-errors");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .endsWith("Map: 2 faces, 2 borders. New records: 1 province, 0 sea zones.\n");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("contents")
  void aBrokenFileIsTold(String what, String content, String told) throws IOException {
    Files.writeString(file, content);
    refuses(told);
  }

  @Test
  void aMissingFileIsTold() {
    refuses("There is no file " + file + ". Check its name.");
  }

  @Test
  void aFolderIsTold() {
    file = project;
    refuses(project + " is a folder; name a GeoJSON file");
  }

  @Test
  void aFileThatNobodyCanOpenIsTold() throws IOException {
    // a link to itself cannot be opened even by the superuser
    Files.createSymbolicLink(file, file);
    refuses(file + " cannot be read");
  }

  @Test
  void aFileThatMayNotBeReadIsTold() throws IOException {
    Files.writeString(file, GOOD);
    assertThat(file.toFile().setReadable(false)).isTrue();
    assumeFalse(Files.isReadable(file), "the superuser may read everything");
    Run run = Run.groma("import", file, "--into", project, "--replace");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("cannot be read");
  }

  private void refuses(String told) {
    FolderState before = FolderState.of(folder);
    for (String repair : new String[] {"--dry-run", "--repair"}) {
      Run run = Run.groma("import", file, "--into", project, "--replace", repair);
      assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).contains(told).doesNotContain("Exception", "\tat ", "unexpected went");
    }
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }
}
