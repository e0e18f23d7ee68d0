package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.groma.editor.tour.Step;
import org.groma.editor.tour.Steps;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class TourWindowTest extends StudioRobot {

  private Bounds inWindow(String id) {
    return onWindow(() -> {
      var node = find(id, Node.class);
      return node.localToScene(node.getLayoutBounds());
    });
  }

  private String title() {
    return find("tour-title", Label.class).getText();
  }

  private void takeTheTourFromTheWelcomePage() {
    onWindow(() -> {
      window.welcome();
      return null;
    });
    settle();
    clickId("welcome-tour");
    await("the tour", () -> lookup("#tour-card").tryQuery().isPresent());
  }

  @Test
  void theTourLeadsByKeysThroughEveryPanelAndCoversNothingItSpeaksOf() {
    takeTheTourFromTheWelcomePage();
    Project before = project();
    int number = 1;
    for (Step step : Steps.ALL) {
      assertThat(title()).isEqualTo(step.title());
      assertThat(find("tour-position", Label.class).getText())
          .isEqualTo("Step " + number++ + " of " + Steps.ALL.size());
      assertThat(find("tour-ring", Node.class).isVisible()).as(step.title()).isTrue();
      assertThat(inWindow("tour-card").intersects(inWindow(step.target())))
          .as(step.title())
          .isFalse();
      assertThat(find("tour-card", TourCard.class).getAccessibleText())
          .contains(step.title())
          .doesNotContain("Shortcut");
      type(number % 2 == 0 ? KeyCode.ENTER : KeyCode.RIGHT);
      settle();
    }
    assertThat(lookup("#tour-card").tryQuery()).isEmpty();
    assertThat(project()).isSameAs(before);
    assertThat(((LoadResult.Loaded) ProjectStore.load(folder)).project()).isEqualTo(before);
  }

  @Test
  void whatAStepInvitesToTakesTheTourFurther() {
    Project before = project();
    push(KeyCode.F1);
    settle();
    type(KeyCode.RIGHT, KeyCode.LEFT);
    settle();
    assertThat(title()).isEqualTo(Steps.ALL.getFirst().title());
    type(KeyCode.F6);
    assertThat(onWindow(() -> map().isFocused())).isTrue();
    type(KeyCode.F1);
    assertThat(onWindow(() -> find("tour-card", TourCard.class).isFocused())).isTrue();
    type(KeyCode.F6, KeyCode.PLUS);
    await("the next step", () -> title().equals(Steps.ALL.get(1).title()));

    Point dacia =
        onWindow(() -> {
          var at = bench().where(new Subject("province", "dacia")).orElseThrow().centre();
          return new Point(at.x, at.y);
        });
    clickMap(dacia);
    await("the next step", () -> title().equals(Steps.ALL.get(2).title()));
    assertThat(onWindow(() -> bench().selection().get())).isNotEmpty();

    type(KeyCode.RIGHT);
    Province thracia = project().provinces().find("thracia").orElseThrow();
    onWindow(() ->
        bench()
            .perform(
                "Change terrain", PutEntry.of(Kinds.PROVINCES, thracia.withTerrain("mountain"))));
    await("the next step", () -> title().equals(Steps.ALL.get(4).title()));
    push(KeyCode.CONTROL, KeyCode.Z);
    await("the next step", () -> title().equals(Steps.ALL.get(5).title()));

    type(KeyCode.RIGHT);
    push(KeyCode.CONTROL, KeyCode.K);
    write("dacia").type(KeyCode.ENTER);
    await("the next step", () -> title().equals(Steps.ALL.get(7).title()));

    type(KeyCode.ESCAPE);
    settle();
    assertThat(lookup("#tour-card").tryQuery()).isEmpty();
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void aNewProjectIsMadeFromTheWelcomePageInAFolderThatIsFree() throws IOException {
    onWindow(() -> {
      window.welcome();
      return null;
    });
    settle();
    clickId("welcome-new");
    fill("new-name", "Gallia");
    fill("new-folder", folder.toString());
    assertThat(onWindow(() -> find("new-problem", Label.class).getText()))
        .startsWith(folder + " already holds a project.");

    Path free = Files.createDirectory(scratch.resolve("gaul"));
    fill("new-folder", free.toString());
    onWindow(() -> {
      find("new-make", Button.class).fire();
      return null;
    });
    await("the project", () -> window.bench().isPresent());
    assertThat(project().settings().name()).isEqualTo("Gallia");
    awaitVerdict();
    assertThat(window.notices().shown()).isEmpty();
  }

  private void fill(String id, String text) {
    onWindow(() -> {
      find(id, TextField.class).setText(text);
      return null;
    });
    settle();
  }
}
