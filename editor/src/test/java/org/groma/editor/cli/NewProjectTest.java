package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewProjectTest {

  @TempDir private Path folder;

  @Test
  void anEmptyProjectIsMade() {
    Path made = folder.resolve("gaul");
    assertThat(Run.groma("new", made))
        .isEqualTo(new Run(0, "Made the empty project 'gaul' in " + made + ".\n", ""));
    Project project = load(made);
    assertThat(project.settings().name()).isEqualTo("gaul");
    assertThat(project.settings().ruleset()).isEqualTo("generic");
    assertThat(project.vocabulary().terrains())
        .extracting(Vocabulary.Term::word)
        .containsExactly("clear", "forest", "mountain", "marsh", "steppe", "desert");
    assertThat(project.vocabulary().borders())
        .extracting(Vocabulary.Term::word)
        .containsExactly("land", "river", "ridge", "impassable");
    assertThat(project.vocabulary().isPassable("impassable")).isFalse();
  }

  @Test
  void nameAndRulesetAreTaken() {
    Path made = folder.resolve("gaul");
    assertThat(Run.groma("new", made, "--name", "Gallia Transalpína", "--ruleset", "invasions"))
        .isEqualTo(
            new Run(0, "Made the empty project 'Gallia Transalpína' in " + made + ".\n", ""));
    assertThat(load(made).settings().name()).isEqualTo("Gallia Transalpína");
    assertThat(load(made).settings().ruleset()).isEqualTo("invasions");
  }

  @Test
  void anEmptyFolderMayExist() {
    assertThat(Run.groma("new", folder).exitCode()).isZero();
  }

  @Test
  void aProjectIsNotOverwritten() {
    Alps.savedIn(folder);
    refuses(
        folder
            + " already holds a project. Choose another folder, or look at this one: groma info "
            + folder
            + "\n",
        "new",
        folder);
  }

  @Test
  void aFolderInUseIsRefused() throws IOException {
    Files.writeString(folder.resolve("letter.txt"), "Dear Honoria");
    refuses(
        folder + " is not empty (it holds letter.txt). Choose an empty or a new folder.\n",
        "new",
        folder);
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    refuses(file + " is a file, not a folder. Choose another name.\n", "new", file);
  }

  @Test
  void aMissingParentIsNotMade() {
    refuses(
        "There is no folder " + folder.resolve("a") + ". Make it first, or choose another place.\n",
        "new",
        folder.resolve("a/b"));
  }

  @Test
  void aBlankNameIsRefused() {
    refuses(
        "A project needs a name that is not blank: --name NAME.\n",
        "new",
        folder.resolve("x"),
        "--name",
        " ");
  }

  @Test
  void aRulesetIsAnId() {
    refuses(
        "'My Game' is not the name of a ruleset: write lower-case letters, digits and hyphens, such"
            + " as 'my-game'.\n",
        "new",
        folder.resolve("x"),
        "--ruleset",
        "My Game");
  }

  @Test
  void aFolderBelowAFileCannotBeMade() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    refuses(
        "There is no folder " + file + ". Make it first, or choose another place.\n",
        "new",
        file.resolve("x"));
  }

  private void refuses(String sentence, Object... args) {
    FolderState before = FolderState.of(folder);
    assertThat(Run.groma(args)).isEqualTo(new Run(2, "", sentence));
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  private static Project load(Path folder) {
    return ((LoadResult.Loaded) ProjectStore.loadStrictly(folder)).project();
  }
}
