package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.tool.ToolKind;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** Shortcuts as different keyboards send them, and where the keyboard is. */
class KeyboardWindowTest extends StudioRobot {

  /** Presses a key as a keyboard sends it: what it types, its code, and what is held. */
  private void sends(String text, KeyCode code, boolean shift, boolean control) {
    onWindow(() -> {
      var scene = window.stage().getScene();
      Event.fireEvent(
          scene.getFocusOwner() == null ? scene : scene.getFocusOwner(),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", text, code, shift, control, false, false));
      return null;
    });
    settle();
  }

  private double scale() {
    return onWindow(() -> bench().map().viewport().get().scale());
  }

  private int text() {
    return onWindow(() -> window.textSize().get());
  }

  private String inFront() {
    return onWindow(() -> {
      var tabs = find("panels", javafx.scene.control.TabPane.class);
      return ((Panel) tabs.getSelectionModel().getSelectedItem().getUserData()).title();
    });
  }

  private boolean onMap() {
    return onWindow(() -> map().isFocused());
  }

  private void focus(Node node) {
    onWindow(() -> {
      node.requestFocus();
      return null;
    });
    settle();
  }

  @Test
  void theMapZoomsByThePlusAndTheMinusOfEveryKeyboard() {
    record Key(String keyboard, String text, KeyCode code) {}
    for (Key plus :
        new Key[] {
          new Key("US", "=", KeyCode.EQUALS),
          new Key("German", "+", KeyCode.PLUS),
          new Key("French", "=", KeyCode.EQUALS),
          new Key("keypad", "+", KeyCode.ADD)
        }) {
      double before = scale();
      sends(plus.text, plus.code, false, true);
      assertThat(scale()).as(plus.keyboard).isGreaterThan(before);
    }
    for (Key minus :
        new Key[] {
          new Key("US, German, French", "-", KeyCode.MINUS),
          new Key("keypad", "-", KeyCode.SUBTRACT)
        }) {
      double before = scale();
      sends(minus.text, minus.code, false, true);
      assertThat(scale()).as(minus.keyboard).isLessThan(before);
    }
  }

  @Test
  void textGrowsAndShrinksByTheSameKeysWithShift() {
    int usual = text();
    sends("+", KeyCode.EQUALS, true, true); // US
    sends("*", KeyCode.PLUS, true, true); // German
    sends("+", KeyCode.ADD, true, true); // keypad
    assertThat(text()).isEqualTo(usual + 3);
    sends("_", KeyCode.MINUS, true, true);
    sends("-", KeyCode.SUBTRACT, true, true);
    assertThat(text()).isEqualTo(usual + 1);
  }

  @Test
  void panelsOpenByTheDigitsOfAFrenchKeyboard() {
    sends("é", KeyCode.UNDEFINED, false, true);
    assertThat(inFront()).isEqualTo("Gazetteer");
    sends("3", KeyCode.QUOTEDBL, true, true);
    assertThat(inFront()).isEqualTo("Proofread");
    sends("'", KeyCode.QUOTE, false, true);
    assertThat(inFront()).isEqualTo("Scenario");
    int before = text();
    sends("6", KeyCode.MINUS, true, true); // the key of the minus
    assertThat(inFront()).isEqualTo("History");
    assertThat(text()).isEqualTo(before);
    sends("1", KeyCode.NUMPAD1, false, true);
    assertThat(inFront()).isEqualTo("Problems");
    sends("2", KeyCode.DIGIT2, false, true); // US
    assertThat(inFront()).isEqualTo("Gazetteer");
  }

  @Test
  void controlAndYRedoesToo() {
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(
                    Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Nova"))));
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(project().provinces().find("terra-nova")).isEmpty();
    push(KeyCode.CONTROL, KeyCode.Y);
    settle();
    assertThat(project().provinces().find("terra-nova")).isPresent();
  }

  @Test
  void theKeyboardIsOnTheMapFromTheBeginningAndBackThereAfterEverything() {
    assertThat(onMap()).as("after start").isTrue();
    type(KeyCode.E);
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.VERTEX);

    onWindow(() -> {
      find("tool-measure", ToggleButton.class).fire();
      return null;
    });
    assertThat(onMap()).as("after a tool").isTrue();

    clickId("search");
    type(KeyCode.ESCAPE);
    settle();
    assertThat(onMap()).as("after the search box").isTrue();

    focus(find("search", Button.class));
    push(KeyCode.CONTROL, KeyCode.K);
    write("dacia");
    type(KeyCode.ENTER);
    settle();
    assertThat(onMap()).as("after a place was found").isTrue();
    double near = scale();
    type(KeyCode.DIGIT0);
    assertThat(scale()).as("0 shows the whole map").isLessThan(near);

    clickOn("#menu-view");
    settle();
    type(KeyCode.ESCAPE);
    settle();
    assertThat(onMap()).as("after a menu").isTrue();

    push(KeyCode.CONTROL, KeyCode.DIGIT3);
    assertThat(onMap()).isFalse();
    type(KeyCode.ESCAPE);
    settle();
    assertThat(onMap()).as("after Escape").isTrue();
  }

  @Test
  void aLetterThatNothingElseNeedsTakesUpItsTool() {
    focus(find("tool-select", ToggleButton.class));
    type(KeyCode.D);
    settle();
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.DRAW);
    assertThat(onMap()).isTrue();

    push(KeyCode.CONTROL, KeyCode.DIGIT3); // a table reads letters itself
    type(KeyCode.V);
    settle();
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.DRAW);
    push(KeyCode.CONTROL, KeyCode.K);
    write("vis");
    assertThat(find("palette", TextField.class).getText()).isEqualTo("vis");
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.DRAW);
  }

  @Test
  void theStatusLineIsAsHighWithAJobAsWithoutOne() {
    awaitVerdict();
    Node line = lookup(".status-line").query();
    await("no jobs", () -> bench().jobs().isEmpty());
    double quiet = onWindow(() -> line.getLayoutBounds().getHeight());
    CountDownLatch work = new CountDownLatch(1);
    onWindow(() ->
        bench()
            .background()
            .start(
                "Working",
                _ -> {
                  work.await();
                  return true;
                },
                _ -> {}));
    await("its bar", () -> !lookup(".status-line .progress-bar").queryAll().isEmpty());
    onWindow(() -> {
      window.stage().getScene().getRoot().applyCss();
      window.stage().getScene().getRoot().layout();
      return null;
    });
    Node bar = lookup(".status-line .progress-bar").query();
    try {
      assertThat(onWindow(() -> line.getLayoutBounds().getHeight())).isEqualTo(quiet);
      assertThat(
              onWindow(() ->
                  line.localToScene(line.getLayoutBounds())
                      .contains(bar.localToScene(bar.getLayoutBounds()))))
          .as("the bar fits in")
          .isTrue();
    } finally {
      work.countDown();
    }
  }
}
