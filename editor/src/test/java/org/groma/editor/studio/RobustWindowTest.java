package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.groma.editor.OutsideWriter;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.Test;

/** What the window does when the world round it is not as it should be. */
class RobustWindowTest extends StudioRobot {

  private static final String PROVINCES = "map/provinces.json";

  private void add(String name) {
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), name))));
    settle();
  }

  private void reopen(Path project) {
    onWindow(() -> {
      window.open(project);
      return null;
    });
    settle();
  }

  private List<String> said() {
    return onWindow(() -> window.notices().shown().stream().map(Notices.Notice::sentence).toList());
  }

  private void save() {
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
  }

  @Test
  void aFullDiskLosesNothingAndIsToldAndTheNextSaveGoesThrough() {
    TroubledDisk disk = new TroubledDisk(folder);
    reopen(disk.over(folder));
    String before = read(folder.resolve(PROVINCES));

    disk.set(TroubledDisk.State.FULL);
    add("Terra Nova");
    save();

    assertThat(said())
        .anySatisfy(sentence ->
            assertThat(sentence)
                .startsWith("The project was not saved")
                .contains("No space left on device")
                .contains("What was saved before is untouched"));
    assertThat(read(folder.resolve(PROVINCES))).isEqualTo(before);
    assertThat(onWindow(() -> bench().dirty().get())).isTrue();
    assertThat(project().provinces().find("terra-nova")).isPresent();

    disk.set(TroubledDisk.State.SOUND);
    save();
    assertThat(read(folder.resolve(PROVINCES))).contains("Terra Nova");
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();
  }

  @Test
  void closingWithAFullDiskKeepsTheWindowOpen() {
    TroubledDisk disk = new TroubledDisk(folder);
    reopen(disk.over(folder));
    add("Terra Nova");
    disk.set(TroubledDisk.State.FULL);
    dialogs.leaving = Dialogs.Leaving.SAVE;

    assertThat(onWindow(window::leave)).isFalse();
    assertThat(project().provinces().find("terra-nova")).isPresent();
    disk.set(TroubledDisk.State.SOUND);
  }

  @Test
  void aWriteProtectedProjectIsEditedAndSavedElsewhere() throws IOException {
    TroubledDisk disk = new TroubledDisk(folder);
    disk.set(TroubledDisk.State.WRITE_PROTECTED);
    reopen(disk.over(folder));
    assertThat(onWindow(() -> bench().obstacle().get()).orElseThrow())
        .contains("cannot be written to")
        .contains("no permission");
    assertThat(find("reading-banner", ReadingBanner.class).isVisible()).isTrue();

    add("Terra Nova");
    save();
    assertThat(dialogs.asked).containsExactly("Save project into");
    assertThat(said()).anyMatch(sentence -> sentence.contains("no permission"));
    assertThat(onWindow(() -> bench().dirty().get())).isTrue();

    Path other = Files.createDirectories(scratch.resolve("elsewhere"));
    dialogs.paths.add(other);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    settle();
    assertThat(read(other.resolve(PROVINCES))).contains("Terra Nova");
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();
    disk.set(TroubledDisk.State.SOUND);
  }

  @Test
  void aProjectWithErrorsOpensShowsThemAndKeepsWhatItCannotRead() throws IOException {
    Path cities = folder.resolve("map/cities.json");
    Files.writeString(
        cities,
        read(cities).replaceFirst("\"province\": \"[a-z-]+\"", "\"province\": \"nowhere\""));
    reopen(folder);
    awaitVerdict();

    assertThat(said()).anyMatch(sentence -> sentence.contains("see Problems"));
    assertThat(onWindow(() -> bench().verdict().get().orElseThrow().open()))
        .anyMatch(entry -> entry.finding().message().contains("nowhere"));
    add("Terra Nova");
    save();
    assertThat(read(folder.resolve(PROVINCES))).contains("Terra Nova");
    assertThat(read(cities)).contains("\"nowhere\"");
  }

  @Test
  void whatAnotherProgramWroteIsNotSavedOverWithoutAsking() throws IOException {
    add("Mine");
    Path areas = folder.resolve("map/areas.json");
    String theirs = read(areas).replaceFirst("\"name\": \"[A-Za-z ]+\"", "\"name\": \"Theirs\"");
    Files.writeString(areas, theirs);

    save();
    assertThat(dialogs.asked.getLast()).contains("1 area (").contains("nothing was saved");
    assertThat(read(areas)).isEqualTo(theirs);
    assertThat(onWindow(() -> bench().dirty().get())).isTrue();

    dialogs.choices.add(ProjectSaving.ANYWAY);
    save();
    assertThat(read(areas)).doesNotContain("Theirs");
    assertThat(read(folder.resolve(PROVINCES))).contains("Mine");
  }

  @Test
  void whatAnotherProgramWroteCanBeReloadedOnSavingAndUndoBringsMineBack() throws IOException {
    add("Mine");
    Path areas = folder.resolve("map/areas.json");
    String theirs = read(areas).replaceFirst("\"name\": \"[A-Za-z ]+\"", "\"name\": \"Theirs\"");
    Files.writeString(areas, theirs);

    dialogs.choices.add(ProjectSaving.RELOAD);
    save();
    assertThat(project().areas().stream()).anyMatch(area -> area.name().equals("Theirs"));
    assertThat(project().provinces().find("terra-nova")).isEmpty();
    assertThat(read(areas)).isEqualTo(theirs);

    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project().provinces().find("terra-nova")).isPresent();
  }

  @Test
  void whatDoesNotTouchIsMergedOnSavingAndUndoBringsMineBack() throws IOException {
    add("Mine");
    Path areas = folder.resolve("map/areas.json");
    String theirs = read(areas).replaceFirst("\"name\": \"[A-Za-z ]+\"", "\"name\": \"Theirs\"");
    Files.writeString(areas, theirs);

    dialogs.choices.add(ProjectSaving.MERGE);
    save();
    assertThat(dialogs.asked.getLast()).contains("does not touch");
    assertThat(read(areas)).isEqualTo(theirs);
    assertThat(read(folder.resolve(PROVINCES))).contains("Mine");
    assertThat(project().areas().stream()).anyMatch(area -> area.name().equals("Theirs"));
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();

    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project().provinces().find("terra-nova")).isPresent();
    assertThat(project().areas().stream()).noneMatch(area -> area.name().equals("Theirs"));
  }

  @Test
  void whatBothChangedIsNamedAndNotMerged() throws IOException {
    onWindow(() ->
        bench()
            .perform(
                "Rename",
                PutEntry.of(
                    Kinds.PROVINCES,
                    project().provinces().find("dacia").orElseThrow().withTerrain("mine"))));
    settle();
    Path provinces = folder.resolve(PROVINCES);
    Project other = ((LoadResult.Loaded) ProjectStore.load(folder)).project();
    OutsideWriter.write(
        other.with(
            Kinds.PROVINCES, other.provinces().find("dacia").orElseThrow().withTerrain("theirs")),
        folder);
    String theirs = read(provinces);

    save();
    assertThat(dialogs.asked.getLast())
        .contains("Both cannot be kept: Both sides changed the province Dacia (terrain).");
    assertThat(read(provinces)).isEqualTo(theirs);
    assertThat(dialogs.lastOffered).doesNotContain(ProjectSaving.MERGE);
  }

  @Test
  void whatAnotherProgramWroteStaysIfMineIsSavedElsewhere() throws IOException {
    add("Mine");
    Path areas = folder.resolve("map/areas.json");
    String theirs = read(areas).replaceFirst("\"name\": \"[A-Za-z ]+\"", "\"name\": \"Theirs\"");
    Files.writeString(areas, theirs);

    Path other = scratch.resolve("elsewhere");
    dialogs.choices.add(ProjectSaving.ELSEWHERE);
    dialogs.paths.add(other);
    save();
    assertThat(read(areas)).isEqualTo(theirs);
    assertThat(read(other.resolve(PROVINCES))).contains("Mine");
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aFaultIsShownWithATextToCopyAndSentAwayByKeyboardAndTheDocumentSurvives() {
    add("Terra Nova");
    onWindow(() ->
        bench()
            .background()
            .start(
                "Counting",
                _ -> {
                  throw new StackOverflowError("too deep");
                },
                _ -> {}));
    await("the fault to be told", () -> !window.notices().shown().isEmpty());

    clickOn("Copy details");
    assertThat(onWindow(() -> Clipboard.getSystemClipboard().getString()))
        .startsWith("Counting broke down; your work is safe.")
        .contains("StackOverflowError: too deep");
    Button dismiss =
        lookup("#notices .button")
            .match((Button button) -> "Dismiss".equals(button.getAccessibleText()))
            .query();
    onWindow(() -> {
      dismiss.requestFocus();
      return null;
    });
    type(KeyCode.SPACE);
    assertThat(said()).isEmpty();
    assertThat(project().provinces().find("terra-nova")).isPresent();
  }
}
