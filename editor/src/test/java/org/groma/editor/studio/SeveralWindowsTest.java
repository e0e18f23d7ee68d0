package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.stage.Stage;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** Several projects in several windows of one session, and the menus of a window. */
class SeveralWindowsTest extends StudioRobot {

  private final StudioWindows windows = new StudioWindows(_ -> new ScriptedDialogs());

  /** Two windows, each with a project. */
  private List<StudioWindow> two() throws IOException {
    Path other = scratch.resolve("other");
    copy(folder, other);
    return onWindow(() -> {
      window.welcome(); // the project is free for the others
      Stage stage = new Stage();
      StudioWindow first =
          new StudioWindow(
              stage, window.memory(), new ScriptedDialogs(), Optional.empty(), windows);
      first.show();
      first.open(folder);
      windows.openBeside(first, other);
      return windows.all();
    });
  }

  private void end() {
    onWindow(() -> {
      windows
          .all()
          .forEach(each -> {
            each.end();
            each.stage().hide();
            each.stage().setScene(null);
          });
      return null;
    });
  }

  @Test
  void everyWindowHasAProjectOfItsOwnAndNoneIsOpenedTwice() throws IOException {
    List<StudioWindow> both = two();
    try {
      assertThat(both).hasSize(2);
      assertThat(both.get(1).bench().orElseThrow().document().folder())
          .isEqualTo(scratch.resolve("other"));
      String said =
          onWindow(() -> {
            both.get(1).open(folder);
            return both.getFirst().notices().shown().getLast().sentence(); // it fades soon
          });
      assertThat(both.get(1).bench().orElseThrow().document().folder())
          .as("it stays; the other window comes to the front")
          .isEqualTo(scratch.resolve("other"));
      assertThat(said).contains("open in this window");
      onWindow(() -> {
        windows.openBeside(both.get(1), folder);
        return null;
      });
      assertThat(windows.all()).hasSize(2);
    } finally {
      end();
    }
  }

  @Test
  void quittingAsksEveryWindow() throws IOException {
    List<StudioWindow> both = two();
    try {
      ScriptedDialogs second = (ScriptedDialogs) both.get(1).dialogs();
      onWindow(() ->
          both.get(1)
              .bench()
              .orElseThrow()
              .perform(
                  "Add province",
                  PutEntry.of(
                      Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Nova"))));
      second.leaving = Dialogs.Leaving.STAY;
      assertThat(onWindow(windows::leaveAll)).isFalse();
      assertThat(second.asked).hasSize(1);
      second.leaving = Dialogs.Leaving.SAVE;
      assertThat(onWindow(windows::leaveAll)).isTrue();
      assertThat(read(scratch.resolve("other/map/provinces.json"))).contains("Nova");
    } finally {
      end();
    }
  }

  @Test
  void everyCommandOfAMenuIsInItOnceAndTheThemeIsThatOfAllWindows() throws IOException {
    MenuBar bar = onWindow(() -> Menus.of(bench().actions(), window));
    for (Menu menu : bar.getMenus()) {
      List<String> titles = titles(menu);
      assertThat(titles).as(menu.getText()).doesNotHaveDuplicates();
      assertThat(titles)
          .containsAll(
              onWindow(() -> bench().actions().in(menu.getText())).stream()
                  .map(Action::title)
                  .toList());
    }
    List<StudioWindow> both = two();
    try {
      onWindow(() -> {
        both.getFirst().bench().orElseThrow().actions().titled("Dark Theme").orElseThrow().fire();
        return null;
      });
      assertThat(both).allMatch(each -> each.dark().get());
    } finally {
      end();
    }
  }

  private static List<String> titles(Menu menu) {
    return menu.getItems().stream()
        .flatMap(item ->
            item instanceof Menu below && !(item instanceof RecentMenu)
                ? titles(below).stream()
                : java.util.stream.Stream.ofNullable(item.getText()))
        .toList();
  }
}
