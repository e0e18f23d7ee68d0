package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.CoastId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.LoadResult.Unreadable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreReferencesTest {

  @TempDir Path folder;

  @Test
  void aSoundProjectHasNone() {
    assertThat(References.in(Projects.full())).isEmpty();
    assertThat(References.in(Projects.bare())).isEmpty();
    assertThat(References.in(Projects.empty())).isEmpty();
  }

  @Test
  void everyUseOfARemovedProvinceIsFound() {
    Project without = Projects.full().with(Kinds.PROVINCES, Ledger.empty());
    assertThat(told(without))
        .containsExactly(
            "city mecca $.province hijaz",
            "link ford $.from province:hijaz",
            "coast east-shore $.provinces[0] hijaz",
            "override no-landing $.a province:hijaz",
            "label province-hijaz $.subject province:hijaz",
            "nation arabs $.home[0] province:hijaz",
            "time-entry arab-raid $.places[0] province:hijaz",
            "scenario conquest $.setups[0].seat province:hijaz",
            "scenario conquest $.setups[0].units[0].place province:hijaz",
            "scenario conquest $.setups[0].leaders[0].place province:hijaz",
            "scenario conquest $.markers[0].place province:hijaz",
            "source-table rules-en/provinces $.rows[0].of hijaz",
            "face 1 $.use province:hijaz");
  }

  @Test
  void everyUseOfARemovedAreaSeaOrRiverIsFound() {
    assertThat(told(Projects.full().with(Kinds.AREAS, Ledger.empty())))
        .containsExactly(
            "province hijaz $.area arabia",
            "river jordan $.areas[0] orient",
            "river jordan $.areas[1] arabia",
            "nation arabs $.home[1] area:arabia");
    assertThat(told(Projects.full().with(Kinds.AREAS, Projects.full().areas().without("orient"))))
        .contains("area arabia $.parent orient");
    assertThat(told(Projects.full().with(Kinds.SEAS, Ledger.empty())))
        .containsExactly(
            "city mecca $.port red-sea",
            "link ford $.to sea:red-sea",
            "link ford $.seas[0] red-sea",
            "coast east-shore $.sea red-sea",
            "override no-landing $.b sea:red-sea",
            "scenario conquest $.setups[0].controls[0] sea:red-sea",
            "face 2 $.use sea:red-sea");
    assertThat(told(Projects.full().with(Kinds.RIVERS, Ledger.empty())))
        .containsExactly("override no-landing $.river jordan", "arc 0 $.river jordan");
  }

  @Test
  void everyUseOfARemovedPieceIsFound() {
    assertThat(told(Projects.full().with(Kinds.UNITS, Ledger.empty())))
        .containsExactly(
            "nation arabs $.pool[0].unit camels",
            "time-entry arab-raid $.units[0].unit camels",
            "scenario conquest $.setups[0].units[0].unit camels");
    assertThat(told(Projects.full().with(Kinds.LEADERS, Ledger.empty())))
        .containsExactly("scenario conquest $.setups[0].leaders[0].leader omar");
    assertThat(told(Projects.full().with(Kinds.NATIONS, Ledger.empty())))
        .containsExactly(
            "leader omar $.nation arabs",
            "time-entry arab-raid $.nation arabs",
            "scenario conquest $.players[0].nations[0] arabs",
            "scenario conquest $.setups[0].nation arabs",
            "scenario conquest $.relations[0].from arabs",
            "scenario conquest $.relations[0].to arabs",
            "scenario conquest $.markers[0].nation arabs");
  }

  @Test
  void everyCitationOfAnEditionThatIsNoSourceIsFound() {
    Settings settings = Projects.full().settings();
    Project project =
        Projects.full()
            .with(
                new Settings(
                    settings.name(), settings.ruleset(), settings.description(), List.of()));
    assertThat(told(project))
        .contains(
            "province hijaz $.origin['*'] rules-en",
            "nation arabs $.pool[0].origin rules-en",
            "nation arabs $.special[0].origin rules-en",
            "nation arabs $.victory[0].origin rules-en",
            "deck fate $.cards[0].origin['*'] rules-en",
            "table combat $.rows[0].origin rules-en",
            "scenario conquest $.relations[0].origin rules-en",
            "source-table rules-en/provinces $.edition rules-en");
  }

  @Test
  void everyWordThatTheVocabularyDoesNotListIsFound() {
    List<Vocabulary.Term> other =
        List.of(new Vocabulary.Term("other", "Other", Optional.empty(), false));
    Vocabulary strange =
        new Vocabulary(
            other, other, other, other, other, other, other, other, other, other, other, other,
            other);
    assertThat(told(Projects.full().with(strange)))
        .containsExactly(
            "province hijaz $.terrain desert",
            "province hijaz $.extent main",
            "province hijaz $.tags[0] holy",
            "area arabia $.status barbarian",
            "area arabia $.religion pagan",
            "area arabia $.extent main",
            "sea red-sea $.extent main",
            "city mecca $.tags[0] harbour",
            "river jordan $.extent main",
            "link ford $.kind strait",
            "override no-landing $.kind wall",
            "unit camels $.category infantry",
            "unit camels $.traits[0] heavy",
            "nation arabs $.status barbarian",
            "nation arabs $.religion pagan",
            "time-entry arab-raid $.kind raid",
            "scenario conquest $.setups[0].status kingdom",
            "scenario conquest $.relations[0].kind alliance",
            "scenario conquest $.markers[0].kind limes",
            "arc 0 $.kind river",
            "arc 2 $.kind wall");
  }

  @Test
  void aVocabularyThatListsNothingForbidsNothing() {
    assertThat(References.in(Projects.full().with(Vocabulary.EMPTY))).isEmpty();
  }

  @Test
  void aLoadedProjectTellsThemWithTheirPlaceAndTheNearest() throws IOException {
    ProjectStore.save(Projects.full(), folder);
    write(
        "map/provinces.json",
        """
        {
          "format": "groma.provinces/1",
          "provinces": [
            {"id": "zeta", "name": "Zeta", "area": "arabai", "terrain": "dessert",
             "tags": ["zz", "holly"], "origin": "printed rules-fr I"},
            {"id": "hijaz", "name": "Hijaz"}
          ]
        }
        """);
    replace("map/topology.json", "sea:red-sea", "sea:redsea");
    replace("map/topology.json", "jordan", "jordn");
    replace("rules/nations.json", "province:hijaz", "province:hejaz");

    assertThat(told(ProjectStore.load(folder)))
        .containsExactly(
            "map/provinces.json, line 4, column 44 ($.provinces[0].area): 'arabai' is not among the"
                + " areas of the project; did you mean 'arabia'?",
            "map/provinces.json, line 4, column 65 ($.provinces[0].terrain): 'dessert' is not among"
                + " the terrains of the vocabulary; did you mean 'desert'?",
            "map/provinces.json, line 5, column 15 ($.provinces[0].tags[0]): 'zz' is not among the"
                + " tags of provinces of the vocabulary",
            "map/provinces.json, line 5, column 21 ($.provinces[0].tags[1]): 'holly' is not among"
                + " the tags of provinces of the vocabulary; did you mean 'holy'?",
            "map/provinces.json, line 5, column 41 ($.provinces[0].origin): 'rules-fr' is not among"
                + " the sources in project.json; did you mean 'rules-en'?",
            "map/topology.json, line 10, column 71 ($.arcs[0].river): 'jordn' is not among the"
                + " rivers of the project; did you mean 'jordan'?",
            "map/topology.json, line 16, column 19 ($.faces[1].use): 'sea:redsea' is not among the"
                + " seas of the project; did you mean 'sea:red-sea'?",
            "rules/nations.json, line 13, column 16 ($.nations[0].home[0]): 'province:hejaz' is not"
                + " among the provinces of the project; did you mean 'province:hijaz'?");
  }

  @Test
  void aProjectWithABrokenReferenceIsLoadedUnlessAskedToBeStrict() throws IOException {
    ProjectStore.save(Projects.full(), folder);
    Files.delete(folder.resolve("map/seas.json"));
    assertThat(ProjectStore.load(folder)).isInstanceOf(Loaded.class);
    assertThat(ProjectStore.loadStrictly(folder)).isInstanceOf(Unreadable.class);
    assertThat(ProjectStore.loadStrictly(folder).problems())
        .isEqualTo(ProjectStore.load(folder).problems())
        .hasSize(7);
  }

  @Test
  void whatAnEditionPrintsOfSomethingThatIsGoneKeepsNobodyFromWorking() throws IOException {
    ProjectStore.save(Projects.full(), folder);
    replace("sources/rules-en/provinces.json", "\"of\": \"", "\"of\": \"lost-");
    assertThat(ProjectStore.load(folder).problems()).isNotEmpty();
    assertThat(ProjectStore.loadStrictly(folder)).isInstanceOf(Loaded.class);
  }

  @Test
  void listsThatAreSortedWhenReadAreFoundWhereTheyStandInTheFile() throws IOException {
    ProjectStore.save(Projects.full(), folder);
    write(
        "map/coasts.json",
        """
        {
          "format": "groma.coasts/1",
          "coasts": [
            {"id": "c", "name": "C", "sea": "red-sea", "provinces": ["hijaz",
              "z-missing", "a-missing"]}
          ]
        }
        """);
    assertThat(told(ProjectStore.load(folder)))
        .containsExactly(
            "map/coasts.json, line 5, column 7 ($.coasts[0].provinces[1]): 'z-missing' is not among"
                + " the provinces of the project",
            "map/coasts.json, line 5, column 20 ($.coasts[0].provinces[2]): 'a-missing' is not"
                + " among the provinces of the project");
  }

  @Test
  void aTableAboutAnUnknownKindIsFound() throws IOException {
    ProjectStore.save(Projects.full(), folder);
    replace("sources/rules-en/provinces.json", "\"about\": \"province\"", "\"about\": \"provinc\"");
    assertThat(told(ProjectStore.load(folder)))
        .containsExactly(
            "sources/rules-en/provinces.json, line 6, column 12 ($.about): 'provinc' is not among"
                + " the kinds of entries of the project; did you mean 'province'?");
  }

  @Test
  void thousandsOfThemAreFoundInOnePass() {
    Project project = Projects.empty().with(ProjectMaps.cells(40, 3));
    ProjectStore.save(project, folder);
    List<LoadProblem> problems = ProjectStore.load(folder).problems();
    assertThat(problems).hasSize(1600);
    assertThat(problems.getFirst().toString())
        .endsWith("'province:p-0-0' is not among the provinces of the project");
    assertThat(problems).extracting(LoadProblem::line).doesNotContain(0).doesNotHaveDuplicates();
  }

  @Test
  void inMemoryTheyNameTheEntryAndTheNearest() {
    Project project =
        Projects.empty()
            .with(
                Kinds.COASTS,
                new Coast(new CoastId("c"), "C", new SeaId("blakc"), List.of(), Origins.UNSTATED))
            .with(
                Kinds.PROVINCES,
                new Province(
                    new ProvinceId("p"),
                    "P",
                    List.of(),
                    Optional.empty(),
                    "",
                    Halves.ZERO,
                    false,
                    false,
                    false,
                    "",
                    Tags.NONE,
                    Attributes.NONE,
                    Origins.UNSTATED))
            .with(Kinds.SEAS, Sea.named(new SeaId("black"), "Black Sea"));
    assertThat(References.in(project))
        .singleElement()
        .satisfies(broken -> {
          assertThat(broken.nearest()).contains("black");
          assertThat(broken.file()).isEqualTo("map/coasts.json");
          assertThat(broken.message())
              .isEqualTo("'blakc' is not among the seas of the project; did you mean 'black'?");
        });
  }

  private static List<String> told(Project project) {
    return References.in(project).stream()
        .map(broken ->
            broken.kind() + " " + broken.entry() + " " + broken.field() + " " + broken.target())
        .toList();
  }

  private static List<String> told(LoadResult result) {
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    return result.problems().stream().map(LoadProblem::toString).toList();
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }

  private void replace(String file, String before, String after) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(before);
    Files.writeString(folder.resolve(file), text.replace(before, after));
  }
}
