package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ValidateProjectTest {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();

  private static final Path SAMPLE = ROOT.resolve("sample-data/invasions");

  private static final String WORD = "references.unknown-word";

  @TempDir private Path folder;

  /** A small project in which one terrain is written with a capital. */
  private Path misspelt() throws IOException {
    return broken("map/provinces.json", "\"mountain\"", "\"Mountain\"");
  }

  private Path broken(String file, String right, String wrong) throws IOException {
    Path project = Alps.savedIn(folder.resolve("alps"));
    Path path = project.resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(right);
    Files.writeString(path, text.replaceFirst(Pattern.quote(right), wrong));
    return project;
  }

  private static JsonNode json(String text) {
    return JsonMapper.builder().build().readTree(text);
  }

  @Test
  void theSampleHasNoErrors() {
    Run run = Run.groma("validate", SAMPLE);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Invasions, Volume 1\n").contains("\n0 errors, ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void anErrorIsToldAndGivesExitCodeOne() throws IOException {
    Run run = Run.groma("validate", misspelt());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .contains("(" + WORD + ")\n    The province Gállia: 'Mountain' is not among the terrains")
        .contains("fix available: Replace 'Mountain' by");
    assertThat(run.out().lines().toList().getLast()).matches("\\d+ errors?, .* can be fixed");
  }

  @Test
  void aFileHasNoColoursEvenIfSomebodyWatches() throws IOException {
    Path project = misspelt();
    Path file = folder.resolve("report.txt");

    assertThat(Run.onTerminal("validate", project, "--out", file).out()).isEmpty();
    assertThat(file).content().doesNotContain("\u001b").contains(WORD);
    assertThat(Run.groma("validate", project).out()).doesNotContain("\u001b");
  }

  @Test
  void theJsonReportIsValidAgainstItsSchema() throws IOException {
    String schema = Files.readString(ROOT.resolve("docs/schema/validate-report.schema.json"));
    Run run = Run.groma("validate", misspelt(), "--format", "json");

    assertThat(
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema)
                .validate(run.out(), InputFormat.JSON))
        .isEmpty();
    JsonNode found =
        json(run.out())
            .path("findings")
            .valueStream()
            .filter(each -> each.path("check").asString().equals(WORD))
            .findFirst()
            .orElseThrow();
    assertThat(found.path("subjects").get(0).asString()).isEqualTo("province:gallia");
    assertThat(found.path("map").size()).as("a province has a place on the map").isEqualTo(2);
    assertThat(found.path("fix").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "json,  '{'",
    "sarif, '{'",
    "junit, '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'",
    "html,  '<!DOCTYPE html>'"
  })
  void everyFormatNamesTheFinding(String format, String start) throws IOException {
    Run run = Run.groma("validate", misspelt(), "--format", format);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith(start).contains(WORD).contains("Gállia");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void thePageHasAMapWithThePinInTheProvince() throws IOException {
    String page = Run.groma("validate", misspelt(), "--format", "html").out();

    assertThat(page).contains("<img alt=\"\" src=\"data:image/svg+xml;base64,");
    assertThat(page).containsPattern("class=\"pin error\" id=\"p0\" style=\"left:[0-9.]+%");
  }

  @Test
  void howBadItMustBeIsChosen() {
    Path project = Alps.savedIn(folder.resolve("alps"));
    Run notes = Run.groma("validate", project, "--fail-on", "note");

    assertThat(notes.exitCode()).isEqualTo(1);
    assertThat(notes.out()).contains("references.unused-word");
  }

  @Test
  void aBrokenFileIsAFindingWithItsLine() throws IOException {
    Path project = broken("map/provinces.json", "\"name\": \"Noricum\"", "\"name\": Noricum");
    Run run = Run.groma("validate", project);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .contains("map/provinces.json:19")
        .endsWith("\n1 error, 0 warnings, 0 notes\n");
    assertThat(Run.groma("validate", project, "--format", "html").out())
        .contains("<main class=\"mapless\">");
  }

  @Test
  void aBrokenFileIsNeverFixedAway() throws IOException {
    Path project = broken("map/provinces.json", "\"name\": \"Noricum\"", "\"name\": Noricum");
    FolderState before = FolderState.of(project);
    Run run = Run.groma("validate", project, "--fix");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("Nothing was changed: the project cannot be read as it is.\n");
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void validatingWritesNothing() throws IOException {
    Path project = misspelt();
    FolderState before = FolderState.of(project);
    Run.groma("validate", project);
    Run.groma("validate", project, "--fix", "--preview");

    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void aPreviewIsThePatchThatFixingWouldBe() throws IOException {
    Path project = misspelt();
    Run preview = Run.groma("validate", project, "--fix", "--preview");

    assertThat(preview.exitCode()).isEqualTo(1);
    assertThat(preview.out())
        .isEqualTo(
            """
            --- a/map/provinces.json
            +++ b/map/provinces.json
            @@ -10,7 +10,7 @@
                   "id": "gallia",
                   "name": "Gállia",
                   "area": "alpes",
            -      "terrain": "Mountain",
            +      "terrain": "mountain",
                   "income": 1.5,
                   "extent": "main"
                 },
            """);
    assertThat(preview.err())
        .isEqualTo("Can be fixed: Replace 'Mountain' by 'mountain' (" + WORD + ")\n");
  }

  @Test
  void whatIsFixedIsSavedAndFixingAgainChangesNothing() throws IOException {
    Path project = misspelt();
    Run first = Run.groma("validate", project, "--fix");

    assertThat(first.err())
        .startsWith("Fixed: Replace 'Mountain' by 'mountain' (" + WORD + ")\n")
        .endsWith("Saved in " + project + ".\n");
    assertThat(first.out()).doesNotContain(WORD);
    FolderState fixed = FolderState.of(project);
    Run again = Run.groma("validate", project, "--fix");
    assertThat(again.err()).isEqualTo("There is nothing to fix without asking.\n");
    assertThat(again.out()).isEqualTo(first.out());
    assertThat(FolderState.of(project)).isEqualTo(fixed);
    assertThat(Run.groma("validate", project, "--fix", "--preview").exitCode()).isZero();
  }

  @Test
  void onlyWhatIsNamedIsFixed() throws IOException {
    Path project = misspelt();
    FolderState before = FolderState.of(project);
    Run other = Run.groma("validate", project, "--fix-only", "gazetteer.missing-value");
    assertThat(other.err()).doesNotContain("Fixed");
    assertThat(FolderState.of(project)).isEqualTo(before);

    Run named = Run.groma("validate", project, "--fix-only", WORD + ":province:gallia");
    assertThat(named.err()).startsWith("Fixed: Replace 'Mountain' by 'mountain' (" + WORD + ")\n");
    assertThat(named.out()).doesNotContain(WORD);
  }

  @Test
  void whatIsAcceptedStaysListedUntilItChanges() throws IOException {
    Path project = misspelt();
    Run accepting =
        Run.groma(
            "validate",
            project,
            "--accept",
            WORD + ":province:gallia",
            "--reason",
            "so printed",
            "--by",
            "AB");

    assertThat(accepting.err())
        .isEqualTo(
            "Accepting 1 finding: %s:province:gallia\nSaved in %s.\n".formatted(WORD, project));
    Run later = Run.groma("validate", project);
    assertThat(later.out())
        .isEqualTo(accepting.out())
        .contains("\n1 accepted\n  " + WORD + " of province:gallia: so printed (AB, ")
        .contains("; 1 accepted");
    Path provinces = project.resolve("map/provinces.json");
    Files.writeString(
        provinces, Files.readString(provinces).replace("\"Mountain\"", "\"Mountains\""));
    assertThat(Run.groma("validate", project).out())
        .contains("(" + WORD + ")")
        .doesNotContain("1 accepted");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --games -1                | --games is 0 or more, not -1.
          --games 1 --threads 0     | --threads is 1 to 256, not 0.
          --scenario 9999-ad        | There is no scenario '9999-ad'
          --format xml              | expected one of [text, json, sarif, junit, html] but was 'xml'
          --fail-on fatal           | expected one of [error, warning, note] but was 'fatal'
          --preview                 | --preview shows what --fix or --accept would do; neither is given
          --fix-only topology.x     | There is no finding 'topology.x'
          --accept topology.x       | --accept needs a reason and a name: --reason TEXT --by NAME
          --reason because          | --reason and --by belong to --accept, which is missing
          --accept topology.x --reason r --by b | There is no finding 'topology.x'
          --out .                   | . is a folder; name the file to write.
          """)
  void whatCannotRunIsToldInASentence(String options, String sentence) {
    Stream<?> command =
        Stream.concat(Stream.of("validate", SAMPLE), Stream.of(options.split(" ", -1)));
    Run run = Run.groma(command.toArray());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(sentence).doesNotContain("Exception");
  }

  @Test
  void aFolderThatIsNoProjectCannotBeValidated() {
    assertThat(Run.groma("validate", folder))
        .isEqualTo(
            new Run(
                2,
                "",
                "There is no project.json in %s, so it is not a Groma project; choose the folder that has one.\n"
                    .formatted(folder)));
    assertThat(Run.groma("validate", folder.resolve("nowhere")).exitCode()).isEqualTo(2);
  }

  @Test
  void aCheckOfTheProjectIsToldByItsName() throws IOException {
    Path project = Alps.savedIn(folder.resolve("alps"));
    Files.writeString(
        project.resolve("checks.json"),
        """
        {
          "format": "groma.checks/1",
          "checks": [
            {
              "id": "high-income",
              "name": "Too rich for the hills",
              "of": "province",
              "where": {"field": "income", "above": 1},
              "message": "{name} yields {income}",
              "severity": "warning",
              "matching": [{"income": 2}],
              "passing": [{"income": 1}]
            }
          ]
        }
        """);

    assertThat(Run.groma("validate", project).out())
        .contains("\n  Too rich for the hills (house.high-income)\n    Gállia yields ");
  }

  @Test
  void theSameProjectGivesTheSameBytes() throws IOException {
    Path project = misspelt();
    for (String format : new String[] {"text", "json", "sarif", "junit", "html"}) {
      assertThat(Run.groma("validate", project, "--format", format))
          .isEqualTo(Run.groma("validate", project, "--format", format));
    }
  }
}
