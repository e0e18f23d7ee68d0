package org.groma.exporters;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.mapsheet.PdfMapExporter;
import org.groma.exporters.mapsheet.PosterExporter;
import org.groma.exporters.picture.PngExporter;
import org.groma.exporters.picture.SvgExporter;
import org.groma.exporters.sheet.SheetsExporter;

/** Every format that a project can be written in. This list is the registry. */
public final class Exporters {

  public static final List<Exporter> ALL =
      List.of(
          new SvgExporter(),
          new PngExporter(),
          new PdfMapExporter(),
          new PosterExporter(),
          new SheetsExporter());

  private Exporters() {}

  public static Optional<Exporter> byWord(String word) {
    return ALL.stream().filter(exporter -> exporter.word().equals(word)).findFirst();
  }
}
