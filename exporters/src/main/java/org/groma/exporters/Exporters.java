package org.groma.exporters;

import java.util.List;
import java.util.Optional;
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
import org.groma.exporters.csv.CsvExporter;
=======
import org.groma.exporters.mapsheet.PdfMapExporter;
import org.groma.exporters.mapsheet.PosterExporter;
>>>>>>> ee9a65dc6db0b49a925cf81bffeb252109d927a2
=======
import org.groma.exporters.game.GameExporter;
>>>>>>> c49e53ad878758e9687c97496ff42bccf1e74cf5
=======
import org.groma.exporters.atlas.AtlasExporter;
>>>>>>> 60c766606ca2a1b41f8b4f5dbef47089b216a923
import org.groma.exporters.picture.PngExporter;
import org.groma.exporters.picture.SvgExporter;
<<<<<<< HEAD
import org.groma.exporters.xlsx.XlsxExporter;
=======
import org.groma.exporters.geojson.GeoJsonExporter;
import org.groma.exporters.geojson.TopoJsonExporter;
import org.groma.exporters.picture.PngExporter;
import org.groma.exporters.picture.SvgExporter;
import org.groma.exporters.triplea.TripleAExporter;
>>>>>>> e85f3a852d471ce3909b3483d795959be65d1a35
=======
import org.groma.exporters.sheet.SheetsExporter;
>>>>>>> 01ff37535df4a2cf4b79a9d4620911e318ebca7a

/** Every format that a project can be written in. This list is the registry. */
public final class Exporters {

<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
  public static final List<Exporter> ALL =
      List.of(new SvgExporter(), new PngExporter(), new XlsxExporter(), new CsvExporter());
=======
  public static final List<Exporter> ALL = List.of(new SvgExporter(), new PngExporter(), new GeoJsonExporter(), new TopoJsonExporter(), new TripleAExporter());
>>>>>>> e85f3a852d471ce3909b3483d795959be65d1a35
=======
  public static final List<Exporter> ALL =
      List.of(new SvgExporter(), new PngExporter(), new PdfMapExporter(), new PosterExporter());
>>>>>>> ee9a65dc6db0b49a925cf81bffeb252109d927a2
=======
  public static final List<Exporter> ALL =
      List.of(new SvgExporter(), new PngExporter(), new SheetsExporter());
>>>>>>> 01ff37535df4a2cf4b79a9d4620911e318ebca7a
=======
  public static final List<Exporter> ALL =
      List.of(new GameExporter(), new SvgExporter(), new PngExporter());
>>>>>>> c49e53ad878758e9687c97496ff42bccf1e74cf5
=======
  public static final List<Exporter> ALL =
      List.of(new SvgExporter(), new PngExporter(), new AtlasExporter());
>>>>>>> 60c766606ca2a1b41f8b4f5dbef47089b216a923

  private Exporters() {}

  public static Optional<Exporter> byWord(String word) {
    return ALL.stream().filter(exporter -> exporter.word().equals(word)).findFirst();
  }
}
