package org.groma.exporters;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.Rulesets;
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
import org.groma.model.limit.HeapRoom;

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

  /**
   * Why a project cannot be written in a format, as a sentence that says what to do. Numbers beyond
   * bounds keep it from all: pieces and cards are laid out by them.
   */
  public static Optional<String> obstacle(Exporter exporter, Export export) {
    return obstacle(exporter, export, HeapRoom.own());
  }

  static Optional<String> obstacle(Exporter exporter, Export export, HeapRoom room) {
    return Rulesets.bounds(export.project()).exceeded(export.project()).stream()
        .findFirst()
        .map(beyond ->
            String.format(
                Locale.ROOT,
                "%s: %s. Correct it first; 'groma validate' tells file and line.",
                beyond.where(),
                beyond.problem()))
        .or(() -> ExportMemory.lack(exporter, export, room))
        .or(() -> exporter.obstacle(export));
  }

  public static Optional<Exporter> byWord(String word) {
    return ALL.stream().filter(exporter -> exporter.word().equals(word)).findFirst();
  }
}
