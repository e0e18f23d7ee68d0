package org.groma.exporters.incoming;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.bitmap.BitmapReader;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.MapJson;
import org.groma.exporters.svg.SvgReader;
import org.groma.exporters.triplea.TripleAReader;
import org.groma.model.limit.HeapRoom;

/** A format that maps come in, known by the name of the file. */
public enum MapFormat {
  /** GeoJSON or TopoJSON, and whatever has no name of its own. */
  JSON,
  SVG,
  TRIPLEA,
  PNG;

  public static MapFormat of(Path file) {
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
   * Reads a file; one that holds nothing to import, ids that contradict each other, or more than
   * there is memory for, counts as unreadable.
   *
   * @param colours the table of a PNG
   */
  public GeoJson read(Path file, Optional<Path> colours) {
    return read(file, colours, HeapRoom.own());
  }

  GeoJson read(Path file, Optional<Path> colours, HeapRoom room) {
    GeoJson read =
        switch (this) {
          case JSON -> MapJson.read(file);
          case SVG -> SvgReader.read(file);
          case TRIPLEA -> TripleAReader.read(file);
          case PNG -> BitmapReader.read(file, colours.orElseThrow());
        };
    return read instanceof GeoJson.Features features ? checked(file, features, room) : read;
  }

  private static GeoJson checked(Path file, GeoJson.Features features, HeapRoom room) {
    if (features.features().isEmpty()) {
      return new GeoJson.Unreadable(file + " holds no polygons, so there is nothing to import.");
    }
    return SharedIds.in(features.features())
        .map(mistake -> file.getFileName() + ", " + mistake)
        .or(() -> MapMemory.lack(file.getFileName().toString(), features.features(), room))
        .<GeoJson>map(GeoJson.Unreadable::new)
        .orElse(features);
  }
}
