package org.groma.exporters.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The print sheets: player aids as PDF. */
public final class SheetsExporter implements Exporter {

  @Override
  public String word() {
    return "sheets";
  }

  @Override
  public String summary() {
    return "print sheets as PDF: gazetteer, nations, sequence of play, tables, adjacency, set-up";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return Press.isEmpty(export.project())
        ? Optional.of(
            "There is nothing to print: the project has no provinces, nations, tables or"
                + " scenarios yet. Add some, then export its sheets.")
        : Optional.empty();
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return sheets(export).stream().map(sheet -> artifact(export, sheet)).toList();
  }

  private static Artifact artifact(Export export, Sheet sheet) {
    String title = export.project().settings().name() + ": " + sheet.title();
    return new Artifact(
        sheet.file(), out -> out.write(PagePainter.pdf(title, export.paper(), sheet.pages())));
  }

  /** All sheets for which the project has something. */
  static List<Sheet> sheets(Export export) {
    Press press = Press.of(export);
    return Stream.of(
            GazetteerSheet.of(press).stream(),
            NationSheets.of(press).stream(),
            SequenceSheet.of(press).stream(),
            AidSheets.of(press).stream(),
            TablesSheet.of(press).stream(),
            AdjacencySheet.of(press).stream(),
            SetupSheets.of(press).stream())
        .flatMap(each -> each)
        .toList();
  }
}
