package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.ToolKind;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever a project has can be made in the window, and unmade. */
class EveryKindWindowTest extends StudioRobot {

  /** Kinds that no form of the gazetteer adds, and why. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "label", "is placed by hand on the map, where its name stands",
          "province", "begins on the map, where it gets its shape",
          "acceptance", "is given in the problems panel, to a finding",
          "sign-off", "is given in the proofreading panel, to a printed row");

  /** What is typed where nothing can be chosen. */
  private static final Map<String, String> TYPED =
      Map.of("key", "99", "section", "IX.Z", "reason", "A bridge.", "cells", "");

  @BeforeEach
  void showTheGazetteer() {
    showPanel("Gazetteer");
  }

  @Test
  void everyKindHasATableOrAReasonToHaveNone() {
    for (Kind<?, ?> kind : Kinds.ALL) {
      Optional<SheetKind> table = SheetKind.of(kind.word());
      assertThat(table.filter(each -> !each.needed().isEmpty()).isPresent())
          .as("whether a form adds a " + kind.word())
          .isEqualTo(!ELSEWHERE.containsKey(kind.word()));
    }
  }

  @Test
  void whateverATableHasIsAddedByItsFormAndUndone() {
    for (SheetKind kind : SheetKind.values()) {
      if (!kind.needed().isEmpty()) {
        Project before = project();
        Sheet<?> sheet = Sheet.of(kind, before);
        show(kind);
        clickId("gazetteer-add");
        kind.needed().forEach(column -> fill(sheet, column));
        onWindow(() -> {
          find("add-row", Button.class).fire();
          return null;
        });
        settle();

        assertThat(find("add-wrong", Label.class).getText()).as(kind + ": complaint").isEmpty();
        assertThat(Sheet.of(kind, project()).ids())
            .as("rows of " + kind)
            .hasSize(sheet.ids().size() + 1)
            .containsAll(sheet.ids());
        assertThat(onWindow(() -> bench().document().done())).as("steps of " + kind).hasSize(1);
        undo();
        assertThat(Sheet.of(kind, project()).ids()).as(kind + " undone").isEqualTo(sheet.ids());
        assertThat(project()).isEqualTo(before);
      }
    }
  }

  private void show(SheetKind kind) {
    onWindow(() -> {
      String title = "Gazetteer: " + kind.title(bench().project().get());
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void undo() {
    onWindow(() -> {
      bench().actions().titled("Undo").orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void fill(Sheet<?> sheet, String column) {
    onWindow(() -> {
      TextInputControl field = find("new-" + column, TextInputControl.class);
      List<String> choices = sheet.choices(column);
      boolean second = column.equals("to") || column.equals("b");
      if (field.getText().isBlank()) {
        field.setText(
            choices.isEmpty()
                ? TYPED.getOrDefault(column, "Nova Res")
                : choices.get(second ? 1 : 0));
      }
      return null;
    });
  }

  @Test
  void theFormStaysForTheNextRowAndNeedsNoMouse() {
    show(SheetKind.AREAS);
    clickId("gazetteer-add");
    write("Ultima").type(KeyCode.ENTER);
    settle();
    write("Thule").type(KeyCode.ENTER);
    settle();
    assertThat(project().areas().find("ultima")).isPresent();
    assertThat(project().areas().find("thule")).isPresent();
    type(KeyCode.ESCAPE);
    settle();
    assertThat(onWindow(() -> find("add-bar", Node.class).isVisible())).isFalse();
  }

  @Test
  void aProvinceBeginsOnTheMap() {
    show(SheetKind.PROVINCES);
    clickId("gazetteer-add");
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.DRAW);
    assertThat(window.notices().shown().getLast().sentence()).contains("begins on the map");
  }
}
