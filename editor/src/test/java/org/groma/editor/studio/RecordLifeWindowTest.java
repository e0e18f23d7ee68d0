package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.groma.editor.cli.Alps;
import org.groma.editor.map.WrittenName;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.ToolKind;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.References;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/**
 * The life of every kind of record in the window: it is made, gets another id, goes, and is brought
 * back. One window for all kinds, because windows are slow; a small project, because what speaks of
 * a record is looked for in all of it.
 */
class RecordLifeWindowTest extends StudioRobot {

  /** Kinds whose id nobody chooses, and what the window says who asks for another. */
  private static final Map<String, String> FIXED =
      Map.of(
          "acceptance", "An acceptance goes by the finding that it accepts; it keeps its id.",
          "sign-off", "A signature goes by the row that it signs; it keeps its id.");

  /** How that is made which no form adds. */
  private final Map<String, Runnable> gestures =
      Map.of(
          "province", this::drawProvince,
          "label", this::moveName,
          "acceptance", this::acceptFinding,
          "sign-off", this::signRow);

  /** What is typed where nothing can be chosen. */
  private static final Map<String, String> TYPED =
      Map.of("key", "99", "section", "IX.Z", "reason", "A bridge.");

  @Override
  @BeforeEach
  void openTheSample() throws TimeoutException, IOException {
    FxToolkit.registerPrimaryStage();
    folder = scratch.resolve("alps");
    Alps.saved(
        Alps.project().with(Kinds.NATIONS, helvetii()).with(Kinds.SOURCES, printed()), folder);
    start(folder);
  }

