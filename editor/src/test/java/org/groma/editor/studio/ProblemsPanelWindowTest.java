package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.groma.editor.document.BlankProject;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Halves;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;

class ProblemsPanelWindowTest extends StudioRobot {

  private static final String SUM = "gazetteer.kingdom-income";

  private Area moesia() {
    return project().areas().find("moesia").orElseThrow();
  }

  private void breakTheSumOfMoesia() {
    Area wrong = RecordShape.with(moesia(), "kingdomIncome", Optional.of(new Halves(99)));
    onWindow(() -> bench().perform("Break the sum", PutEntry.of(Kinds.AREAS, wrong)));
    awaitVerdict();
  }

  private List<String> openChecks() {
    return onWindow(() ->
        bench().verdict().get().orElseThrow().open().stream()
            .map(entry -> entry.finding().check())
            .toList());
  }

  private String caption() {
    return onWindow(() -> find("panels", TabPane.class).getTabs().getFirst().getText());
  }

  @Test
  void aClickOnAPinGoesToItsProblem() {
    awaitVerdict();
    await("the pins", () -> !bench().map().dressing().get().pins().isEmpty());
    showPanel("History");
    Finding pinned =
        onWindow(() ->
            bench().verdict().get().orElseThrow().open().stream()
                .map(Report.Entry::finding)
                .filter(finding -> finding.at().isPresent())
                .findFirst()
                .orElseThrow());
    onWindow(() -> {
      bench().map().show(pinned.at().orElseThrow());
      return null;
    });
    settle();
    clickMap(pinned.at().orElseThrow());

    assertThat(find("problem-message", Label.class).getText()).isEqualTo(pinned.message());
    assertThat(onWindow(() -> map().isFocused())).isTrue();
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactlyInAnyOrderElementsOf(pinned.subjects());
  }

  @Test
  void aLongListOfProblemsComesBitByBitAndWhole() throws IOException {
    int many = 300;
    Project project = BlankProject.named("Many", "generic");
    for (int i = 0; i < many; i++) {
      Province lost = Province.named(new ProvinceId("place-" + i), "Place " + i);
      project =
          project.with(
              Kinds.PROVINCES,
              RecordShape.with(lost, "area", Optional.of(new AreaId("nowhere-" + i))));
    }
    Path large = scratch.resolve("large");
    ProjectStore.save(project, large);
    onWindow(() -> {
      window.open(large);
      return null;
    });
    awaitVerdict();
    await("the whole list", () -> find("problems", ListView.class).getItems().size() > many);
    type(KeyCode.F8);
    settle();
    assertThat(find("problem-message", Label.class).getText()).isNotEmpty();
  }

  @Test
  void aBrokenSumIsListedShownPreviewedAndFixedInOneStep() {
    awaitVerdict();
    showPanel("Problems");
    Halves right = moesia().kingdomIncome().orElseThrow();
    String before = caption();
    breakTheSumOfMoesia();
    assertThat(openChecks()).contains(SUM);
    assertThat(caption()).isNotEqualTo(before).matches("Problems \\(\\d+\\)");

    clickOn(
        lookup("#problems .label")
            .match(label ->
                label instanceof Label text
                    && text.getText() != null
                    && text.getText().startsWith("The provinces of Moesia"))
            .queryLabeled());
    settle();
    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactly(Subject.parse("area:moesia"));

    clickId("preview-fix");
    await("the preview", () -> lookup("#fix-preview").tryQuery().isPresent());
    assertThat(lookup("#fix-preview .value").queryLabeled().getText())
        .isEqualTo("Moesia, kingdomIncome: 49½  →  " + right);
    clickId("apply-fix");
    await("the fix", () -> bench().document().done().size() == 2);
    awaitVerdict();

    assertThat(moesia().kingdomIncome()).hasValue(right);
    assertThat(openChecks()).doesNotContain(SUM);
    assertThat(caption()).isEqualTo(before);
  }

  @Test
  void aFindingIsAcceptedWithAReasonByKeyboardAndTheAcceptanceWithdrawn() {
    awaitVerdict();
    int open = openChecks().size();
    push(KeyCode.F8);
    settle();
    assertThat(onWindow(() -> find("problems", ListView.class).isFocused())).isTrue();
    clickId("accept-finding");
    write("Checked against the page");
    push(KeyCode.ENTER);
    write("AB");
    push(KeyCode.ENTER);
    awaitVerdict();

    assertThat(openChecks()).hasSize(open - 1);
    assertThat(project().get(Kinds.ACCEPTANCES).stream().map(Acceptance::reason))
        .contains("Checked against the page");
    assertThat(onWindow(() -> bench().initials().get())).isEqualTo("AB");

    clickOn("#problems-standing");
    clickOn("Accepted");
    clickId("problems-filter");
    write("edition-differs");
    push(KeyCode.F8);
    clickId("withdraw-acceptance");
    awaitVerdict();
    assertThat(openChecks()).hasSize(open);
  }

  @Test
  void aProjectWithABrokenWordOpensShowsItAndAllThatIsSafeIsFixedAtOnce() throws IOException {
    closeTheWindow();
    Path provinces = folder.resolve("map/provinces.json");
    Files.writeString(
        provinces, Files.readString(provinces).replaceFirst("\"mountain\"", "\"Mountain\""));
    start(folder);
    awaitVerdict();
    showPanel("Problems");
    assertThat(openChecks()).contains("references.unknown-word");

    clickId("fix-all-safe");
    await("the fix", () -> bench().document().done().size() == 1);
    awaitVerdict();
    assertThat(openChecks()).doesNotContain("references.unknown-word");
  }

  @Test
  void gamesArePlayedInTheBackgroundAndSaid() {
    awaitVerdict();
    onWindow(() -> {
      bench().actions().titled("Validate by Play…").orElseThrow().fire();
      return null;
    });
    settle();
    write("1");
    push(KeyCode.TAB);
    clickId("play-start");
    await(
        "the game",
        () -> find("play-said", Label.class).getText().matches("\\d+ findings? in 1 game of .*"));
  }
}
