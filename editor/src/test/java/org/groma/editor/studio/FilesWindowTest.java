package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javax.imageio.ImageIO;
import org.groma.editor.tool.ToolKind;
import org.groma.exporters.Export;
import org.groma.exporters.Exporters;
import org.junit.jupiter.api.Test;

/** Projects opened last, and what is dropped on the window. */
class FilesWindowTest extends StudioRobot {

  private void drop(Path... files) {
    onWindow(() -> {
      window.drop().take(List.of(files));
      return null;
    });
    settle();
  }

  private Path other() throws IOException {
    Path other = scratch.resolve("other");
    copy(folder, other);
    Files.writeString(
        other.resolve("project.json"),
        read(other.resolve("project.json"))
            .replaceFirst("\"name\": \"[^\"]*\"", "\"name\": \"Other\""));
    return other;
  }

  private String name() {
    return project().settings().name();
  }

  @Test
  void aDroppedFolderOrItsProjectFileOpens() throws IOException {
    Path other = other();
    drop(other);
    assertThat(name()).isEqualTo("Other");
    drop(folder.resolve("project.json"));
    assertThat(name()).isNotEqualTo("Other");
  }

  @Test
  void whatCannotBeTakenIsToldInASentence() throws IOException {
    Path empty = Files.createDirectory(scratch.resolve("empty"));
    drop(empty);
    Path odd = Files.writeString(scratch.resolve("notes.doc"), "notes");
    drop(odd);
    drop(scratch.resolve("gone.csv"));
    assertThat(dialogs.asked)
        .satisfiesExactly(
            sentence -> assertThat(sentence).contains("'empty' is no project", "project.json"),
            sentence -> assertThat(sentence).contains("cannot read 'notes.doc'", "xlsx", "svg"),
            sentence -> assertThat(sentence).contains("'gone.csv' cannot be read"));
    onWindow(() -> {
      window.welcome();
      return null;
    });
    drop(Files.writeString(scratch.resolve("rows.csv"), "id,name\n"));
    assertThat(dialogs.asked.getLast()).contains("Open or make a project first");
  }

  @Test
  void aDroppedTableIsShownBeforeItIsTaken() throws IOException {
    byte[] exported =
        Exporters.byWord("csv").orElseThrow().artifacts(Export.of(project())).stream()
            .filter(artifact -> artifact.name().toLowerCase(Locale.ROOT).endsWith("provinces.csv"))
            .findFirst()
            .orElseThrow()
            .bytes();
    Path table = Files.write(scratch.resolve("provinces.csv"), exported);
    String said =
        onWindow(() -> {
          window.drop().take(List.of(table, folder));
          return window.notices().shown().getLast().sentence(); // it fades soon
        });
    await(
        "what it says",
        () ->
            lookup("#import-changes").tryQuery().isPresent()
                || lookup("#import-refusals").tryQuery().isPresent());
    assertThat(((TableView<?>) lookup("#import-changes").queryAs(TableView.class)).getItems())
        .as("it says what the project says")
        .isEmpty();
    assertThat(said).contains("Only provinces.csv was taken");
  }

  @Test
  void aDroppedPictureIsTracedOverOrImportedAsSomebodySays() throws IOException {
    Path picture = scratch.resolve("scan.png");
    ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "png", picture.toFile());
    dialogs.confirming = true;
    drop(picture);
    await("the picture", () -> bench().scans().get().draft().isPresent());
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.PLACE);

    dialogs.confirming = false;
    drop(picture);
    assertThat(dialogs.asked).last().asString().contains("Table of colours");
    assertThat(lookup("#import-take").tryQuery()).isPresent();
  }

  @Test
  void theMenuListsTheProjectsOpenedLast() throws IOException {
    Path other = other();
    Path gone = scratch.resolve("gone");
    onWindow(() -> {
      window.memory().opened(gone);
      window.memory().opened(other);
      window.memory().opened(folder);
      return null;
    });
    RecentMenu menu = onWindow(() -> new RecentMenu(window));
    assertThat(menu.getItems().subList(0, 2))
        .extracting(MenuItem::isDisable)
        .containsExactly(false, true);
    assertThat(menu.getItems().get(1).getText()).contains("gone", "any more");
    onWindow(() -> {
      menu.getItems().getFirst().fire();
      return null;
    });
    settle();
    assertThat(name()).isEqualTo("Other");
  }
}
