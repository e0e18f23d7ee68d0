package org.groma.editor.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** GeoJSON files of boxes, written feature by feature. */
final class Features {

  private final List<String> features = new ArrayList<>();

  static Features none() {
    return new Features();
  }

  Features box(String name, double left, double bottom, double right, double top) {
    return feature("\"name\": \"" + name + "\"", left, bottom, right, top);
  }

  Features sea(String name, double left, double bottom, double right, double top) {
    return feature("\"name\": \"" + name + "\", \"kind\": \"sea\"", left, bottom, right, top);
  }

  private Features feature(
      String properties, double left, double bottom, double right, double top) {
    return polygon(
        properties,
        "[[%s, %s], [%s, %s], [%s, %s], [%s, %s], [%s, %s]]"
            .formatted(left, bottom, right, bottom, right, top, left, top, left, bottom));
  }

  /** A feature whose rings are given as JSON. */
  Features polygon(String properties, String rings) {
    features.add(
        "{\"type\": \"Feature\", \"properties\": {%s}, \"geometry\": {\"type\": \"Polygon\", \"coordinates\": [%s]}}"
            .formatted(properties, rings));
    return this;
  }

  String json() {
    return "{\"type\": \"FeatureCollection\", \"features\": [\n"
        + String.join(",\n", features)
        + "\n]}\n";
  }

  Path in(Path file) {
    try {
      return Files.writeString(file, json());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
