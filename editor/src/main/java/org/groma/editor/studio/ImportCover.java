package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.editor.exchange.ImportPlan;
import org.groma.exporters.incoming.CellChange;
import org.groma.model.project.Project;

/** Chooses a file, shows cell by cell what it would change, and takes it as one step. */
final class ImportCover extends Cover {

  private final Workbench bench;
  private final Dialogs dialogs;
  private final Label about =
      new Label("Tables: xlsx, csv, tsv. Maps: GeoJSON, TopoJSON, SVG, TripleA, painted PNG.");
  private final Button choose = new Button("Choose a file…", Icons.of("fth-folder"));
  private final CheckBox repair = new CheckBox("Mend gaps and overlaps of a map");
  private final CheckBox create = new CheckBox("Create what is missing");
  private final TableView<CellChange> changes = new TableView<>();
  private final ListView<String> refusals = new ListView<>();
  private final BorderPane content = new BorderPane();
  private final Button take = new Button("Import", Icons.of("fth-download"));
  private Optional<Path> file = Optional.empty();
  private Optional<Path> colours = Optional.empty();
  private Optional<Project> proposed = Optional.empty();

  /**
   * @param given the file to begin with; if none is given, one is chosen
   */
  ImportCover(Workbench bench, Dialogs dialogs, Runnable away, Optional<Path> given) {
    super(away);
    this.bench = bench;
    this.dialogs = dialogs;
    choose.setId("import-choose");
    choose.setOnAction(_ -> choose());
    repair.selectedProperty().addListener((_, _, _) -> look());
    create.setId("import-create");
    create.setTooltip(
        new Tooltip(
            "Makes areas, units and other records that a table names and that are not there"));
    create.selectedProperty().addListener((_, _, _) -> look());
    take.setId("import-take");
    take.setDisable(true);
    take.setOnAction(_ -> take());
    about.setId("import-about");
    about.setWrapText(true);
    changes.setId("import-changes");
    changes.setAccessibleText("What would change");
    changes.setPlaceholder(new Label("Nothing would change."));
    changes.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    column("Record", CellChange::subject);
    column("Field", CellChange::field);
    column("Before", CellChange::before);
    column("After", CellChange::after);
    refusals.setId("import-refusals");
    refusals.setAccessibleText("What cannot be taken");
    HBox row = new HBox(10, choose, repair, create);
    row.setAlignment(Pos.CENTER_LEFT);
    VBox top = new VBox(10, row, about);
    content.setTop(top);
    BorderPane.setMargin(top, new Insets(0, 0, 10, 0));
    show("Import", content, 900, 640, take);
    given.ifPresent(this::begin);
  }

  @Override
  Node first() {
    return choose;
  }

  private void column(String title, java.util.function.Function<CellChange, String> value) {
    TableColumn<CellChange, String> column = new TableColumn<>(title);
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(value.apply(row.getValue())));
    changes.getColumns().add(column);
  }

  private void choose() {
    List<String> endings =
        Stream.concat(ImportPlan.TABLES.stream(), ImportPlan.MAPS.stream()).toList();
    dialogs.chooseFile("Import", "Tables and maps", endings).ifPresent(this::begin);
  }

  private void begin(Path chosen) {
    file = Optional.of(chosen);
    boolean painted = chosen.toString().toLowerCase(Locale.ROOT).endsWith(".png");
    colours =
        painted ? dialogs.chooseFile("Table of colours", "CSV", List.of("csv")) : Optional.empty();
    look();
  }

  /** Works out what the file would change. */
  private void look() {
    if (file.isEmpty()) {
      return;
    }
    Path chosen = file.get();
    Project before = bench.project().get();
    ImportPlan.Leave leave = new ImportPlan.Leave(repair.isSelected(), create.isSelected());
    take.setDisable(true);
    about.setText("Reading " + chosen.getFileName() + "…");
    bench
        .background()
        .start(
            "Reading " + chosen.getFileName(),
            _ -> ImportPlan.of(before, chosen, colours, leave),
            plan -> {
              switch (plan) {
                case ImportPlan.Refused refused -> refused(chosen, refused);
                case ImportPlan.Proposed found -> proposed(chosen, found);
              }
            });
  }

  private void refused(Path chosen, ImportPlan.Refused found) {
    List<String> reasons = found.reasons();
    proposed = Optional.empty();
    about.setText(
        chosen.getFileName()
            + " is not taken, and nothing was changed: "
            + (reasons.size() == 1 ? "one mistake." : reasons.size() + " mistakes.")
            + (found.creatable().isEmpty()
                ? ""
                : " With “Create what is missing” these are made: "
                    + String.join(", ", found.creatable())
                    + "."));
    refusals.getItems().setAll(reasons);
    content.setCenter(refusals);
  }

  private void proposed(Path chosen, ImportPlan.Proposed found) {
    proposed = Optional.of(found.after());
    int count = found.changes().size();
    about.setText(
        (count == 0
                ? chosen.getFileName() + " says what the project says."
                : chosen.getFileName()
                    + " changes "
                    + (count == 1 ? "one value." : count + " values."))
            + (found.remarks().isEmpty() ? "" : " " + String.join(" ", found.remarks())));
    changes.getItems().setAll(found.changes());
    content.setCenter(changes);
    take.setDisable(count == 0);
    take.setDefaultButton(count > 0);
  }

  private void take() {
    proposed.ifPresent(after -> {
      int count = changes.getItems().size();
      bench.document().take("Import " + file.orElseThrow().getFileName(), after);
      bench
          .notices()
          .done(
              "Imported: "
                  + (count == 1 ? "one value" : count + " values")
                  + " changed. Undo takes it back.");
    });
    leave();
  }
}
