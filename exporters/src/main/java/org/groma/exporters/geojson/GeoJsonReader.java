package org.groma.exporters.geojson;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Reads GeoJSON by streaming. */
public final class GeoJsonReader {

  private static final JsonSource SOURCE = new JsonSource("GeoJSON");

  private final JsonParser in;
  private final Coordinates coordinates;
  private final List<Feature> features = new ArrayList<>();
  private final List<BorderLine> borders = new ArrayList<>();
  private Optional<Sheet> sheet = Optional.empty();
  private int skipped;

  private GeoJsonReader(JsonParser in) {
    this.in = in;
    this.coordinates = new Coordinates(in);
  }

  public static GeoJson read(Path file) {
    return SOURCE.read(file, parser -> new GeoJsonReader(parser).document());
  }

  /** Reads from a stream; the name is for messages. */
  public static GeoJson read(String name, InputStream bytes) {
    return SOURCE.read(name, bytes, parser -> new GeoJsonReader(parser).document());
  }

  private GeoJson.Features document() {
    object();
    return new GeoJson.Features(features, skipped, borders, sheet, false, List.of());
  }

  /** What an object says of itself; its type may come before or after the rest. */
  private static final class Said {
    private String type;
    private Optional<String> id = Optional.empty();
    private final Properties properties = new Properties();
    private final List<List<double[]>> polygons = new ArrayList<>();
    private final List<double[]> lines = new ArrayList<>();
    private Optional<GromaMember> groma = Optional.empty();
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
        throw new Misread(start, "this FeatureCollection has no \"features\".");
      }
      sheet = said.groma.flatMap(GromaMember::sheet);
      return;
    }
    if (said.type.equals("Feature")) {
      if (!said.hasGeometry) {
        throw new Misread(start, "this Feature has no \"geometry\".");
      }
    } else {
      addShape(said, start);
    }
    add(said, start);
  }

  private void add(Said said, TokenStreamLocation start) {
    Optional<Coordinates.Nested> uncut = said.groma.flatMap(GromaMember::uncut);
    Feature feature =
        new Feature(
            said.id,
            said.properties.plain(),
            said.properties.nested(),
            said.polygons,
            uncut
                .filter(_ -> !said.polygons.isEmpty())
                .map(whole -> Coordinates.polygons("MultiPolygon", whole, start)),
            start.getLineNr());
    if (!said.polygons.isEmpty()) {
      features.add(feature);
    } else if (!said.lines.isEmpty() && feature.kind().equals("border")) {
      borders.add(
          BorderLine.of(
              feature,
              said.lines,
              uncut.map(whole -> Coordinates.lines("MultiLineString", whole, start))));
    } else {
      skipped++;
    }
  }

  private void geometry(Said whole) {
    TokenStreamLocation start = in.currentTokenLocation();
    Said said = said(start);
    addShape(said, start);
    whole.polygons.addAll(said.polygons);
    whole.lines.addAll(said.lines);
  }

  private Said said(TokenStreamLocation start) {
    Said said = new Said();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> said.type = type(value);
        case "id" -> said.id = Properties.scalar(in, value);
        case "properties" -> said.properties.read(in, value);
        case "features" -> {
          said.hasFeatures = true;
          each(value, "features", this::object);
        }
        case "geometries" -> {
          said.hasGeometries = true;
          each(value, "geometries", () -> geometry(said));
        }
        case "geometry" -> {
          said.hasGeometry = true;
          if (value == JsonToken.START_OBJECT) {
            geometry(said);
          } else if (value != JsonToken.VALUE_NULL) {
            throw here("'geometry' must be an object or null.");
          }
        }
        case "coordinates" -> {
          said.coordinatesAt = in.currentTokenLocation();
          said.coordinates = coordinates.read(value);
        }
        case "groma" -> said.groma = GromaMember.read(in, value);
        default -> in.skipChildren();
      }
    }
    if (said.type == null) {
      throw new Misread(
          start, "a GeoJSON object needs a \"type\" such as \"FeatureCollection\" or \"Feature\".");
    }
    return said;
  }

  private String type(JsonToken value) {
    if (value != JsonToken.VALUE_STRING) {
      throw here("'type' must be text.");
    }
    if (in.getString().equals("Topology")) {
      throw here("this is TopoJSON, not GeoJSON; read it as such, in a file named *.topojson.");
    }
    return in.getString();
  }

  /** Adds the polygons of a bare geometry to those it has from its parts. */
  private static void addShape(Said said, TokenStreamLocation start) {
    switch (said.type) {
      case "Polygon", "MultiPolygon", "Point", "MultiPoint", "LineString", "MultiLineString" -> {
        if (said.coordinates == null) {
          throw new Misread(start, "this " + said.type + " has no \"coordinates\".");
        }
        said.polygons.addAll(Coordinates.polygons(said.type, said.coordinates, said.coordinatesAt));
        said.lines.addAll(Coordinates.lines(said.type, said.coordinates, said.coordinatesAt));
      }
      case "GeometryCollection" -> {
        if (!said.hasGeometries) {
          throw new Misread(start, "this GeometryCollection has no \"geometries\".");
        }
      }
      default -> throw new Misread(start, "'" + said.type + "' is no GeoJSON geometry.");
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

  private Misread here(String message) {
    return new Misread(in.currentTokenLocation(), message);
  }
}
