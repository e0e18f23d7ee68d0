package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Unreadable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One test for each way a file can be wrong: the whole message, and nothing written. */
class StoreMalformedTest {

  private static final String HEAD =
      "{\n  \"format\": \"groma.provinces/1\",\n  \"provinces\": [\n";

  @TempDir Path folder;

  @BeforeEach
  void aSoundProjectFile() throws IOException {
    write(
        "project.json",
        "{\"format\": \"groma.project/1\", \"name\": \"Test\", \"ruleset\": \"invasions\"}\n");
  }

  @Test
  void anUnknownFieldIsToldWithTheNearestKnownOne() throws IOException {
    provinces("    {\"id\": \"a\", \"name\": \"A\",\n     \"terain\": \"swamp\"}");
    assertProblems(
        "map/provinces.json, line 5, column 6 ($.provinces[0].terain): unknown field 'terain'; did"
            + " you mean 'terrain'?");
  }

  @Test
  void anUnknownFieldThatResemblesNoneIsToldWithAll() throws IOException {
    write(
        "project.json",
        "{\"format\": \"groma.project/1\", \"name\": \"T\", \"ruleset\": \"i\", \"x\": 1}");
    assertProblems(
        "project.json, line 1, column 60 ($.x): unknown field 'x'; the fields here are name,"
            + " ruleset, description, sources, sheet");
  }

  @Test
  void aMisspeltListIsToldAsUnknownAndAsMissing() throws IOException {
    write("map/seas.json", "{\"format\": \"groma.seas/1\", \"sees\": []}");
    assertProblems(
        "map/seas.json, line 1, column 1 ($.seas): the field 'seas' is missing",
        "map/seas.json, line 1, column 28 ($.sees): unknown field 'sees'; did you mean 'seas'?");
  }

  @Test
  void aWrongTypeIsToldWithWhatWasExpectedAndFound() throws IOException {
    provinces(
        """
            {"id": "a", "name": 7, "income": "two", "granary": "yes",
             "aliases": "Alpha", "attributes": [], "tags": {"x": 1}},
            "b",
            {"id": "c", "name": "C", "aliases": [true], "origin": 5}
        """);
    assertProblems(
        "map/provinces.json, line 4, column 25 ($.provinces[0].name): expected text in double"
            + " quotes, found the number 7",
        "map/provinces.json, line 4, column 38 ($.provinces[0].income): expected a number, found"
            + " the text 'two'",
        "map/provinces.json, line 4, column 56 ($.provinces[0].granary): expected true or false,"
            + " found the text 'yes'",
        "map/provinces.json, line 5, column 17 ($.provinces[0].aliases): expected a list, found the"
            + " text 'Alpha'",
        "map/provinces.json, line 5, column 40 ($.provinces[0].attributes): expected an object in"
            + " braces, found a list",
        "map/provinces.json, line 5, column 52 ($.provinces[0].tags): expected a list, found an"
            + " object in braces",
        "map/provinces.json, line 6, column 5 ($.provinces[1]): expected an object in braces, found"
            + " the text 'b'",
        "map/provinces.json, line 7, column 42 ($.provinces[2].aliases[0]): expected text in double"
            + " quotes, found true",
        "map/provinces.json, line 7, column 59 ($.provinces[2].origin): an origin is a line of text"
            + " or an object of such lines");
  }

  @Test
  void aMissingFieldIsToldAtItsRecord() throws IOException {
    provinces("    {\"id\": \"a\"}");
    assertProblems(
        "map/provinces.json, line 4, column 5 ($.provinces[0].name): the field 'name' is missing");
  }

  @Test
  void nullIsNoValue() throws IOException {
    provinces(
        "    {\"id\": \"a\", \"name\": \"A\", \"area\": null, \"attributes\": {\"k\": [null]}}");
    assertProblems(
        "map/provinces.json, line 4, column 38 ($.provinces[0].area): null is not a value here;"
            + " leave the field out",
        "map/provinces.json, line 4, column 65 ($.provinces[0].attributes.k[0]): null is not a"
            + " value here; leave the field out");
  }

  @Test
  void aFieldWrittenTwiceIsToldWithBothLines() throws IOException {
    provinces("    {\"id\": \"a\", \"name\": \"A\",\n     \"name\": \"B\"}");
    assertProblems(
        "map/provinces.json, line 5, column 6 ($.provinces[0].name): the field 'name' is written"
            + " twice, first on line 4");
  }

  @Test
  void anIdGivenTwiceIsToldWithBothLines() throws IOException {
    provinces(
        """
            {"id": "a", "name": "A"},
            {"id": "b", "name": "B"},
            {"id": "a", "name": "C"}
        """);
    assertProblems(
        "map/provinces.json, line 6, column 5 ($.provinces[2].id): two provinces have the id 'a';"
            + " the other one is on line 4");
  }

