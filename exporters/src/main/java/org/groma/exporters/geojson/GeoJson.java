package org.groma.exporters.geojson;

import java.util.List;

/** What a GeoJSON file turned out to hold. */
public sealed interface GeoJson {

  /**
   * Features with an area.
   *
   * @param skipped how many features had none: points, lines, empty geometries
   */
  record Features(List<Feature> features, int skipped) implements GeoJson {
    public Features {
      features = List.copyOf(features);
    }
  }

  /**
   * The file cannot be read.
   *
   * @param reason what is wrong and where, in a sentence
   */
  record Unreadable(String reason) implements GeoJson {}
}
