package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.groma.model.project.Kinds;
import org.groma.model.project.MapSheet;
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

  private static final Path HOME =
      Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();

  @Test
  void theRulesOfASampleComeWithoutThePlacesOfItsMap() {
    Path made = folder.resolve("gaul");
    assertThat(Run.installedIn(HOME, "new", made, "--ruleset", "invasions", "--with-rules").err())
        .isEmpty();
    Project project = load(made); // strictly: nothing refers to what is not there
    assertThat(project.get(Kinds.UNITS)).isNotEmpty();
    assertThat(project.get(Kinds.NATIONS)).isNotEmpty();
    assertThat(project.provinces()).isEmpty();
  }

  @Test
  void aSheetAndAProjectionAreKept() {
    Path made = folder.resolve("gaul");
    assertThat(
            Run.groma(
                    "new",
                    made,
                    "--sheet",
                    "841x594",
                    "--scale",
                    "5",
                    "--projection",
                    "lambert",
                    "--centre",
                    "3,46.5")
                .err())
        .isEmpty();
    assertThat(load(made).settings().sheet()).contains(new MapSheet(-2102.5, -1485, 4205, 2970, 5));
    assertThat(load(made).projection().parameters()).containsEntry("latitude", 46.5);
  }

  @Test
  void anInventedMapIsTheSameForTheSameSeed() {
    Object[] options = {"--sheet", "400x300", "--provinces", "8", "--seas", "2", "--seed", "5"};
    for (String name : List.of("one", "two")) {
      List<Object> words = new ArrayList<>(List.of("new", folder.resolve(name), "--name", "X"));
      words.addAll(List.of(options));
      assertThat(Run.groma(words.toArray()).err()).isEmpty();
    }
    assertThat(load(folder.resolve("one")).map().places()).hasSize(10);
    assertThat(FolderState.of(folder.resolve("one")))
        .isEqualTo(FolderState.of(folder.resolve("two")));
  }

  @Test
  void whatCannotBeASheetIsToldAndNothingIsMade() {
    refuses(
        "--sheet is a width and a height in millimetres with an x between, such as 841x594, not"
            + " 'large'.\n",
        "new",
        folder.resolve("x"),
        "--sheet",
        "large");
  }

  @Test
  void aMapFileThatIsNoneLeavesNothingBehind() {
    FolderState before = FolderState.of(folder);
    Run run = Run.groma("new", folder.resolve("x"), "--from", folder.resolve("none.geojson"));
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("No project was made.");
    assertThat(FolderState.of(folder)).isEqualTo(before);
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