  private static Nation helvetii() {
    return new Nation(
        new NationId("helvetii"),
        "Helvetii",
        List.of(),
        Optional.empty(),
        "barbarian",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static SourceTable printed() {
    return new SourceTable(
        new EditionId("rules-en"),
        "provinces",
        "Provinces",
        Optional.of("province"),
        List.of(
            new SourceTable.Row(
                "XX", Optional.of("gallia"), Map.of("name", "Gállia", "income", "3"))));
  }

  @Test
  void everyKindIsMadeGetsAnotherIdGoesAndIsBroughtBack() {
    Project start = project();
    Set<String> dangling = dangling();
    for (Kind<?, ?> kind : Kinds.ALL) {
      Set<String> known = ids(kind);
      make(kind);
      Set<String> more = ids(kind);
      more.removeAll(known);
      assertThat(more).as("what is made of " + kind.word()).hasSize(1);
      Subject made = new Subject(kind.word(), more.iterator().next());
      assertThat(dangling()).as("after making " + made).isEqualTo(dangling);

      Subject renamed = rename(made);
      assertThat(dangling()).as("after renaming " + made).isEqualTo(dangling);

      Project full = project();
      delete(renamed);
      assertThat(dangling()).as("after deleting " + renamed).isEqualTo(dangling);
      undo();
      assertThat(project()).as("deleting %s, undone", renamed).isEqualTo(full);
    }
    while (onWindow(() -> !bench().document().done().isEmpty())) {
      undo();
    }
    assertThat(project()).as("all of it undone").isEqualTo(start);
  }

  private Set<String> ids(Kind<?, ?> kind) {
    Set<String> ids = new LinkedHashSet<>();
    project().get(kind).stream().forEach(entry -> ids.add(entry.id().slug()));
    return ids;
  }

  /** What speaks of what is not there, by the files and by the checks. */
  private Set<String> dangling() {
    Project now = project();
    Set<String> found = new LinkedHashSet<>();
    References.in(now).forEach(each -> found.add(each.toString()));
    Validation.of(now, Catalogue.of(now)).findings().stream()
        .filter(finding -> finding.check().startsWith("references.unresolved"))
        .map(Finding::message)
        .forEach(found::add);
    return found;
  }

  // ---- making

  private void make(Kind<?, ?> kind) {
    Optional<SheetKind> form = SheetKind.of(kind.word()).filter(sheet -> !sheet.needed().isEmpty());
    if (form.isPresent()) {
      fillIn(form.get());
    } else {
      assertThat(gestures).as("how a " + kind.word() + " is made").containsKey(kind.word());
      gestures.get(kind.word()).run();
    }
    settle();
  }

  private void fillIn(SheetKind kind) {
    showPanel("Gazetteer");
    onWindow(() -> {
      String title = "Gazetteer: " + kind.title(bench().project().get());
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
    clickId("gazetteer-add");
    Sheet<?> sheet = Sheet.of(kind, project());
    onWindow(() -> {
      for (String column : kind.needed()) {
        TextInputControl field = find("new-" + column, TextInputControl.class);
        List<String> choices = sheet.choices(column);
        boolean second = column.equals("to") || column.equals("b");
        if (field.getText().isBlank() || column.equals("name")) {
          field.setText(
              choices.isEmpty()
                  ? TYPED.getOrDefault(column, "Nova Res")
                  : choices.get(second ? 1 : 0));
        }
      }
      find("add-row", Button.class).fire();
      return null;
    });
    settle();
    assertThat(onWindow(() -> find("add-wrong", Label.class).getText())).as(kind + "").isEmpty();
  }

  private void drawProvince() {
    take(ToolKind.DRAW);
    clickMap(new Point(2, 11));
    clickMap(new Point(8, 11));
    clickMap(new Point(5, 14));
    type(KeyCode.ENTER);
  }

  private void moveName() {
    take(ToolKind.LABEL);
    await("the map is painted", () -> map().isSharp());
    WrittenName name =
        onWindow(() -> map().names()).stream()
            .filter(each -> each.subject().equals("province:raetia"))
            .findFirst()
            .orElseThrow();
    double pixel = onWindow(() -> map().viewport().get().pixel());
    dragMap(name.at(), new Point(name.at().x() + 30 * pixel, name.at().y() + 20 * pixel));
  }

  private void acceptFinding() {
    awaitVerdict();
    showPanel("Problems");
    push(KeyCode.F8);
    settle();
    clickId("accept-finding");
    write("Checked").push(KeyCode.ENTER);
    write("AB").push(KeyCode.ENTER);
    settle();
  }

  private void signRow() {
    awaitVerdict();
    showPanel("Proofread");
    await("the rows", () -> !find("proof-table", TableView.class).getItems().isEmpty());
    onWindow(() -> {
      find("proof-table", TableView.class).requestFocus();
      return null;
    });
    push(KeyCode.N);
    push(KeyCode.S);
  }

  private void take(ToolKind tool) {
    onWindow(() -> {
      bench().map().tool().set(tool);
      map().requestFocus();
      return null;
    });
    settle();
  }

  // ---- another id

  private Subject rename(Subject made) {
    select(made);
    push(KeyCode.F2);
    settle();
    if (FIXED.containsKey(made.kind())) {
      assertThat(lookup("#rename-id").tryQuery()).isEmpty();
      assertThat(window.notices().shown().getLast().sentence()).isEqualTo(FIXED.get(made.kind()));
      return made;
    }
    String start =
        made.id().contains("/") ? made.id().substring(0, made.id().indexOf('/') + 1) : "";
    Subject renamed = new Subject(made.kind(), start + "altera-" + made.kind());
    onWindow(() -> {
      find("rename-id", TextField.class).setText(renamed.id());
      return null;
    });
    Kind<?, ?> kind = made.entryKind().orElseThrow();
    await(
        "the plan for " + made + ": " + onWindow(() -> find("rename-said", Label.class).getText()),
        () -> !find("rename-do", Button.class).isDisabled());
    onWindow(() -> {
      find("rename-do", Button.class).fire();
      return null;
    });
    settle();
    assertThat(ids(kind)).contains(renamed.id()).doesNotContain(made.id());
    return renamed;
  }

  // ---- going

  private void delete(Subject record) {
    select(record);
    push(KeyCode.DELETE);
    await("the plan for " + record, () -> !find("delete-do", Button.class).isDisabled());
    onWindow(() -> {
      find("delete-do", Button.class).fire();
      return null;
    });
    settle();
    assertThat(ids(record.entryKind().orElseThrow())).doesNotContain(record.id());
  }

  private void select(Subject subject) {
    take(ToolKind.SELECT);
    onWindow(() -> {
      bench().selection().set(Set.of(subject));
      return null;
    });
    settle();
  }

  private void undo() {
    onWindow(() -> bench().document().undo());
    settle();
  }
}
