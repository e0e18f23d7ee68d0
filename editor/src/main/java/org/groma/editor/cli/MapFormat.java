package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.bitmap.BitmapReader;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.MapJson;
import org.groma.exporters.svg.SvgReader;
import org.groma.exporters.triplea.TripleAReader;

/** A format that maps come in, known by the name of the file. */
enum MapFormat {
  /** GeoJSON or TopoJSON, and whatever has no name of its own. */
  JSON,
  SVG,
  TRIPLEA,
  PNG;

  static MapFormat of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    if (name.endsWith(".svg")) {
      return SVG;
    }
    if (name.endsWith(".png")) {
      return PNG;
    }
    return name.endsWith(".txt") ? TRIPLEA : JSON;
  }

  /**
   * Reads a file.
   *
   * @param colours the table of a PNG
   */
  GeoJson read(Path file, Optional<Path> colours) {
    return switch (this) {
      case JSON -> MapJson.read(file);
      case SVG -> SvgReader.read(file);
      case TRIPLEA -> TripleAReader.read(file);
      case PNG -> BitmapReader.read(file, colours.orElseThrow());
    };
  }
}
