package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.Set;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.LoadResult.Unreadable;
import org.groma.model.store.SaveResult.NotSaved;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not there, may not be read or is a link: it is told, and never taken for empty. */
class StoreAccessTest {

  @TempDir Path folder;

  @BeforeEach
  void aSoundProjectFile() throws IOException {
    write(
        "project.json",
        "{\"format\": \"groma.project/1\", \"name\": \"Test\", \"ruleset\": \"invasions\"}\n");
  }

  @Test
  void aFolderThatIsNotThereIsTold() {
    assertThat(ProjectStore.load(folder.resolve("no-such")).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "there is no folder " + folder.resolve("no-such") + "; check the spelling of its name");
  }

  @Test
  void aFileInPlaceOfTheFolderIsTold() {
    Path file = folder.resolve("project.json");
    assertThat(ProjectStore.load(file).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(file + " is a file; a project is a folder with a project.json in it");
  }

  @Test
  void aFolderWithoutAProjectIsTold() throws IOException {
    Files.delete(folder.resolve("project.json"));
    assertThat(ProjectStore.load(folder).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "there is no project.json in "
                + folder
                + ", so it is not a Groma project; choose the folder that has one");
  }

  @Test
  void aLinkThatLeadsNowhereIsTold() throws IOException {
    Files.createDirectories(folder.resolve("map"));
    Files.createSymbolicLink(folder.resolve("map/areas.json"), folder.resolve("elsewhere.json"));
    assertProblems("map/areas.json: this is a link to a file that does not exist");
  }

  @Test
  void aFileThatMayNotBeReadIsTold() throws IOException {
    write("map/areas.json", "{}");
    Files.setPosixFilePermissions(folder.resolve("map/areas.json"), Set.of());
    assumeFalse(Files.isReadable(folder.resolve("map/areas.json")), "root may read everything");
    assertThat(ProjectStore.load(folder).problems())
        .extracting(LoadProblem::toString)
        .containsExactly(
            "map/areas.json: the file cannot be read: there is no permission to use "
                + folder.resolve("map/areas.json"));
  }

  @Test
  void aFolderInPlaceOfAFileIsTold() throws IOException {
    Files.createDirectories(folder.resolve("map/areas.json"));
    assertProblems("map/areas.json: this is a folder, but a file of this name is needed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"map", "rules", "scenarios", "sources", "sources/rules-en"})
  void aFolderThatIsALinkToNowhereIsToldAndNotTakenForEmpty(String name) throws IOException {
    ProjectStore.save(Projects.full(), folder);
    Path link = linked(name, folder.resolve("away"));
    Files.move(folder.resolve("away"), folder.resolve("elsewhere"));

    assertProblems(
        folder + " cannot be read: " + link + ": this is a link to a folder that does not exist");
    assertThat(ProjectStore.save(Projects.empty(), folder))
        .isInstanceOfSatisfying(
            NotSaved.class,
            refused ->
                assertThat(refused.reason()).contains("a link to a folder that does not exist"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"map", "rules", "scenarios", "sources", "sources/rules-en"})
  void aFolderThatIsALinkToAnotherIsReadThroughIt(String name) throws IOException {
    ProjectStore.save(Projects.full(), folder);
    linked(name, folder.resolve("away"));

    assertThat(loaded()).isEqualTo(Projects.full());
  }

  /** Moves a folder of the project away and puts a link to it in its place. */
  private Path linked(String name, Path to) throws IOException {
    Path link = folder.resolve(name);
    Files.move(link, to);
    return Files.createSymbolicLink(link, to);
  }

  private Project loaded() {
    return ((Loaded) ProjectStore.loadStrictly(folder)).project();
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
