package org.groma.editor.studio;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.exchange.ExportFiles;
import org.groma.editor.exchange.ProjectReview;
import org.groma.editor.exchange.Proof;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.Exporters;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.disk.WriteTrouble;
import org.groma.model.project.Project;

/** Chooses a format, shows what it makes, and writes it where the person says. */
final class ExportCover extends Cover {

  private final Workbench bench;
  private final Dialogs dialogs;
  private final ListView<Exporter> formats = new ListView<>();
  private final ComboBox<Paper> paper = new ComboBox<>();
  private final Spinner<Integer> width = new Spinner<>(200, 20_000, Export.USUAL_WIDTH, 100);
  private final ProofView proof;
  private final Button write = new Button("Export…", Icons.of("fth-upload"));
  private Optional<Background.Job> making = Optional.empty();
  private List<Artifact> made = List.of();

  ExportCover(Workbench bench, Dialogs dialogs, Runnable away) {
    super(away);
    this.bench = bench;
    this.dialogs = dialogs;
    this.proof = new ProofView(bench.background());
    formats.setId("export-formats");
    formats.setAccessibleText("Formats");
    formats.getItems().setAll(Exporters.ALL);
    formats.setCellFactory(_ -> new FormatCell());
    formats.setPrefWidth(300);
    formats.getSelectionModel().selectedItemProperty().addListener((_, _, _) -> preview());
    paper.setId("export-paper");
    paper.setAccessibleText("Paper");
    paper.getItems().setAll(Paper.values());
    paper.setValue(Paper.A4);
    paper.valueProperty().addListener((_, _, _) -> preview());
    width.setEditable(true);
    width.setAccessibleText("Width of pictures in pixels");
    width.valueProperty().addListener((_, _, _) -> preview());
    write.setId("export-write");
    write.setDefaultButton(true);
    write.setDisable(true);
    write.setOnAction(_ -> write());
    GridPane options = new GridPane(8, 6);
    options.addRow(0, new Label("Paper"), paper);
    options.addRow(1, new Label("Width of pictures"), width);
    VBox left = new VBox(10, formats, options);
    VBox.setVgrow(formats, Priority.ALWAYS);
    HBox.setHgrow(proof, Priority.ALWAYS);
    show("Export", new HBox(14, left, proof), 1100, 760, write);
    formats.getSelectionModel().selectFirst();
  }

  @Override
  Node first() {
    return formats;
  }

  /** Makes the files in memory and shows them. */
  private void preview() {
    Exporter exporter = formats.getSelectionModel().getSelectedItem();
    making.ifPresent(Background.Job::cancel);
    write.setDisable(true);
    if (exporter == null) {
      return;
    }
    Project project = bench.project().get();
    Paper size = paper.getValue();
    int pixels = width.getValue();
    proof.clear("Making a preview…");
    record Made(Optional<String> obstacle, List<Artifact> artifacts, List<Proof> proofs) {}
    making =
        Optional.of(
            bench
                .background()
                .start(
                    "Preview of " + exporter.word(),
                    _ -> {
                      Review review =
                          exporter.readsReview() ? ProjectReview.of(project) : Review.NONE;
                      Export export = new Export(project, review, size, pixels);
                      Optional<String> obstacle = Exporters.obstacle(exporter, export);
                      List<Proof> proofs = new ArrayList<>();
                      List<Artifact> artifacts =
                          obstacle.isPresent() ? List.of() : exporter.artifacts(export);
                      for (Artifact artifact : artifacts) {
                        proofs.add(Proof.of(artifact));
                      }
                      return new Made(obstacle, artifacts, proofs);
                    },
                    result -> {
                      made = result.artifacts;
                      write.setDisable(result.artifacts.isEmpty());
                      if (result.obstacle.isPresent()) {
                        proof.clear(result.obstacle.get());
                      } else {
                        proof.show(result.proofs);
                      }
                    }));
  }

  private void write() {
    List<Artifact> files = made;
    Optional<Path> target =
        files.size() == 1
            ? dialogs.chooseTarget("Export", files.getFirst().name())
            : dialogs.chooseFolder("Export " + files.size() + " files into");
    if (target.isEmpty()) {
      return;
    }
    Map<Path, Artifact> places = ExportFiles.places(files, target.get());
    leave();
    bench
        .background()
        .start(
            "Exporting",
            job -> {
              int written = 0;
              for (Map.Entry<Path, Artifact> file : places.entrySet()) {
                job.check();
                job.progress((double) written++ / places.size());
                try {
                  ExportFiles.write(file.getValue(), file.getKey());
                } catch (IOException failed) {
                  return Optional.of(WriteTrouble.of(file.getKey(), failed));
                }
              }
              return Optional.<String>empty();
            },
            failure ->
                failure.ifPresentOrElse(
                    sentence -> bench.notices().failed(sentence, ""),
                    () ->
                        bench
                            .notices()
                            .done(
                                places.size() == 1
                                    ? "Saved in " + target.get() + "."
                                    : places.size() + " files saved in " + target.get() + ".")));
  }

  /** The word of a format, and what it is for. */
  private static final class FormatCell extends ListCell<Exporter> {
    private static final double WIDTH = 250;

    /** As high as its words are when they are broken into lines. */
    @Override
    protected double computePrefHeight(double width) {
      return getGraphic() == null
          ? super.computePrefHeight(width)
          : snappedTopInset() + getGraphic().prefHeight(WIDTH) + snappedBottomInset();
    }

    @Override
    protected void updateItem(Exporter exporter, boolean empty) {
      super.updateItem(exporter, empty);
      if (empty || exporter == null) {
        setGraphic(null);
      } else {
        Label word = new Label(exporter.word());
        word.setStyle("-fx-font-weight: bold;");
        Label summary = new Label(exporter.summary());
        summary.setWrapText(true);
        summary.getStyleClass().add("text-muted");
        summary.setPrefWidth(WIDTH);
        setGraphic(new VBox(word, summary));
      }
    }
  }
}
