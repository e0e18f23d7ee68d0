package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.groma.editor.tool.ToolKind;
import org.groma.model.project.Kinds;
import org.groma.model.project.MapSheet;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

/** From File, New to the first provinces. */
class NewProjectWindowTest extends StudioRobot {

  private Path place() throws IOException {
    return Files.createDirectories(scratch.resolve("projects"));
  }

  private void openDialog() throws IOException {
    Path place = place();
    onWindow(() -> {
      window.memory().put("new.place", place.toString());
      map().requestFocus();
      return null;
    });
    push(KeyCode.CONTROL, KeyCode.N);
    settle();
  }

  private String text(String id) {
    return onWindow(() -> find(id, TextField.class).getText());
  }

  private void put(String id, String text) {
    onWindow(() -> {
      find(id, TextField.class).setText(text);
      return null;
    });
    settle();
  }

  private String problem() {
    return onWindow(() -> find("new-problem", Label.class).getText());
  }

  private void make() {
    onWindow(() -> {
      find("new-make", Button.class).fire();
      return null;
    });
    await("the new project", () -> lookup("#new-make").tryQuery().isEmpty());
  }

  private void begin(String how) {
    onWindow(() -> {
      find("begin-" + how, javafx.scene.control.RadioButton.class).fire();
      return null;
    });
    settle();
  }

  private boolean shows(String id) {
    return onWindow(() -> lookup("#" + id).tryQuery().filter(Node::isVisible).isPresent());
  }

  private static List<Path> inside(Path folder) throws IOException {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.toList();
    }
  }

  @Test
  void anEmptySheetIsMadeAndLeadsThroughItsFirstSteps() throws IOException {
    openDialog();
    write("Gaul");
    settle();
    assertThat(text("new-folder")).isEqualTo(place().resolve("Gaul").toString());
    make();

    assertThat(project().settings().name()).isEqualTo("Gaul");
    assertThat(project().settings().sheet()).contains(MapSheet.ofPaper(841, 594, 1));
    assertThat(onWindow(() -> bench().document().folder())).isEqualTo(place().resolve("Gaul"));
    assertThat(
            onWindow(() ->
                bench()
                    .map()
                    .viewport()
                    .get()
                    .visible()
                    .contains(project().settings().sheet().orElseThrow().envelope())))
        .isTrue();
    assertThat(shows("first-steps")).isTrue();

    clickId("first-steps-draw");
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.DRAW);
    clickMap(new Point(350, 250));
    assertThat(shows("first-steps")).as("beside a sketch").isFalse();
    clickMap(new Point(650, 250));
    clickMap(new Point(650, 450));
    clickMap(new Point(350, 450));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().map().places()).hasSize(1);
    assertThat(shows("first-steps")).isTrue();
    assertThat(shows("first-steps-draw")).isFalse();

    clickId("first-steps-split");
    clickMap(new Point(500, 250));
    clickMap(new Point(500, 450));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().map().places()).hasSize(2);
    assertThat(shows("first-steps-split")).isFalse();

    clickId("first-steps-name");
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("field-name");
    push(KeyCode.CONTROL, KeyCode.A);
    write("Belgica");
    type(KeyCode.ENTER);
    settle();
    assertThat(project().provinces().stream().map(province -> province.name())).contains("Belgica");
    assertThat(shows("first-steps")).isFalse();
    onWindow(() -> bench().document().undo());
    settle();
    assertThat(shows("first-steps-name")).isTrue();
  }

  @Test
  void theFirstStepsCanBeSentAwayAndAMapWithContentHasNone() throws IOException {
    assertThat(shows("first-steps")).isFalse();
    openDialog();
    make();
    clickId("first-steps-away");
    assertThat(shows("first-steps")).isFalse();
  }

  @Test
  void whyAFolderCannotBeUsedIsSaidAtOnceAndCancellingLeavesNothing() throws IOException {
    openDialog();
    put("new-folder", folder.toString());
    assertThat(problem()).contains("already holds a project");
    assertThat(onWindow(() -> find("new-make", Button.class).isDisabled())).isTrue();
    put("new-folder", scratch.resolve("nowhere/at/all").toString());
    assertThat(problem()).startsWith("There is no folder");
    put("new-folder", place().resolve("fine").toString());
    assertThat(problem()).isEmpty();
    put("new-name", " ");
    assertThat(problem()).isEqualTo("A project needs a name.");
    type(KeyCode.ESCAPE);
    settle();
    assertThat(inside(place())).isEmpty();
    assertThat(project().settings().ruleset()).isEqualTo("invasions");
  }

  @Test
  void aGeneratedMapIsPreviewedAndTaken() throws IOException {
    openDialog();
    begin("generator");
    assertThat(problem()).contains("Preview");
    put("generator-provinces", "7");
    put("generator-seas", "2");
    onWindow(() -> {
      find("generator-draw", Button.class).fire();
      return null;
    });
    await("the preview", () -> !find("new-make", Button.class).isDisabled());
    assertThat(onWindow(() -> find("generator-about", Label.class).getText()))
        .startsWith("9 places.");
    assertThat(inside(place())).isEmpty();
    make();

    assertThat(project().map().places()).hasSize(9);
    assertThat(project().provinces()).hasSize(7);
    assertThat(shows("first-steps")).isFalse();
  }

  @Test
  void aGameBringsItsWordsAndRulesAndASampleCanBeCopied() throws IOException {
    openDialog();
    onWindow(() -> {
      ComboBox<?> games = find("new-game", ComboBox.class);
      games.getSelectionModel().select(1);
      find("new-with-rules", javafx.scene.control.CheckBox.class).setSelected(true);
      return null;
    });
    make();
    assertThat(project().settings().ruleset()).isEqualTo("invasions");
    assertThat(project().get(Kinds.UNITS)).isNotEmpty();
    assertThat(project().provinces()).isEmpty();

    openDialog();
    put("new-name", "Mine");
    begin("sample");
    make();
    assertThat(project().settings().name()).isEqualTo("Mine");
    assertThat(project().provinces()).isNotEmpty();
  }

  @Test
  void aFileWithoutAMapIsToldInTheFormAndAScanIsLaidOverTheSheet() throws IOException {
    openDialog();
    dialogs.paths.add(Files.writeString(scratch.resolve("letter.geojson"), "Dear Honoria"));
    begin("file");
    clickId("new-file-choose");
    onWindow(() -> {
      find("new-make", Button.class).fire();
      return null;
    });
    await("the sentence", () -> problem().startsWith("No project was made."));
    assertThat(inside(place())).isEmpty();

    begin("scan");
    Path picture = scratch.resolve("atlas.png");
    ImageIO.write(new BufferedImage(80, 40, BufferedImage.TYPE_INT_RGB), "png", picture.toFile());
    dialogs.paths.add(picture);
    clickId("new-file-choose");
    make();
    await("the picture", () -> bench().map().tool().get() == ToolKind.PLACE);
  }
}
