package org.groma.exporters;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.atlas.AtlasExporter;
import org.groma.exporters.csv.CsvExporter;
import org.groma.exporters.game.GameExporter;
import org.groma.exporters.geojson.GeoJsonExporter;
import org.groma.exporters.geojson.TopoJsonExporter;
import org.groma.exporters.mapsheet.PdfMapExporter;
import org.groma.exporters.mapsheet.PosterExporter;
import org.groma.exporters.picture.PngExporter;
import org.groma.exporters.picture.SvgExporter;
import org.groma.exporters.record.RecordExporter;
import org.groma.exporters.sheet.SheetsExporter;
import org.groma.exporters.triplea.TripleAExporter;
import org.groma.exporters.xlsx.XlsxExporter;

/** Every format that a project can be written in. This list is the registry. */
public final class Exporters {

  public static final List<Exporter> ALL =
      List.of(
          new XlsxExporter(),
          new CsvExporter(),
          new GameExporter(),
          new GeoJsonExporter(),
          new TopoJsonExporter(),
          new SvgExporter(),
          new PngExporter(),
          new PdfMapExporter(),
          new PosterExporter(),
          new SheetsExporter(),
          new RecordExporter(),
          new AtlasExporter(),
          new TripleAExporter());

  private Exporters() {}

  public static Optional<Exporter> byWord(String word) {
    return ALL.stream().filter(exporter -> exporter.word().equals(word)).findFirst();
  }
}
