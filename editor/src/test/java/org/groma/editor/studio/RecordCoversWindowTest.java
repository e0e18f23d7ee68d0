package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.groma.model.project.Project;
import org.groma.model.store.References;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** Deleting and renaming what is selected, with the keys and boxes that people use. */
class RecordCoversWindowTest extends StudioRobot {

  private static final Subject THRACIA = new Subject("province", "thracia");

  private void select(Subject subject) {
    onWindow(() -> {
      window.bench().orElseThrow().selection().set(Set.of(subject));
      window.desk().orElseThrow().map().requestFocus();
      return null;
    });
    settle();
  }

  @Test
  void deleteOnTheMapAsksAndOneUndoBringsEverythingBack() {
    Project before = project();
    select(THRACIA);
    push(KeyCode.DELETE);
    await("the plan", () -> !find("delete-do", Button.class).isDisabled());
    clickId("delete-do");
    await("that it is gone", () -> !project().provinces().contains("thracia"));
    assertThat(References.in(project())).isEqualTo(References.in(before));
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void escapeLeavesEverythingAsItWas() {
    Project before = project();
    select(THRACIA);
    push(KeyCode.DELETE);
    await("the plan", () -> !find("delete-do", Button.class).isDisabled());
    push(KeyCode.ESCAPE);
    settle();
    assertThat(lookup("#delete-do").tryQuery()).isEmpty();
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void anIdIsRenamedEverywhereAndStaysSelected() {
    select(THRACIA);
    push(KeyCode.F2);
    onWindow(() -> {
      find("rename-id", TextField.class).setText("thraki");
      return null;
    });
    await("the plan", () -> !find("rename-do", Button.class).isDisabled());
    clickId("rename-do");
    await("the new id", () -> project().provinces().contains("thraki"));
    assertThat(project().provinces().contains("thracia")).isFalse();
    assertThat(window.bench().orElseThrow().selection().get())
        .containsExactly(new Subject("province", "thraki"));
  }
}
