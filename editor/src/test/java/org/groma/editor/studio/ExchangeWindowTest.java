package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporters;
import org.groma.exporters.incoming.CellChange;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

class ExchangeWindowTest extends StudioRobot {

  private boolean isReady(String button) {
    return lookup("#" + button)
        .tryQueryAs(Button.class)
        .filter(each -> !each.isDisabled())
        .isPresent();
  }

  /** The table of provinces as it is exported, with another income for Dacia. */
  private Path provinces(String income) throws IOException {
    return provinces("Income", income);
  }

  private Path provinces(String title, String value) throws IOException {
    Artifact exported =
        Exporters.byWord("csv").orElseThrow().artifacts(Export.of(project())).stream()
            .filter(artifact -> artifact.name().toLowerCase(Locale.ROOT).endsWith("provinces.csv"))
            .findFirst()
            .orElseThrow();
    List<String> lines = new String(exported.bytes(), StandardCharsets.UTF_8).lines().toList();
    int column = List.of(lines.getFirst().replace("\uFEFF", "").split(",", -1)).indexOf(title);
    List<String> edited =
        lines.stream()
            .map(line -> {
              String[] cells = line.split(",", -1);
              if (!List.of(cells).contains("dacia")) {
                return line;
              }
              cells[column] = value;
              return String.join(",", cells);
            })
            .toList();
    Path table = scratch.resolve(Path.of(exported.name()).getFileName());
    Files.write(table, edited);
    return table;
  }

  @Test
  void aWorkbookIsExportedWhereThePersonSays() throws IOException {
    Path target = scratch.resolve("all.xlsx");
    dialogs.paths.add(target);

    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    await("the preview", () -> isReady("export-write"));
    clickId("export-write");
    await("the file", () -> Files.exists(target));
    assertThat(lookup("#export-formats").tryQuery()).isEmpty();

    try (var workbook = WorkbookFactory.create(target.toFile())) {
      assertThat(workbook.getNumberOfSheets()).isGreaterThan(10);
    }
  }

  @Test
  void anEditedTableComesInAsOneStep() throws IOException {
    dialogs.paths.add(provinces("7½"));

    push(KeyCode.CONTROL, KeyCode.I);
    clickId("import-choose");
    await("the changes", () -> lookup("#import-changes").tryQuery().isPresent());
    assertThat(find("import-changes", TableView.class).getItems().getFirst())
        .isEqualTo(new CellChange("province:dacia", "income", "½", "7½"));
    clickId("import-take");

    assertThat(project().provinces().find("dacia").orElseThrow().income())
        .isEqualTo(Halves.parse("7½").orElseThrow());
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void aFileWithMistakesIsRefusedAndNothingChanges() throws IOException {
    dialogs.paths.add(provinces("plenty"));
    var before = project();

    push(KeyCode.CONTROL, KeyCode.I);
    clickId("import-choose");
    await("the refusal", () -> lookup("#import-refusals").tryQuery().isPresent());

    ListView<?> refusals = find("import-refusals", ListView.class);
    assertThat(refusals.getItems().getFirst().toString()).contains("Income").contains("plenty");
    assertThat(project()).isEqualTo(before);
    assertThat(isReady("import-take")).isFalse();
  }

  @Test
  void whatATableNamesAndTheProjectLacksIsMadeWhenAskedFor() throws IOException {
    dialogs.paths.add(provinces("Area", "Ultima Terra"));
    push(KeyCode.CONTROL, KeyCode.I);
    clickId("import-choose");
    await("the refusal", () -> lookup("#import-refusals").tryQuery().isPresent());
    assertThat(onWindow(() -> find("import-about", Label.class).getText()))
        .contains("With “Create what is missing” these are made: the area 'Ultima Terra'.");

    clickId("import-create");
    await("the changes", () -> isReady("import-take"));
    clickId("import-take");
    assertThat(project().areas().find("ultima-terra")).isPresent();
    assertThat(project().provinces().find("dacia").orElseThrow().area().orElseThrow().slug())
        .isEqualTo("ultima-terra");
    assertThat(onWindow(() -> bench().document().done())).as("one step").hasSize(1);
  }
}