  @Test
  void aBadIdIsToldWithAGoodOne() throws IOException {
    provinces("    {\"id\": \"Moesia Inferior\", \"name\": \"A\", \"area\": \"Ärea\"}");
    assertProblems(
        "map/provinces.json, line 4, column 12 ($.provinces[0].id): 'Moesia Inferior' is not an id:"
            + " ids are lower-case letters a to z, digits and single hyphens, such as"
            + " 'moesia-inferior'",
        "map/provinces.json, line 4, column 52 ($.provinces[0].area): 'Ärea' is not an id: ids are"
            + " lower-case letters a to z, digits and single hyphens, such as 'area'");
  }

  @Test
  void aValueThatARecordRefusesIsToldInTheWordsOfTheRecord() throws IOException {
    write(
        "map/cities.json",
        """
        {"format": "groma.cities/1", "cities": [
          {"id": "a", "name": "A", "province": "p", "level": 9}
        ]}
        """);
    provinces("    {\"id\": \"p\", \"name\": \"P\", \"income\": 0.3}");
    assertProblems(
        "map/cities.json, line 2, column 3 ($.cities[0]): a city has level 0 to 3, not 9",
        "map/provinces.json, line 4, column 40 ($.provinces[0].income): 0.3 is not a multiple of"
            + " one half");
  }

  @Test
  void aPlaceWithoutItsKindIsToldHowToWriteIt() throws IOException {
    write(
        "map/links.json",
        """
        {"format": "groma.links/1", "links": [
          {"id": "a", "name": "A", "kind": "strait", "from": "hijaz", "to": "sea:b"}
        ]}
        """);
    assertProblems(
        "map/links.json, line 2, column 54 ($.links[0].from): 'hijaz' is not a place: write"
            + " 'province:ID', 'sea:ID' or, for an off-map box, 'area:ID'");
  }

  @Test
  void aFileCutOffIsToldAtItsEnd() throws IOException {
    write("map/seas.json", "{\n  \"format\": \"groma.seas/1\",\n  \"seas\": [\n    {\"id\": \"a");
    assertProblems(
        "map/seas.json, line 4, column 14 ($.seas[0].id): the file ends in the middle; it was cut"
            + " off, or a closing bracket or quote is missing");
  }

  @Test
  void everyCutOfAFileIsAProblemAndNeverAnException() throws IOException {
    Project cities = Projects.empty().with(Kinds.CITIES, Projects.full().get(Kinds.CITIES));
    ProjectStore.save(cities, folder);
    byte[] whole = Files.readAllBytes(folder.resolve("map/cities.json"));
    for (int length = 0; length < whole.length - 1; length++) {
      Files.write(folder.resolve("map/cities.json"), Arrays.copyOf(whole, length));
      assertThat(ProjectStore.load(folder)).isInstanceOf(Unreadable.class);
    }
  }

  @Test
  void anEmptyFileIsToldAsEmpty() throws IOException {
    write("map/areas.json", "");
    write("map/seas.json", " \n");
    write("map/topology.json", "");
    assertProblems(
        "map/areas.json, line 1, column 1: the file is empty",
        "map/seas.json, line 1, column 1: the file is empty",
        "map/topology.json, line 1, column 1: the file is empty");
  }

  @Test
  void notANumberAndInfinityAreRefused() throws IOException {
    provinces(
        "    {\"id\": \"a\", \"name\": \"A\", \"income\": NaN, \"attributes\": {\"x\":"
            + " -Infinity}}");
    assertProblems(
        "map/provinces.json, line 4, column 40 ($.provinces[0].income): 'NaN' is not a number",
        "map/provinces.json, line 4, column 65 ($.provinces[0].attributes.x): '-Infinity' is not a"
            + " number");
  }

  @Test
  void numbersBeyondMeasureAreRefusedWithoutBeingWrittenOut() throws IOException {
    provinces(
        "    {\"id\": \"a\", \"name\": \"A\", \"income\": 1e999999999,\n     \"attributes\":"
            + " {\"x\": "
            + "9".repeat(2000)
            + "}}");
    write(
        "map/cities.json",
        """
        {"format": "groma.cities/1", "cities": [
          {"id": "a", "name": "A", "province": "p", "level": 99999999999, "at": [1e400, 0]}
        ]}
        """);
    assertProblems(
        "map/cities.json, line 2, column 54 ($.cities[0].level): expected a whole number that is"
            + " not so large, found the number 99999999999",
        "map/cities.json, line 2, column 74 ($.cities[0].at[0]): expected a number that is not so"
            + " large, found the number 1e400",
        "map/provinces.json, line 4, column 40 ($.provinces[0].income): the number 1e999999999 is"
            + " beyond all measure",
        "map/provinces.json, line 5, column 26 ($.provinces[0].attributes.x): the number"
            + " 99999999999999999999… is beyond all measure");
  }

