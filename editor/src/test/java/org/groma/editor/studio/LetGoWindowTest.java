package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** A project that is left is let go, with its panels: a day of work opens many. */
class LetGoWindowTest extends StudioRobot {

  private static final int TRIES = 20;

  /** Uses what a person uses, and so whatever listens from then on. */
  private WeakReference<Desk> used() {
    for (String panel :
        List.of("Gazetteer", "Scenario", "Problems", "Proofread", "Simulation", "History")) {
      showPanel(panel);
    }
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(
                    Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Terra Nova"))));
    awaitVerdict();
    onWindow(() -> {
      bench().document().undo();
      bench().notices().done("Something was done.");
      return null;
    });
    awaitVerdict();
    return new WeakReference<>(window.desk().orElseThrow());
  }

  /** Whether nothing holds it any more. */
  private static boolean isLetGo(WeakReference<Desk> desk) {
    for (int i = 0; i < TRIES && desk.get() != null; i++) {
      System.gc();
      settle();
    }
    return desk.get() == null;
  }

  @Test
  void whenAnotherProjectIsOpened() {
    WeakReference<Desk> left = used();

    onWindow(() -> {
      window.open(folder);
      return null;
    });
    settle();

    assertThat(isLetGo(left)).isTrue();
  }

  @Test
  void whenTheWindowIsClosed() {
    WeakReference<Desk> left = used();

    closeTheWindow();
    start(folder);

    assertThat(isLetGo(left)).isTrue();
  }
}
