package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.LoadResult.Unreadable;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The map file: what can be wrong with it, and how it is told. */
class StoreMapFileTest {

  private static final String SOUND =
      """
      {
        "format": "groma.topology/1",
        "precision": 3,
        "nodes": [
          {"id":0,"at":[10,0]},
          {"id":1,"at":[10,10]}
        ],
        "arcs": [
          {"id":0,"from":0,"to":1,"left":1,"right":2,"line":[[10,0],[10,10]]},
          {"id":1,"from":1,"to":0,"left":1,"right":0,"line":[[10,10],[0,10],[0,0],[10,0]]},
          {"id":2,"from":0,"to":1,"left":2,"right":0,"line":[[10,0],[20,0],[20,10],[10,10]]}
        ],
        "faces": [
          {"id":1},
          {"id":2,"use":"void"}
        ]
      }
      """;

  @TempDir Path folder;

  @BeforeEach
  void aProject() {
    ProjectStore.save(Projects.empty(), folder);
  }

  @Test
  void aSoundMapIsLoadedAndSavedAsTheSameBytes() throws IOException {
    write(SOUND);
    Project project = loaded();
    assertThat(project.map().faceCount()).isEqualTo(3);
    ProjectStore.save(project, folder);
    assertThat(Files.readString(folder.resolve("map/topology.json"))).isEqualTo(SOUND);
  }

  @Test
  void partsMayComeInAnyOrder() throws IOException {
    write(SOUND);
    Project sound = loaded();
    int arcs = SOUND.indexOf("  \"arcs\"");
    int faces = SOUND.indexOf("  \"faces\"");
    String reordered =
        "{\n"
            + SOUND.substring(faces, SOUND.length() - 3)
            + ",\n"
            + SOUND.substring(arcs, faces)
            + SOUND.substring(4, arcs).stripTrailing().replaceAll(",$", "")
            + "}";
    write(reordered);
    assertThat(loaded()).isEqualTo(sound);
  }

  @Test
  void aFinerGridAndAProjectionAreKeptWithoutAMap() {
    Project project =
        Projects.empty().with(Topology.empty(new Precision(6))).with(Projection.LONLAT);
    ProjectStore.save(project, folder);
    assertThat(loaded()).isEqualTo(project);
  }

  @Test
  void mistakesInSeveralPartsAreAllTold() throws IOException {
    write(
        SOUND
            .replace("{\"id\":0,\"at\":[10,0]}", "{\"id\":0,\"att\":[10,0]}")
            .replace("\"from\":1", "\"from\":\"one\"")
            .replace("{\"id\":1}", "{\"id\":0}")
            .replace("void", "Hijaz"));
    assertProblems(
        "map/topology.json, line 5, column 5 ($.nodes[0].at): the field 'at' is missing",
        "map/topology.json, line 5, column 13 ($.nodes[0].att): unknown field 'att'; did you mean"
            + " 'at'?",
        "map/topology.json, line 10, column 20 ($.arcs[1].from): expected a whole number from 0 to"
            + " 9999999, found the text 'one'",
        "map/topology.json, line 14, column 11 ($.faces[0].id): expected a whole number from 1 to"
            + " 9999999, found the number 0",
        "map/topology.json, line 15, column 19 ($.faces[1].use): 'Hijaz' is not a place: write"
            + " 'province:ID', 'sea:ID' or, for an off-map box, 'area:ID'");
  }

  @Test
  void badCoordinatesAreToldEachWhereItStands() throws IOException {
    write(
        SOUND
            .replace("[0,10],[0,0]", "[NaN,10],[1e7,-1e999],[\"x\",0,1],[]")
            .replace("[20,0]", "5"));
    assertProblems(
        "map/topology.json, line 10, column 65 ($.arcs[1].line[1][0]): expected a number, found"
            + " 'NaN'",
        "map/topology.json, line 10, column 74 ($.arcs[1].line[2][0]): a coordinate lies between"
            + " -1000000 and 1000000, this one does not",
        "map/topology.json, line 10, column 78 ($.arcs[1].line[2][1]): expected a number that is"
            + " not so large, found the number -1e999",
        "map/topology.json, line 10, column 87 ($.arcs[1].line[3][0]): expected a number, found the"
            + " text 'x'",
        "map/topology.json, line 10, column 94 ($.arcs[1].line[3]): expected a point [x,y], found a"
            + " list of 3",
        "map/topology.json, line 10, column 97 ($.arcs[1].line[4]): expected a point [x,y], found a"
            + " list of 0",
        "map/topology.json, line 11, column 63 ($.arcs[2].line[1]): expected a list, found the"
            + " number 5");
  }

