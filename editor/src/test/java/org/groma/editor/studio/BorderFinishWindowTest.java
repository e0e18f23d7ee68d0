package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.groma.editor.tool.BorderScope;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** Roughening, smoothing and simplifying what is selected, with a preview on the map. */
class BorderFinishWindowTest extends StudioRobot {

  private static final Subject DACIA = new Subject("province", "dacia");

  private void begin(String title) {
    onWindow(() -> {
      bench().selection().set(Set.of(DACIA));
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    await("a preview", () -> !find("finish-do", Button.class).isDisabled());
  }

  @Test
  void theBordersOfASelectedProvinceAreSmoothedInOneStepThatCanBeUndone() {
    zoomTo("province:dacia");
    Project before = project();
    begin("Smooth Borders…");

    assertThat(find("finish-which", ComboBox.class).getValue())
        .isInstanceOfSatisfying(
            BorderScope.class,
            scope -> assertThat(scope.title()).isEqualTo("All borders of Dacia"));
    assertThat(onWindow(() -> map().preview().get().shapes())).isNotEmpty();
    assertThat(project()).isSameAs(before);
    String usual = find("finish-said", Label.class).getText();
    onWindow(() -> {
      find("finish-length", TextField.class).setText("nonsense");
      return null;
    });
    assertThat(find("finish-do", Button.class).isDisabled()).isTrue();
    assertThat(find("finish-said", Label.class).getText()).startsWith("Type a length");
    onWindow(() -> {
      find("finish-length", TextField.class).setText("0.5");
      return null;
    });
    await("another preview", () -> !find("finish-do", Button.class).isDisabled());
    assertThat(find("finish-said", Label.class).getText()).isNotEqualTo(usual);

    clickId("finish-do");
    assertThat(project().map()).isNotEqualTo(before.map());
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    assertThat(onWindow(() -> bench().notices().shown().getLast().sentence()))
        .startsWith("Smooth: ");
    onWindow(() -> {
      bench().document().undo();
      return null;
    });
    assertThat(project()).isEqualTo(before);
  }
}
