package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.SaveResult.Saved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreRoundTripTest {

  @TempDir Path folder;

  @Test
  void aProjectWithEveryFieldSetIsLoadedAsItWasSaved() {
    assertThat(loadedAfterSaving(Projects.full())).isEqualTo(Projects.full());
  }

  @Test
  void aProjectWithNothingButDefaultsIsLoadedAsItWasSaved() {
    assertThat(loadedAfterSaving(Projects.bare())).isEqualTo(Projects.bare());
  }

  @Test
  void anEmptyProjectIsOneFile() throws IOException {
    assertThat(loadedAfterSaving(Projects.empty())).isEqualTo(Projects.empty());
    assertThat(Folders.text(folder))
        .containsExactly(
            Map.entry(
                "project.json",
                """
                {
                  "format": "groma.project/1",
                  "name": "Empty",
                  "ruleset": "invasions"
                }
                """));
  }

  @Test
  void everyKindIsInTheFullAndInTheBareProject() {
    assertThat(Kinds.ALL).allSatisfy(kind -> assertThat(Projects.full().get(kind)).isNotEmpty());
    assertThat(Kinds.ALL)
        .filteredOn(kind -> !kind.equals(Kinds.SOURCES))
        .allSatisfy(kind -> assertThat(Projects.bare().get(kind)).isNotEmpty());
  }

  @Test
  void savingTwiceChangesNoByteAndTouchesNoFile() throws IOException {
    save(Projects.full());
    NavigableMap<String, String> before = Folders.text(folder);
    for (String file : before.keySet()) {
      Files.setLastModifiedTime(folder.resolve(file), FileTime.fromMillis(1_000_000));
    }

    assertThat(save(Projects.full()).changedFiles()).isEmpty();

    assertThat(Folders.text(folder)).isEqualTo(before);
    assertThat(before.keySet())
        .allSatisfy(file ->
            assertThat(Files.getLastModifiedTime(folder.resolve(file)).toMillis())
                .isEqualTo(1_000_000));
  }

  @Test
  void aLoadedProjectIsSavedAsTheSameBytes(@TempDir Path other) throws IOException {
    save(Projects.full());
    Loaded loaded = load();
    assertThat(ProjectStore.save(loaded.project(), other)).isInstanceOf(Saved.class);
    assertThat(Folders.text(other)).isEqualTo(Folders.text(folder));
  }

  @Test
  void onlyTheFileOfAChangedEntryIsWritten() {
    save(Projects.full());
    Province changed = Province.named(new ProvinceId("hijaz"), "Hijaz");
    Saved saved = save(Projects.full().with(Kinds.PROVINCES, changed));
    assertThat(saved.changedFiles()).containsExactly("map/provinces.json");
  }

  @Test
  void whatIsEmptyLosesItsFileAndOtherFilesAreLeftAlone() throws IOException {
    save(Projects.full());
    Files.writeString(folder.resolve("remarks.json"), "mine");
    Files.writeString(folder.resolve("scenarios/notes.txt"), "mine");
    Files.writeString(folder.resolve("sources/rules-en/.hidden.json"), "mine");

    Project less =
        Projects.full()
            .with(Kinds.CITIES, Ledger.empty())
            .with(Kinds.SCENARIOS, Ledger.empty())
            .with(Kinds.SOURCES, Ledger.empty());
    assertThat(save(less).changedFiles())
        .containsExactly(
            "map/cities.json", "scenarios/conquest.json", "sources/rules-en/provinces.json");

    assertThat(Folders.text(folder))
        .doesNotContainKeys(
            "map/cities.json", "scenarios/conquest.json", "sources/rules-en/provinces.json")
        .containsEntry("remarks.json", "mine")
        .containsEntry("scenarios/notes.txt", "mine")
        .containsEntry("sources/rules-en/.hidden.json", "mine");
    assertThat(load().project()).isEqualTo(less);
  }

  @Test
  void theFolderOfTheLastScenarioGoesWithIt() {
    save(Projects.full());
    save(Projects.full().with(Kinds.SCENARIOS, Ledger.empty()));
    assertThat(folder.resolve("scenarios")).doesNotExist();
  }

  @Test
  void aCleanSaveLeavesNoPrivateFolder() {
    save(Projects.full());
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void filesAreUtf8WithLineFeedsAndOneAtTheEnd() throws IOException {
    save(Projects.full());
    for (String file : Folders.text(folder).keySet()) {
      byte[] bytes = Files.readAllBytes(folder.resolve(file));
      String text = new String(bytes, StandardCharsets.UTF_8);
      assertThat(text.getBytes(StandardCharsets.UTF_8)).isEqualTo(bytes);
      assertThat(text).startsWith("{\n  \"format\": \"groma.").endsWith("\n}\n");
      assertThat(text).doesNotContain("\r");
    }
  }

  @Test
  void aRecordHasAFieldOnEachLineAndShortValuesOnOne() throws IOException {
    save(Projects.full());
    assertThat(Folders.text(folder).get("map/cities.json"))
        .isEqualTo(
            """
            {
              "format": "groma.cities/1",
              "cities": [
                {
                  "id": "mecca",
                  "name": "Mecca",
                  "aliases": ["Makkah"],
                  "province": "hijaz",
                  "level": 2,
                  "fortified": true,
                  "wall": -1,
                  "port": "red-sea",
                  "at": [3.1, -0.00004],
                  "tags": ["harbour"],
                  "attributes": {"combat": 3, "notes": {"if": [true, "½"], "a thing": {"rate": 0.25}}},
                  "origin": {"*": "printed rules-en XX.F", "name": "house: ruling E71: as on the map"}
                }
              ]
            }
            """);
  }

  @Test
  void defaultsAreLeftOutButMoneyAndRequiredFieldsAreNot() throws IOException {
    save(Projects.bare());
    NavigableMap<String, String> text = Folders.text(folder);
    assertThat(text.get("map/provinces.json"))
        .isEqualTo(
            """
            {
              "format": "groma.provinces/1",
              "provinces": [
                {
                  "id": "a",
                  "name": "A",
                  "income": 0
                }
              ]
            }
            """);
    assertThat(text.get("map/seas.json")).contains("\"monopoly\": 0");
    assertThat(text.get("map/cities.json")).contains("\"level\": 0").doesNotContain("wall");
    assertThat(text.get("map/overrides.json")).contains("\"adjacent\": false");
  }

  @Test
  void theMapHasALineForEachPart() throws IOException {
    save(Projects.full());
    assertThat(Folders.text(folder).get("map/topology.json"))
        .isEqualTo(
            """
            {
              "format": "groma.topology/1",
              "projection": {"name":"lambert","parameters":{"scale":0.0000001,"standard-parallel":41.5}},
              "precision": 3,
              "nodes": [
                {"id":0,"at":[10,0]},
                {"id":1,"at":[10,10.125]}
              ],
              "arcs": [
                {"id":0,"from":0,"to":1,"left":1,"right":2,"kind":"river","river":"jordan","tags":["limes","old"],"line":[[10,0],[9.5,5.001],[10,10.125]]},
                {"id":1,"from":1,"to":0,"left":1,"right":0,"line":[[10,10.125],[-0.5,10],[0,0],[10,0]]},
                {"id":2,"from":0,"to":1,"left":2,"right":0,"kind":"wall","line":[[10,0],[20,0],[20,10],[10,10.125]]}
              ],
              "faces": [
                {"id":1,"use":"province:hijaz"},
                {"id":2,"use":"sea:red-sea"}
              ]
            }
            """);
  }

  @Test
  void recordsAreSortedById() throws IOException {
    Project project = Projects.empty();
    for (String id : List.of("c", "a", "b")) {
      project = project.with(Kinds.PROVINCES, Province.named(new ProvinceId(id), id));
    }
    save(project);
    try (Stream<String> lines = Files.lines(folder.resolve("map/provinces.json"))) {
      assertThat(lines.filter(line -> line.contains("\"id\"")).map(String::strip))
          .containsExactly("\"id\": \"a\",", "\"id\": \"b\",", "\"id\": \"c\",");
    }
  }

  @Test
  void aByteOrderMarkIsPassedOverAndNotWrittenAgain() throws IOException {
    save(Projects.bare());
    Path file = folder.resolve("map/areas.json");
    String text = Files.readString(file);
    Files.writeString(file, "\uFEFF" + text);
    assertThat(load().project()).isEqualTo(Projects.bare());
    save(load().project());
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void linesMayEndAsOnWindowsAndFieldsStandInAnyOrder() throws IOException {
    save(Projects.empty());
    Files.writeString(
        folder.resolve("project.json"),
        """
        {"ruleset": "invasions",
         "name": "Empty",
         "format": "groma.project/1"}
        """
            .replace("\n", "\r\n"));
    assertThat(load().project()).isEqualTo(Projects.empty());
  }

  @Test
  void loadingWritesNothing() throws IOException {
    save(Projects.full());
    NavigableMap<String, String> before = new TreeMap<>(Folders.text(folder));
    load();
    assertThat(Folders.text(folder)).isEqualTo(before);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void loadingAndSavingTellTheSameFingerprint() {
    assertThat(save(Projects.full()).fingerprint()).isEqualTo(load().fingerprint());
  }

  private Project loadedAfterSaving(Project project) {
    save(project);
    return load().project();
  }

  private Saved save(Project project) {
    SaveResult result = ProjectStore.save(project, folder);
    assertThat(result).isInstanceOf(Saved.class);
    return (Saved) result;
  }

  private Loaded load() {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    return (Loaded) result;
  }
}
