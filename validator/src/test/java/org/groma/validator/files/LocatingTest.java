package org.groma.validator.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocatingTest {

  @TempDir Path folder;

  @Test
  void aValueOfAnEntryIsFoundByTheIdOfTheEntry() throws IOException {
    Location at = located(new Subject("province", "thracia"), "$.terrain", Sample.FOLDER);

    assertThat(at.file()).isEqualTo("map/provinces.json");
    int index = Sample.PROJECT.provinces().indexOf("thracia");
    assertThat(at.path()).isEqualTo("$.provinces[" + index + "].terrain");
    assertThat(rest(Sample.FOLDER, at)).startsWith("\"clear\"");
  }

  @Test
  void aFieldThatIsNotWrittenIsFoundWhereItsEntryStarts() throws IOException {
    Location at = located(new Subject("province", "thracia"), "$.island", Sample.FOLDER);

    assertThat(rest(Sample.FOLDER, at)).startsWith("{");
  }

  @Test
  void anEntryIsFoundWhereverItsFileHasIt() throws IOException {
    Path sorted =
        Folders.withFile(
            folder,
            "map/coasts.json",
            _ ->
                """
                {"format": "groma.coasts/1", "coasts": [
                  {"name": "B", "provinces": [], "id": "zz", "sea": "mare-suebicum"},
                  {"name": "A", "id": "aa", "provinces": ["nowhere"], "sea": "mare-suebicum"}
                ]}
                """);

    Location at = located(new Subject("coast", "aa"), "$.provinces[0]", sorted);

    assertThat(at.line()).isEqualTo(3);
    assertThat(rest(sorted, at)).startsWith("\"nowhere\"");
  }

  @Test
  void partsOfTheMapScenariosAndSettingsAreFoundToo() throws IOException {
    int arc = Sample.PROJECT.map().arcs().iterator().next().id();

    assertThat(rest(Sample.FOLDER, located(new Subject("arc", "" + arc), "$", Sample.FOLDER)))
        .matches("\\{\"id\": ?" + arc + ",.*");
    assertThat(
            located(
                Subject.of(Kinds.SCENARIOS, Sample.PROJECT.get(Kinds.SCENARIOS).at(0)),
                "$.setups[0].nation",
                Sample.FOLDER))
        .extracting(Location::path)
        .isEqualTo("$.setups[0].nation");
    assertThat(located(Subject.VOCABULARY, "$.terrains[1].word", Sample.FOLDER).file())
        .isEqualTo("rules/vocabulary.json");
    assertThat(located(Subject.SETTINGS, "$.ruleset", Sample.FOLDER).file())
        .isEqualTo("project.json");
  }

  @Test
  void whatIsInNoFileStaysWithoutPlace() {
    Finding finding = finding(new Subject("province", "atlantis"), "$");
    Finding strange = finding(new Subject("weather", "Not an ID"), "$.x");

    assertThat(Locating.locate(List.of(finding, strange), Sample.FOLDER))
        .containsExactly(finding, strange);
    assertThat(Locating.locate(List.of(finding), folder.resolve("none"))).containsExactly(finding);
  }

  private static Finding finding(Subject subject, String field) {
    return Finding.of("references.test", Severity.NOTE, "Test.", subject).in(field);
  }

  private static Location located(Subject subject, String field, Path folder) {
    return Locating.locate(List.of(finding(subject, field)), folder)
        .getFirst()
        .location()
        .orElseThrow();
  }

  /** The line from the place on. */
  private static String rest(Path folder, Location at) throws IOException {
    return Files.readAllLines(folder.resolve(at.file()))
        .get(at.line() - 1)
        .substring(at.column() - 1);
  }
}
