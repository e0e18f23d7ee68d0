package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.groma.editor.OutsideWriter;
import org.groma.editor.tool.LengthUnit;
import org.groma.editor.tool.ToolKind;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Family;
import org.junit.jupiter.api.Test;

/** What somebody prefers: the form, the shortcuts, saving by itself. */
class PreferencesWindowTest extends StudioRobot {

  private Preferences preferences() {
    return new Preferences(window.memory());
  }

  private void add(String name) {
    onWindow(() ->
        bench()
            .perform(
                "Add province",
                PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), name))));
    settle();
  }

  @SuppressWarnings("unchecked") // by its id
  private <T> void choose(String id, T value) {
    onWindow(() -> {
      ((ChoiceBox<T>) find(id, ChoiceBox.class)).setValue(value);
      return null;
    });
    settle();
  }

  @SuppressWarnings("unchecked") // by its id
  private void number(String id, int value) {
    onWindow(() -> {
      ((Spinner<Integer>) find(id, Spinner.class)).getValueFactory().setValue(value);
      return null;
    });
    settle();
  }

  @Test
  void whatIsPreferredHoldsAtOnceAndTomorrow() {
    push(KeyCode.CONTROL, KeyCode.COMMA);
    settle();
    choose("pref-theme", Preferences.Theme.DARK);
    choose("pref-unit", LengthUnit.ROMAN_MILES);
    number("pref-snap", 20);
    number("pref-text", 16);
    number("pref-autosave", 5);
    assertThat(onWindow(() -> window.dark().get())).isTrue();
    assertThat(onWindow(() -> window.textSize().get())).isEqualTo(16);
    type(KeyCode.ESCAPE);
    settle();

    Preferences tomorrow = new Preferences(Memory.in(scratch.resolve("studio.properties")));
    assertThat(tomorrow.theme()).isEqualTo(Preferences.Theme.DARK);
    assertThat(tomorrow.tools().unit()).isEqualTo(LengthUnit.ROMAN_MILES);
    assertThat(tomorrow.tools().reach()).isEqualTo(20);
    assertThat(tomorrow.autosave()).isEqualTo(5);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
    assertThat(preferences().theme()).isEqualTo(Preferences.Theme.LIGHT);
  }

  @Test
  void checksThatAreTurnedOffFindNothingAndTheWindowSaysSo() {
    add("Terra Nova"); // without a place on the map
    awaitVerdict();
    int all = onWindow(() -> bench().verdict().get().orElseThrow().open().size());
    assertThat(all).isPositive();
    push(KeyCode.CONTROL, KeyCode.COMMA);
    settle();
    onWindow(() -> {
      find("pref-live", CheckBox.class).fire();
      return null;
    });
    await("no findings", () -> bench().verdict().get().orElseThrow().open().isEmpty());
    assertThat(find("status-findings", Label.class).getText()).contains("Checks are off");
    onWindow(() -> {
      find("pref-live", CheckBox.class).fire();
      find("pref-family-gazetteer", CheckBox.class).fire();
      return null;
    });
    await("some findings", () -> !bench().verdict().get().orElseThrow().open().isEmpty());
    assertThat(preferences().silent()).containsExactly(Family.GAZETTEER);
    assertThat(find("status-findings", Label.class).getText()).contains("some checks are off");
  }

  @Test
  void savingByItselfNeverTakesThePlaceOfWhatAnotherProgramWrote() {
    add("Terra Nova");
    onWindow(() -> {
      preferences().autosave(1);
      new Autosave(bench()).save();
      return null;
    });
    assertThat(read(folder.resolve("map/provinces.json"))).contains("Terra Nova");
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();

    OutsideWriter.write(
        project().with(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Theirs")),
        folder);
    add("Ours");
    String said =
        onWindow(() -> {
          new Autosave(bench()).save();
          return window.notices().shown().getLast().sentence(); // it fades soon
        });
    assertThat(said).contains("Not saved by itself");
    assertThat(read(folder.resolve("map/provinces.json")))
        .contains("Theirs")
        .doesNotContain("Ours");
    assertThat(onWindow(() -> bench().dirty().get())).isTrue();
  }

  @SuppressWarnings("unchecked") // by its id
  private TableView<Action> shortcuts() {
    return find("shortcuts", TableView.class);
  }

  private void change(String command, KeyCode... keys) {
    onWindow(() -> {
      find("shortcut-search", TextField.class).setText(command);
      shortcuts().getSelectionModel().select(0);
      find("shortcut-change", Button.class).fire();
      return null;
    });
    settle();
    push(keys);
    settle();
  }

  @Test
  void aShortcutIsChangedAndWhatItTakesIsTold() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    settle();
    change("fit map", KeyCode.CONTROL, KeyCode.L);
    assertThat(find("shortcut-state", Label.class).getText()).contains("'Fit Map' is Ctrl+L");
    assertThat(lookup("#reading-banner").tryQuery()).as("what stands below the menus").isPresent();
    change("tool: measure", KeyCode.E);
    assertThat(find("shortcut-state", Label.class).getText()).contains("'Tool: Edit border'");
    clickId("shortcut-take");
    change("zoom in", KeyCode.ENTER);
    assertThat(find("shortcut-state", Label.class).getText()).contains("alone is needed");
    type(KeyCode.ESCAPE);
    settle();

    onWindow(() -> {
      map().requestFocus();
      bench().map().zoom(4);
      return null;
    });
    double near = onWindow(() -> bench().map().viewport().get().scale());
    push(KeyCode.CONTROL, KeyCode.L);
    assertThat(onWindow(() -> bench().map().viewport().get().scale())).isLessThan(near);
    type(KeyCode.E);
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.MEASURE);
    ShortcutHabits tomorrow = new ShortcutHabits(Memory.in(scratch.resolve("studio.properties")));
    Action edit = onWindow(() -> bench().actions().titled("Tool: Edit border").orElseThrow());
    assertThat(tomorrow.chosen(edit)).contains(List.of());

    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    settle();
    onWindow(() -> {
      find("shortcut-reset-all", Button.class).fire();
      return null;
    });
    type(KeyCode.ESCAPE);
    settle();
    type(KeyCode.E);
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.VERTEX);
  }

  @Test
  void aShortcutThatHasNothingToDoSaysSo() {
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(onWindow(() -> window.notices().shown().getLast().sentence()))
        .isEqualTo("'Undo' has nothing to do now.");
  }
}
