package org.groma.exporters.geojson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads GeoJSON by streaming. */
public final class GeoJsonReader {

  private static final int DEEPEST = 64;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(100).build())
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .build();

  /** Thrown within the reader where the file breaks off from GeoJSON; never leaves it. */
  private static final class NotGeoJson extends RuntimeException {
    NotGeoJson(String message) {
      super(message);
    }
  }

  private final JsonParser in;
  private final List<Feature> features = new ArrayList<>();
  private int skipped;

  private GeoJsonReader(JsonParser in) {
    this.in = in;
  }

  public static GeoJson read(Path file) {
    if (Files.isDirectory(file)) {
      return new GeoJson.Unreadable(
          file + " is a folder; name a GeoJSON file (usually *.geojson or *.json).");
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return read(file.getFileName().toString(), bytes);
    } catch (NoSuchFileException missing) {
      return new GeoJson.Unreadable("There is no file " + file + ". Check its name.");
    } catch (IOException failed) {
      return new GeoJson.Unreadable(
          file + " cannot be read: check that it exists and that you may read it.");
    }
  }

  /** Reads from a stream; the name is for messages. */
  public static GeoJson read(String name, InputStream bytes) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), bytes)) {
      GeoJsonReader reader = new GeoJsonReader(parser);
      try {
        reader.document();
        return new GeoJson.Features(reader.features, reader.skipped);
      } catch (NotGeoJson wrong) {
        return new GeoJson.Unreadable(
            name + ", " + where(parser.currentTokenLocation()) + ": " + wrong.getMessage());
      }
    } catch (JacksonException broken) {
      return new GeoJson.Unreadable(
          name + ", " + where(broken.getLocation()) + ": " + syntax(broken));
    }
  }

  private static String where(TokenStreamLocation location) {
    return location == null
        ? "somewhere"
        : "line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  private static String syntax(JacksonException broken) {
    String words = String.valueOf(broken.getOriginalMessage());
    if (words.contains("end-of-input") || words.contains("Unexpected end")) {
      return "the file ends in the middle; it was cut off or not written to its end.";
    }
    if (words.contains("nesting depth")) {
      return "it is nested deeper than " + DEEPEST + " levels, which no GeoJSON is.";
    }
    return "this is not valid JSON.";
  }

  private void document() {
    JsonToken first = in.nextToken();
    if (first == null) {
      throw new NotGeoJson("the file is empty.");
    }
    if (first != JsonToken.START_OBJECT) {
      throw new NotGeoJson("a GeoJSON file is one object that starts with '{'.");
    }
    object();
    if (in.nextToken() != null) {
      throw new NotGeoJson("there is something after the end of the document.");
    }
  }

  /**
   * A feature collection, a feature or a bare geometry: what it is may be said before or after its
   * content.
   */
  private void object() {
    int line = in.currentTokenLocation().getLineNr();
    Optional<String> id = Optional.empty();
    Map<String, String> properties = new TreeMap<>();
    List<List<double[]>> polygons = new ArrayList<>();
    Nested coordinates = null;
    String type = null;
    boolean collection = false;
    boolean geometry = false;
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> type = text(value, "type");
        case "id" -> id = scalar(value);
        case "features" -> {
          collection = true;
          each(value, "features", this::object);
        }
        case "properties" -> properties(value, properties);
        case "geometry" -> {
          geometry = true;
          if (value == JsonToken.START_OBJECT) {
            polygons.addAll(geometry());
          } else if (value != JsonToken.VALUE_NULL) {
            throw new NotGeoJson("'geometry' must be an object or null.");
          }
        }
        case "coordinates" -> coordinates = nested(value);
        default -> in.skipChildren();
      }
    }
    if (type == null) {
      throw new NotGeoJson(
          "a GeoJSON object needs a \"type\" such as \"FeatureCollection\" or \"Feature\".");
    }
    if (type.equals("Topology")) {
      throw new NotGeoJson("this is TopoJSON, not GeoJSON; convert it with topo2geo first.");
    }
    if (collection) {
      return;
    }
    if (coordinates != null) {
      polygons.addAll(polygons(type, coordinates));
    } else if (!geometry && !type.equals("FeatureCollection")) {
      throw new NotGeoJson("this " + type + " has neither geometry nor coordinates.");
    } else if (type.equals("FeatureCollection")) {
      throw new NotGeoJson("this FeatureCollection has no \"features\".");
    }
    if (polygons.isEmpty()) {
      skipped++;
    } else {
      features.add(new Feature(id, properties, polygons, line));
    }
  }

  private List<List<double[]>> geometry() {
    String type = "";
    Nested coordinates = null;
    List<List<double[]>> parts = new ArrayList<>();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> type = text(value, "type");
        case "coordinates" -> coordinates = nested(value);
        case "geometries" -> each(value, "geometries", () -> parts.addAll(geometry()));
        default -> in.skipChildren();
      }
    }
    if (coordinates != null) {
      parts.addAll(polygons(type, coordinates));
    }
    return parts;
  }

  private void each(JsonToken value, String field, Runnable action) {
    if (value != JsonToken.START_ARRAY) {
      throw new NotGeoJson("'" + field + "' must be a list.");
    }
    JsonToken token = in.nextToken();
    while (token != JsonToken.END_ARRAY) {
      if (token != JsonToken.START_OBJECT) {
        throw new NotGeoJson("each of the '" + field + "' must be an object.");
      }
      action.run();
      token = in.nextToken();
    }
  }

  private void properties(JsonToken value, Map<String, String> properties) {
    if (value == JsonToken.VALUE_NULL) {
      return;
    }
    if (value != JsonToken.START_OBJECT) {
      throw new NotGeoJson("'properties' must be an object or null.");
    }
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      scalar(in.nextToken()).ifPresent(text -> properties.put(name, text));
    }
  }

  private Optional<String> scalar(JsonToken value) {
    if (value.isStructStart()) {
      in.skipChildren();
      return Optional.empty();
    }
    return value == JsonToken.VALUE_NULL ? Optional.empty() : Optional.of(in.getString());
  }

  private String text(JsonToken value, String field) {
    if (value != JsonToken.VALUE_STRING) {
      throw new NotGeoJson("'" + field + "' must be text.");
    }
    return in.getString();
  }

  /** Coordinates of any depth: a position, or a list of such. */
  private static final class Nested {
    double[] flat = {};
    int numbers;
    List<Nested> items = List.of();
    boolean isPosition;
  }

  private Nested nested(JsonToken value) {
    if (value == JsonToken.VALUE_NULL) {
      return new Nested();
    }
    if (value != JsonToken.START_ARRAY) {
      throw new NotGeoJson("'coordinates' must be a list.");
    }
    Nested here = new Nested();
    JsonToken token = in.nextToken();
    if (token == JsonToken.START_ARRAY) {
      here.items = new ArrayList<>();
      while (token != JsonToken.END_ARRAY) {
        Nested item = nested(token);
        if (item.isPosition) {
          push(here, item);
        } else {
          here.items.add(item);
        }
        token = in.nextToken();
      }
      return here;
    }
    double[] position = new double[2];
    while (token != JsonToken.END_ARRAY) {
      if (!token.isNumeric()) {
        throw new NotGeoJson("a position is a list of numbers, [x, y].");
      }
      if (here.numbers < 2) {
        position[here.numbers] = in.getDoubleValue();
      }
      here.numbers++;
      token = in.nextToken();
    }
    if (here.numbers == 1) {
      throw new NotGeoJson("a position needs two numbers, [x, y].");
    }
    here.flat = position;
    here.isPosition = here.numbers > 0;
    return here;
  }

  /** Adds a position to the ring that is being read, which keeps its points in one array. */
  private static void push(Nested ring, Nested position) {
    int used = ring.numbers;
    if (used + 2 > ring.flat.length) {
      ring.flat = Arrays.copyOf(ring.flat, Math.max(32, ring.flat.length * 2));
    }
    ring.flat[used] = position.flat[0];
    ring.flat[used + 1] = position.flat[1];
    ring.numbers += 2;
  }

  private List<List<double[]>> polygons(String type, Nested coordinates) {
    return switch (type) {
      case "Polygon" -> coordinates.items.isEmpty() ? List.of() : List.of(rings(coordinates));
      case "MultiPolygon" ->
          coordinates.items.stream()
              .filter(polygon -> !polygon.items.isEmpty())
              .map(this::rings)
              .toList();
      case "Point", "MultiPoint", "LineString", "MultiLineString" -> List.of();
      default -> throw new NotGeoJson("'" + type + "' is no GeoJSON geometry.");
    };
  }

  private List<double[]> rings(Nested polygon) {
    List<double[]> rings = new ArrayList<>();
    for (Nested ring : polygon.items) {
      if (!ring.items.isEmpty() || ring.numbers == 0) {
        throw new NotGeoJson("the coordinates are nested the wrong way for a polygon.");
      }
      rings.add(Arrays.copyOf(ring.flat, ring.numbers));
    }
    return rings;
  }
}
