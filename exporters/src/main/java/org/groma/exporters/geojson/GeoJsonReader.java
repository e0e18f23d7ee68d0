package org.groma.exporters.geojson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
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
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Reads GeoJSON by streaming. */
public final class GeoJsonReader {

  private static final int DEEPEST = 64;
  private static final int LONGEST_NUMBER = 100;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST_NUMBER)
                  .build())
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .build();

  private final JsonParser in;
  private final Coordinates coordinates;
  private final List<Feature> features = new ArrayList<>();
  private int skipped;

  private GeoJsonReader(JsonParser in) {
    this.in = in;
    this.coordinates = new Coordinates(in);
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
      } catch (StreamConstraintsException broken) { // does not know where it is
        return unreadable(name, parser.currentLocation(), syntax(broken));
      }
    } catch (NotGeoJson wrong) {
      return unreadable(name, wrong.at(), wrong.getMessage());
    } catch (JacksonException broken) {
      return unreadable(name, broken.getLocation(), syntax(broken));
    }
  }

  private static GeoJson unreadable(String name, TokenStreamLocation at, String what) {
    String where =
        at == null || at.getLineNr() < 1
            ? ""
            : ", line " + at.getLineNr() + ", column " + Math.max(1, at.getColumnNr());
    return new GeoJson.Unreadable(name + where + ": " + what);
  }

  private static String syntax(JacksonException broken) {
    String words = String.valueOf(broken.getOriginalMessage());
    if (broken instanceof UnexpectedEndOfInputException) {
      return "the file ends in the middle; it was cut off or not written to its end.";
    }
    if (broken instanceof StreamConstraintsException) {
      return words.contains("depth")
          ? "it is nested deeper than " + DEEPEST + " levels, which no GeoJSON is."
          : "there is a number of more than " + LONGEST_NUMBER + " digits, which no map needs.";
    }
    if (broken instanceof JacksonIOException || words.startsWith("Invalid UTF-8")) {
      return "this is no text in Unicode (UTF-8); save the file in that encoding.";
    }
    return words.startsWith("Non-standard token")
        ? "this is not valid JSON. It has no such number: write coordinates in digits."
        : "this is not valid JSON.";
  }

  private void document() {
    JsonToken first = in.nextToken();
    if (first == null) {
      throw here("the file is empty.");
    }
    if (first != JsonToken.START_OBJECT) {
      throw here("a GeoJSON file is one object that starts with '{'.");
    }
    object();
    try {
      if (in.nextToken() == null) {
        return;
      }
    } catch (JacksonException garbage) {
      throw new NotGeoJson(
          garbage.getLocation(), "there is something after the end of the document.");
    }
    throw here("there is something after the end of the document.");
  }

  /** What an object says of itself; its type may come before or after the rest. */
  private static final class Said {
    private String type;
    private Optional<String> id = Optional.empty();
    private final Map<String, String> properties = new TreeMap<>();
    private final List<List<double[]>> polygons = new ArrayList<>();
    private Coordinates.Nested coordinates;
    private TokenStreamLocation coordinatesAt;
    private boolean hasFeatures;
    private boolean hasGeometry;
    private boolean hasGeometries;
  }

  /** A feature collection, a feature or a bare geometry. */
  private void object() {
    TokenStreamLocation start = in.currentTokenLocation();
    Said said = said(start);
    if (said.type.equals("FeatureCollection")) {
      if (!said.hasFeatures) {
        throw new NotGeoJson(start, "this FeatureCollection has no \"features\".");
      }
      return;
    }
    if (said.type.equals("Feature")) {
      if (!said.hasGeometry) {
        throw new NotGeoJson(start, "this Feature has no \"geometry\".");
      }
    } else {
      addShape(said, start);
    }
    if (said.polygons.isEmpty()) {
      skipped++;
    } else {
      features.add(new Feature(said.id, said.properties, said.polygons, start.getLineNr()));
    }
  }

  private List<List<double[]>> geometry() {
    TokenStreamLocation start = in.currentTokenLocation();
    Said said = said(start);
    addShape(said, start);
    return said.polygons;
  }

  private Said said(TokenStreamLocation start) {
    Said said = new Said();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> said.type = type(value);
        case "id" -> said.id = scalar(value);
        case "properties" -> properties(value, said.properties);
        case "features" -> {
          said.hasFeatures = true;
          each(value, "features", this::object);
        }
        case "geometries" -> {
          said.hasGeometries = true;
          each(value, "geometries", () -> said.polygons.addAll(geometry()));
        }
        case "geometry" -> {
          said.hasGeometry = true;
          if (value == JsonToken.START_OBJECT) {
            said.polygons.addAll(geometry());
          } else if (value != JsonToken.VALUE_NULL) {
            throw here("'geometry' must be an object or null.");
          }
        }
        case "coordinates" -> {
          said.coordinatesAt = in.currentTokenLocation();
          said.coordinates = coordinates.read(value);
        }
        default -> in.skipChildren();
      }
    }
    if (said.type == null) {
      throw new NotGeoJson(
          start, "a GeoJSON object needs a \"type\" such as \"FeatureCollection\" or \"Feature\".");
    }
    return said;
  }

  private String type(JsonToken value) {
    if (value != JsonToken.VALUE_STRING) {
      throw here("'type' must be text.");
    }
    if (in.getString().equals("Topology")) {
      throw here("this is TopoJSON, not GeoJSON; convert it with topo2geo first.");
    }
    return in.getString();
  }

  /** Adds the polygons of a bare geometry to those it has from its parts. */
  private static void addShape(Said said, TokenStreamLocation start) {
    switch (said.type) {
      case "Polygon", "MultiPolygon", "Point", "MultiPoint", "LineString", "MultiLineString" -> {
        if (said.coordinates == null) {
          throw new NotGeoJson(start, "this " + said.type + " has no \"coordinates\".");
        }
        said.polygons.addAll(Coordinates.polygons(said.type, said.coordinates, said.coordinatesAt));
      }
      case "GeometryCollection" -> {
        if (!said.hasGeometries) {
          throw new NotGeoJson(start, "this GeometryCollection has no \"geometries\".");
        }
      }
      default -> throw new NotGeoJson(start, "'" + said.type + "' is no GeoJSON geometry.");
    }
  }

  private void each(JsonToken value, String field, Runnable action) {
    if (value != JsonToken.START_ARRAY) {
      throw here("'" + field + "' must be a list.");
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken() != JsonToken.START_OBJECT) {
        throw here("each of the '" + field + "' must be an object.");
      }
      action.run();
    }
  }

  private void properties(JsonToken value, Map<String, String> properties) {
    if (value == JsonToken.VALUE_NULL) {
      return;
    }
    if (value != JsonToken.START_OBJECT) {
      throw here("'properties' must be an object or null.");
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

  private NotGeoJson here(String message) {
    return new NotGeoJson(in.currentTokenLocation(), message);
  }
}
