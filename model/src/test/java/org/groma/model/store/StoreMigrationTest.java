package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.json.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Migrations, tried with a version 0 that never was. */
class StoreMigrationTest {

  /** Version 0 called the list of areas regions. */
  private static final Migration REGIONS =
      new Migration(
          "areas",
          0,
          document ->
              document.without("regions").with("areas", document.get("regions").orElseThrow()));

  /** Version 0 had no precision. */
  private static final Migration PRECISION =
      new Migration("topology", 0, document -> document.with("precision", new Json.Num("3")));

  @TempDir Path folder;

  @BeforeEach
  void aProject() {
    ProjectStore.save(Projects.full(), folder);
  }

  @Test
  void anOlderFileIsReadAsThePresentFormatAndSavedInIt() throws IOException {
    String present = Files.readString(folder.resolve("map/areas.json"));
    replace("map/areas.json", "groma.areas/1", "groma.areas/0");
    replace("map/areas.json", "\"areas\"", "\"regions\"");

    LoadResult result = ProjectStore.load(folder, List.of(REGIONS));
    assertThat(result).isInstanceOf(Loaded.class);
    assertThat(((Loaded) result).project()).isEqualTo(Projects.full());

    ProjectStore.save(((Loaded) result).project(), folder);
    assertThat(Files.readString(folder.resolve("map/areas.json"))).isEqualTo(present);
  }

  @Test
  void mistakesInAnOlderFileAreToldWhereTheyStandInIt() throws IOException {
    replace("map/areas.json", "groma.areas/1", "groma.areas/0");
    replace("map/areas.json", "\"areas\"", "\"regions\"");
    replace("map/areas.json", "\"status\"", "\"statu\"");
    assertThat(ProjectStore.load(folder, List.of(REGIONS)).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "map/areas.json, line 9, column 7 ($.areas[0].statu): unknown field 'statu'; did you"
                + " mean 'status'?");
  }

  @Test
  void anOlderMapIsMigratedToo() throws IOException {
    replace("map/topology.json", "groma.topology/1", "groma.topology/0");
    replace("map/topology.json", "  \"precision\": 3,\n", "");
    LoadResult result = ProjectStore.load(folder, List.of(PRECISION));
    assertThat(result).isInstanceOf(Loaded.class);
    assertThat(((Loaded) result).project()).isEqualTo(Projects.full());
  }

  @Test
  void mistakesInAnOlderMapAreToldByTheirPathAlone() throws IOException {
    replace("map/topology.json", "groma.topology/1", "groma.topology/0");
    replace("map/topology.json", "\"precision\": 3", "\"precision\": 30");
    replace("map/topology.json", "\"at\":[10,0]", "\"at\":[10]");
    assertThat(ProjectStore.load(folder, List.of(PRECISION)).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "map/topology.json ($.nodes[0].at): expected a point [x,y], found a list of 1");
  }

  @Test
  void migrationsAreAppliedOneAfterTheOther() {
    Json.Fields document = new Json.Fields().with("steps", new Json.Text(""));
    List<Migration> chain =
        List.of(
            new Migration("x", 1, fields -> append(fields, "b")),
            new Migration("x", 0, fields -> append(fields, "a")),
            new Migration("y", 0, fields -> append(fields, "wrong")));
    assertThat(Migration.bring(document, new Format("x", 0), new Format("x", 2), chain))
        .contains(new Json.Fields().with("steps", new Json.Text("ab")));
  }

  @Test
  void aVersionThatNothingLeadsFromIsRefused() throws IOException {
    replace("map/areas.json", "groma.areas/1", "groma.areas/0");
    assertThat(ProjectStore.load(folder).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "map/areas.json, line 2, column 13 ($.format): this file has the format"
                + " 'groma.areas/0', but this Groma knows only 'groma.areas/1' and how to read some"
                + " versions before it; an older Groma is needed");
  }

  private static Json.Fields append(Json.Fields fields, String more) {
    String before = ((Json.Text) fields.get("steps").orElseThrow()).text();
    return fields.with("steps", new Json.Text(before + more));
  }

  private void replace(String file, String before, String after) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(before);
    Files.writeString(folder.resolve(file), text.replace(before, after));
  }
}
