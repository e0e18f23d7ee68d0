package org.groma.exporters.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.LooseRings;

/** Makes features of the shapes of a drawing. */
final class Drawing {

  /** The look, and so the kind, of water that no sea zone has. */
  private static final String OPEN_WATER = "open-water";

  private final List<Feature> features = new ArrayList<>();
  private int withoutId;
  private int elsewhere;

  private Drawing() {}

  static GeoJson.Features features(List<Shape> shapes) {
    Drawing drawing = new Drawing();
    boolean layered = shapes.stream().anyMatch(shape -> shape.layer().places());
    for (Shape shape : shapes) {
      if (layered && !shape.layer().places() && shape.kind().isBlank()) {
        drawing.elsewhere++;
      } else {
        drawing.take(shape);
      }
    }
    return GeoJson.Features.drawn(drawing.features, 0, drawing.notices());
  }

  private void take(Shape shape) {
    if (isDecoration(shape)) {
      return;
    }
    String kind = shape.kind().isBlank() ? shape.layer().kind() : shape.kind();
    String id = shape.id();
    if (shape.layer().ours()) {
      for (String word : List.of("province", "sea", "area")) {
        if (id.startsWith(word + "-")) {
          id = id.substring(word.length() + 1);
          kind = word;
          break;
        }
      }
      if (shape.look().equals(OPEN_WATER)) {
        kind = OPEN_WATER;
      }
    }
    boolean needsNoId = kind.equals("void") || kind.equals(OPEN_WATER);
    if (shape.rings().isEmpty() || (id.isBlank() && !needsNoId)) {
      withoutId++;
      return;
    }
    Map<String, String> properties = new TreeMap<>();
    properties.put("kind", kind);
    if (!id.isBlank()) {
      properties.put("id", id);
      properties.put("name", shape.name().isBlank() ? id.replace('_', ' ') : shape.name());
    }
    features.add(
        new Feature(
            Optional.empty(), properties, LooseRings.polygons(shape.rings()), shape.line()));
  }

  /** Our own drawings let the colours of land fade into what is out of play. */
  private static boolean isDecoration(Shape shape) {
    return shape.layer().ours()
        && shape.layer().kind().equals("void")
        && !shape.look().equals("void");
  }

  private List<String> notices() {
    List<String> notices = new ArrayList<>();
    if (withoutId > 0) {
      notices.add(
          withoutId == 1
              ? "One shape has no id or no outline and was left out."
              : withoutId + " shapes have no id or no outline and were left out.");
    }
    if (elsewhere > 0) {
      notices.add(
          (elsewhere == 1 ? "One shape stands" : elsewhere + " shapes stand")
              + " outside the groups of provinces and seas and "
              + (elsewhere == 1 ? "was" : "were")
              + " left out.");
    }
    return notices;
  }
}
