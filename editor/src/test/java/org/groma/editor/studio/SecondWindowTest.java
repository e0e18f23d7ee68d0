package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A project that is opened in a second window while the first works on it. */
class SecondWindowTest extends StudioRobot {

  private StudioWindow first;
  private byte[] journal;

  @BeforeEach
  void workInTheFirst() throws IOException {
    first = window;
    add("mine");
    journal = Files.readAllBytes(folder.resolve(".groma/journal.jsonl"));
  }

  @AfterEach
  void closeTheFirst() {
    onWindow(() -> {
      first.end();
      first.stage().hide();
      first.stage().setScene(null);
      return null;
    });
  }

  private void add(String id) {
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId(id), id))));
    settle();
  }

  /** A second window that shows the welcome page, with an answer for when it opens the project. */
  private void openSecond(String... answers) throws IOException {
    Path other = scratch.resolve("other");
    copy(Path.of("..", "sample-data", "romanitas"), other);
    start(other);
    dialogs.choices.addAll(List.of(answers));
    onWindow(() -> {
      window.open(folder);
      return null;
    });
    settle();
  }

  @Test
  void itSaysWhoHasItAndOpensNothingUnlessAsked() throws IOException {
    openSecond();
    assertThat(dialogs.asked)
        .singleElement()
        .asString()
        .contains("is open in another window of this Groma since 2");
    assertThat(onWindow(() -> bench().document().folder())).isNotEqualTo(folder);
  }

  @Test
  void itOpensToReadWithABannerAndSavesElsewhereAndTheFirstKeepsItsWork() throws IOException {
    openSecond(OpeningQuestion.READ);
    assertThat(dialogs.asked).hasSize(1);
    assertThat(find("reading-banner", ReadingBanner.class).isVisible()).isTrue();
    assertThat(project().provinces().find("mine")).isEmpty();

    add("theirs");
    Path elsewhere = scratch.resolve("elsewhere");
    dialogs.paths.add(elsewhere);
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertThat(read(elsewhere.resolve("map/provinces.json"))).contains("theirs");
    assertThat(find("reading-banner", ReadingBanner.class).isVisible()).isFalse();

    assertThat(Files.readAllBytes(folder.resolve(".groma/journal.jsonl"))).isEqualTo(journal);
    assertThat(onWindow(() -> ProjectSaving.save(first.bench().orElseThrow(), first.dialogs())))
        .isTrue();
    assertThat(read(folder.resolve("map/provinces.json"))).contains("mine");
  }

  @Test
  void onceTheFirstIsClosedTheSecondCanWrite() throws IOException {
    openSecond(OpeningQuestion.AGAIN, OpeningQuestion.READ);
    assertThat(dialogs.asked).hasSize(2);
    onWindow(() -> {
      first.bench().orElseThrow().document().discardUnsaved();
      first.welcome();
      return null;
    });
    clickId("reading-again");
    assertThat(find("reading-banner", ReadingBanner.class).isVisible()).isFalse();
    add("second");
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertThat(read(folder.resolve("map/provinces.json"))).contains("second");
  }

  @Test
  void whatWasDoneAndUndoneRaisesNoAlarmWhenTheProjectIsOpenedAgain() throws IOException {
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    Path other = scratch.resolve("other");
    copy(Path.of("..", "sample-data", "romanitas"), other);
    for (Path each : new Path[] {other, folder}) {
      onWindow(() -> {
        window.open(each);
        return null;
      });
      settle();
    }
    assertThat(dialogs.asked).isEmpty();
  }
}