  @Test
  void aPartListedTwiceIsToldWithBothLines() throws IOException {
    write(SOUND.replace("{\"id\":2,\"from\"", "{\"id\":1,\"from\""));
    assertProblems(
        "map/topology.json, line 11, column 5 ($.arcs[2]): arc 1 is listed twice, first on line"
            + " 10");
  }

  @Test
  void anAbsurdNumberIsRefusedBeforeMemoryIsTakenForIt() throws IOException {
    write(SOUND.replace("{\"id\":0,\"at\"", "{\"id\":2000000000,\"at\""));
    assertProblems(
        "map/topology.json, line 5, column 11 ($.nodes[0].id): expected a whole number from 0 to"
            + " 9999999, found the number 2000000000");
  }

  @Test
  void aLineOfOnePointIsRefused() throws IOException {
    write(SOUND.replace("\"line\":[[10,0],[10,10]]", "\"line\":[[10,0]]"));
    assertProblems(
        "map/topology.json, line 9, column 55 ($.arcs[0].line): a line has at least two points");
  }

  @Test
  void partsThatDoNotFitTogetherAreToldAtTheArc() throws IOException {
    write(SOUND.replace("\"to\":0", "\"to\":7").replace("[20,0]", "[20.0001,0]"));
    assertProblems(
        "map/topology.json, line 10, column 5 ($.arcs[1]): arc 1 ends at node 7, which is not"
            + " listed",
        "map/topology.json, line 11, column 5 ($.arcs[2]): arc 2 has a point with more than 3"
            + " digits after the point");
  }

  @Test
  void bordersThatCrossAreToldAtOneOfThem() throws IOException {
    write(SOUND.replace("[0,10],[0,0]", "[0,10],[15,5],[0,0]"));
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).isInstanceOf(Unreadable.class);
    assertThat(result.problems())
        .anySatisfy(problem -> {
          assertThat(problem.kind()).isEqualTo(LoadProblem.Kind.MAP);
          assertThat(problem.message()).isEqualTo("arcs 0 and 1 cross or touch");
          assertThat(problem.line()).isEqualTo(9);
        });
  }

  @Test
  void aBrokenProjectionIsToldLikeAnyRecord() throws IOException {
    write(SOUND.replace("\"precision\": 3", "\"projection\": {\"nam\": \"x\"}, \"precision\": 3"));
    assertProblems(
        "map/topology.json, line 3, column 17 ($.projection.name): the field 'name' is missing",
        "map/topology.json, line 3, column 18 ($.projection.nam): unknown field 'nam'; did you mean"
            + " 'name'?");
  }

  @Test
  void everyCutOfAMapIsAProblemAndNeverAnException() throws IOException {
    for (int length = 0; length < SOUND.length() - 1; length++) {
      write(SOUND.substring(0, length));
      assertThat(ProjectStore.load(folder)).isInstanceOf(Unreadable.class);
    }
  }

  @Test
  void everyMissingCharacterOfAMapIsAProblemOrAnotherMapButNeverAnException() throws IOException {
    for (int i = 0; i < SOUND.length(); i++) {
      write(SOUND.substring(0, i) + SOUND.substring(i + 1));
      assertThat(ProjectStore.load(folder)).isNotNull();
    }
  }

  private void write(String text) throws IOException {
    Files.createDirectories(folder.resolve("map"));
    Files.writeString(folder.resolve("map/topology.json"), text);
  }

  private Project loaded() {
    LoadResult result = ProjectStore.load(folder);
    return Optional.of(result)
        .filter(Loaded.class::isInstance)
        .map(loaded -> ((Loaded) loaded).project())
        .orElseThrow(() -> new AssertionError(result.problems()));
  }

  private void assertProblems(String... expected) {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result.problems())
        .extracting(LoadProblem::toString)
        .containsExactlyElementsOf(Arrays.asList(expected));
    assertThat(result).isInstanceOf(Unreadable.class);
  }
}
