package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.groma.editor.OutsideWriter;
import org.groma.editor.map.Viewport;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class WindowTest extends StudioRobot {

  private void addProvince(String name) {
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), name))));
    settle();
  }

  @Test
  void workThatWasNotSavedIsThereAgainAfterTheProgramWasKilled() {
    addProvince("Terra Nova");
    // the window is gone without a word, as when the program is killed
    onWindow(() -> {
      window.desk().orElseThrow().close();
      window.stage().hide();
      return null;
    });

    start(folder);

    assertThat(dialogs.asked).singleElement().asString().contains("One change was done again");
    assertThat(project().provinces().find("terra-nova")).isPresent();
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertThat(read(folder.resolve("map/provinces.json"))).contains("Terra Nova");
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();
  }

  @Test
  void theMapIsWhereItWasLeft() {
    Viewport left =
        onWindow(() -> {
          bench().map().zoom(3);
          return bench().map().viewport().get().panned(40, -25);
        });
    onWindow(() -> {
      bench().map().viewport().set(left);
      window.open(folder);
      return null;
    });
    settle();

    Viewport found = onWindow(() -> bench().map().viewport().get());
    assertThat(found.written()).isEqualTo(left.written());
  }

  @Test
  void thePaletteFindsAPlaceAndShowsIt() {
    push(KeyCode.CONTROL, KeyCode.K);
    write("dacia");
    type(KeyCode.ENTER);
    settle();

    assertThat(onWindow(() -> bench().selection().get()))
        .containsExactly(new Subject("province", "dacia"));
    assertThat(lookup("#palette").tryQuery()).isEmpty();
    var box = onWindow(() -> bench().where(new Subject("province", "dacia")).orElseThrow());
    assertThat(onWindow(() -> bench().map().viewport().get().visible().contains(box))).isTrue();
  }

  @Test
  void whatAnotherProgramWroteIsOfferedAndTakenOver() {
    OutsideWriter.write(
        project().with(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Theirs")),
        folder);

    dialogs.choices.add(ProjectSaving.RELOAD);
    lookAtDisk();

    assertThat(dialogs.asked.getFirst())
        .contains("1 province (Theirs) differs.")
        .contains("+++ b/map/provinces.json")
        .contains("Theirs");
    assertThat(project().provinces().find("terra-nova")).isPresent();
  }

  private void lookAtDisk() {
    onWindow(() -> {
      window.lookAtDisk();
      return null;
    });
    await("the files to be looked at", () -> !dialogs.asked.isEmpty());
  }

  @Test
  void whatAnotherProgramWroteIsMergedWithWhatIsNotSaved() {
    Project saved = project();
    addProvince("Mine");
    OutsideWriter.write(
        saved.with(Kinds.PROVINCES, Province.named(new ProvinceId("theirs"), "Theirs")), folder);

    dialogs.choices.add(ProjectSaving.MERGE);
    lookAtDisk();

    assertThat(project().provinces().find("theirs")).isPresent();
    assertThat(project().provinces().stream()).anyMatch(each -> each.name().equals("Mine"));
    assertThat(onWindow(() -> bench().dirty().get())).isTrue();
    assertThat(read(folder.resolve("map/provinces.json"))).doesNotContain("Mine");
  }

  @Test
  void unsavedWorkIsNotLetGoWithoutAsking() {
    addProvince("Terra Nova");
    dialogs.leaving = Dialogs.Leaving.STAY;
    assertThat(onWindow(window::leave)).isFalse();
    dialogs.leaving = Dialogs.Leaving.SAVE;
    assertThat(onWindow(window::leave)).isTrue();
    assertThat(read(folder.resolve("map/provinces.json"))).contains("Terra Nova");
  }
}