  @Test
  void nestingDeeperThanTheLimitIsRefused() throws IOException {
    provinces(
        "    {\"id\": \"a\", \"name\": \"A\", \"attributes\": {\"x\": "
            + "[".repeat(5000)
            + "]".repeat(5000)
            + "}}");
    List<LoadProblem> problems = ProjectStore.load(folder).problems();
    assertThat(problems)
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.message()).isEqualTo("values are nested more than 64 levels deep");
          assertThat(problem.line()).isEqualTo(4);
          assertThat(problem.column()).isEqualTo(49 + 61);
        });
  }

  @Test
  void nestingUpToTheLimitIsRead() throws IOException {
    provinces(
        "    {\"id\": \"a\", \"name\": \"A\", \"attributes\": {\"x\": "
            + "[".repeat(60)
            + "]".repeat(60)
            + "}}");
    assertThat(ProjectStore.load(folder).problems()).isEmpty();
  }

  @Test
  void textAfterTheDocumentIsRefused() throws IOException {
    write("map/areas.json", "{\"format\": \"groma.areas/1\", \"areas\": []}\n{}");
    write("map/seas.json", "{\"format\": \"groma.seas/1\", \"seas\": []}\noops");
    write("map/topology.json", "{\"format\": \"groma.topology/1\", \"precision\": 3} []");
    assertProblems(
        "map/areas.json, line 2, column 1: there is something after the end of the document",
        "map/seas.json, line 2, column 1: expected the end of the file, found 'oops'",
        "map/topology.json, line 1, column 48: there is something after the end of the document");
  }

  @Test
  void bytesThatAreNotUtf8AreToldWhereTheyAre() throws IOException {
    byte[] latin =
        (HEAD + "    {\"id\": \"a\", \"name\": \"Mün").getBytes(StandardCharsets.ISO_8859_1);
    Files.createDirectories(folder.resolve("map"));
    Files.write(folder.resolve("map/provinces.json"), latin);
    assertProblems(
        "map/provinces.json, line 4, column 27: this is not UTF-8 text; save the file in the"
            + " encoding UTF-8");
  }

  @Test
  void theWrongDocumentIsTold() throws IOException {
    write("map/areas.json", "[]");
    write("map/seas.json", "{\"format\": \"groma.areas/1\", \"areas\": []}");
    write("map/rivers.json", "{\"rivers\": []}");
    write("map/topology.json", "{\"nodes\": []}");
    assertProblems(
        "map/areas.json, line 1, column 1: expected an object in braces, found a list",
        "map/rivers.json, line 1, column 1: the field 'format' is missing; this file starts with"
            + " \"format\": \"groma.rivers/1\"",
        "map/seas.json, line 1, column 12 ($.format): expected the format 'groma.seas/1', found the"
            + " text 'groma.areas/1'",
        "map/topology.json, line 1, column 1: the field 'format' is missing; this file starts with"
            + " \"format\": \"groma.topology/1\"");
  }

  @Test
  void aNewerFormatAsksForANewerGroma() throws IOException {
    write("map/areas.json", "{\"format\": \"groma.areas/2\", \"new\": 1}");
    write("map/topology.json", "{\"format\": \"groma.topology/17\", \"new\": 1}");
    assertProblems(
        "map/areas.json, line 1, column 12 ($.format): this file has the format 'groma.areas/2',"
            + " but this Groma knows only 'groma.areas/1'; a newer Groma is needed",
        "map/topology.json, line 1, column 12 ($.format): this file has the format"
            + " 'groma.topology/17', but this Groma knows only 'groma.topology/1'; a newer Groma is"
            + " needed");
  }

  @Test
  void aFileThatIsNamedOtherwiseThanItsEntryIsTold() throws IOException {
    write(
        "scenarios/one.json",
        """
        {"format": "groma.scenarios/1", "id": "two", "name": "Two", "firstTurn": 1, "lastTurn": 2}
        """);
    write(
        "sources/rules-en/Table A.json",
        """
        {"format": "groma.sources/1", "edition": "rules-en", "table": "Table A", "name": "A"}
        """);
    assertProblems(
        "scenarios/one.json, line 1, column 1: the file of 'two' is called scenarios/two.json;"
            + " rename the file or change the id",
        "sources/rules-en/Table A.json, line 1, column 1: 'Table A' is not an id: ids are"
            + " lower-case letters a to z, digits and single hyphens, such as 'table-a'");
  }

  @Test
  void everyFileIsTriedAndTheProblemsOfAllAreTold() throws IOException {
    write("project.json", "{\"format\": \"groma.project/1\", \"name\": \" \", \"ruleset\": \"i\"}");
    write("map/areas.json", "");
    write("rules/vocabulary.json", "{\"format\": \"groma.vocabulary/1\", \"terains\": []}");
    assertProblems(
        "map/areas.json, line 1, column 1: the file is empty",
        "project.json, line 1, column 1: a project needs a name",
        "rules/vocabulary.json, line 1, column 34 ($.terains): unknown field 'terains'; did you"
            + " mean 'terrains'?");
  }

  private void provinces(String records) throws IOException {
    write("map/provinces.json", HEAD + records + "\n  ]\n}\n");
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), text);
  }

  private void assertProblems(String... expected) throws IOException {
    NavigableMap<String, String> before = Folders.text(folder);
    LoadResult result = ProjectStore.load(folder);
    assertThat(result.problems()).extracting(LoadProblem::toString).containsExactly(expected);
    assertThat(result).isInstanceOf(Unreadable.class);
    assertThat(Folders.text(folder)).isEqualTo(before);
  }
}
