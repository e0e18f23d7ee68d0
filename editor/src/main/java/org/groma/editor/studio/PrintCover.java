package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.print.PageLayout;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.exchange.Proof;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.Exporters;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.model.project.Project;

/** Shows print sheets, maps and posters page by page, and prints them. */
final class PrintCover extends Cover {

  private final Workbench bench;
  private final ComboBox<Exporter> what = new ComboBox<>();
  private final ComboBox<Paper> paper = new ComboBox<>();
  private final ProofView proof;
  private final Button print = new Button("Print…", Icons.of("fth-printer"));
  private List<Proof> made = List.of();

  PrintCover(Workbench bench, Runnable away) {
    super(away);
    this.bench = bench;
    this.proof = new ProofView(bench.background());
    what.setId("print-what");
    what.getItems()
        .setAll(
            Stream.of("sheets", "pdf", "poster")
                .flatMap(word -> Exporters.byWord(word).stream())
                .toList());
    what.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Exporter exporter) {
            return exporter == null ? "" : exporter.summary();
          }

          @Override
          public Exporter fromString(String text) {
            return null;
          }
        });
    what.setAccessibleText("What to print");
    paper.getItems().setAll(Paper.values());
    paper.setValue(Paper.A4);
    paper.setAccessibleText("Paper");
    what.valueProperty().addListener((_, _, _) -> preview());
    paper.valueProperty().addListener((_, _, _) -> preview());
    print.setId("print-print");
    print.setDisable(true);
    print.setOnAction(_ -> print());
    VBox.setVgrow(proof, Priority.ALWAYS);
    show("Print", new VBox(10, new HBox(10, what, paper), proof), 900, 860, print);
    what.getSelectionModel().selectFirst();
  }

  @Override
  Node first() {
    return what;
  }

  private void preview() {
    Project project = bench.project().get();
    Exporter exporter = what.getValue();
    Paper size = paper.getValue();
    print.setDisable(true);
    proof.clear("Setting the pages…");
    bench
        .background()
        .start(
            "Setting the pages",
            _ -> {
              Export export = new Export(project, Review.NONE, size, Export.USUAL_WIDTH);
              List<Proof> proofs = new ArrayList<>();
              if (Exporters.obstacle(exporter, export).isEmpty()) {
                for (Artifact artifact : exporter.artifacts(export)) {
                  proofs.add(Proof.of(artifact));
                }
              }
              return proofs;
            },
            proofs -> {
              if (exporter.equals(what.getValue()) && size == paper.getValue()) {
                made = proofs.stream().filter(each -> each.pages() > 0).toList();
                print.setDisable(made.isEmpty());
                if (made.isEmpty()) {
                  proof.clear("There is nothing to print yet.");
                } else {
                  proof.show(made);
                }
              }
            });
  }

  private void print() {
    Optional<PrinterJob> job =
        Optional.ofNullable(Printer.getDefaultPrinter()).map(PrinterJob::createPrinterJob);
    if (job.isEmpty()) {
      bench
          .notices()
          .mind("No printer is set up here. Export the pages as PDF and print them elsewhere.");
      return;
    }
    if (!job.get().showPrintDialog(getScene().getWindow())) {
      return;
    }
    PageLayout layout = job.get().getJobSettings().getPageLayout();
    List<Proof> files = made;
    leave();
    bench
        .background()
        .start(
            "Printing",
            progress -> {
              List<BufferedImage> pages = new ArrayList<>();
              for (Proof file : files) {
                for (int i = 0; i < file.pages(); i++) {
                  progress.check();
                  pages.add(file.page().apply(i));
                }
              }
              return pages;
            },
            pages -> {
              boolean all = true;
              for (BufferedImage page : pages) {
                ImageView view = new ImageView(Pictures.of(page));
                view.setPreserveRatio(true);
                view.setFitWidth(layout.getPrintableWidth());
                all &= job.get().printPage(layout, view);
              }
              if (all && job.get().endJob()) {
                bench.notices().done(pages.size() + " pages were sent to the printer.");
              } else {
                bench.notices().failed("The printer did not take all pages.", "");
              }
            });
  }
}
