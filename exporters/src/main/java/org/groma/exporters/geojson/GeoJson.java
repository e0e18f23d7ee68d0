package org.groma.exporters.geojson;

import java.util.List;
import java.util.Optional;

/** What a file of polygons turned out to hold; the readers of all map formats give one. */
public sealed interface GeoJson {

  /**
   * Features with an area.
   *
   * @param skipped how many features had none: points, lines, empty geometries
   * @param borders lines that say of what kind the borders under them are
   * @param sheet what the file says of the map it was made from
   * @param drawn whether it is a drawing, whose coordinates are units of its own and never degrees
   * @param notices what the map maker should know of how it was read
   */
  record Features(
      List<Feature> features,
      int skipped,
      List<BorderLine> borders,
      Optional<Sheet> sheet,
      boolean drawn,
      List<String> notices)
      implements GeoJson {
    public Features {
      features = List.copyOf(features);
      borders = List.copyOf(borders);
      notices = List.copyOf(notices);
    }

    public Features(List<Feature> features, int skipped) {
      this(features, skipped, List.of(), Optional.empty(), false, List.of());
    }

    /** Those of a drawing. */
    public static Features drawn(List<Feature> features, int skipped, List<String> notices) {
      return new Features(features, skipped, List.of(), Optional.empty(), true, notices);
    }
  }

  /**
   * The file cannot be read.
   *
   * @param reason what is wrong and where, in a sentence
   */
  record Unreadable(String reason) implements GeoJson {}
}
