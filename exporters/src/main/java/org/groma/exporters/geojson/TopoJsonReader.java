package org.groma.exporters.geojson;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/**
 * Reads TopoJSON by streaming: objects are kept with the numbers of their arcs, and become features
 * when all arcs are known. Every object of the file is read, whatever its name; a geometry in an
 * object called {@code seas} is a sea zone unless it says otherwise.
 */
public final class TopoJsonReader {

  private static final JsonSource SOURCE = new JsonSource("TopoJSON");

  /** A geometry with numbers of arcs, or a collection of such. */
  private static final class Geometry {
    private String type;
    private Optional<String> id = Optional.empty();
    private final Properties properties = new Properties();
    private final List<Geometry> parts = new ArrayList<>();
    private ArcNumbers arcs;
    private boolean hasGeometries;
    private boolean isLayer;
    private TokenStreamLocation at;
  }

  private final JsonParser in;
  private final Map<String, Geometry> objects = new TreeMap<>();
  private Optional<ArcStore> arcs = Optional.empty();
  private Transform transform = Transform.NONE;
  private Optional<Sheet> sheet = Optional.empty();
  private final List<Feature> features = new ArrayList<>();
  private final List<BorderLine> borders = new ArrayList<>();
  private int skipped;

  private TopoJsonReader(JsonParser in) {
    this.in = in;
  }

  public static GeoJson read(Path file) {
    return SOURCE.read(file, parser -> new TopoJsonReader(parser).document());
  }

  /** Reads from a stream; the name is for messages. */
  public static GeoJson read(String name, InputStream bytes) {
    return SOURCE.read(name, bytes, parser -> new TopoJsonReader(parser).document());
  }

  private GeoJson.Features document() {
    TokenStreamLocation start = in.currentTokenLocation();
    String type = null;
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> type = text(value, "type");
        case "objects" -> objects(value);
        case "arcs" -> arcs = Optional.of(ArcStore.read(in, value));
        case "transform" -> transform = Transform.read(in, value);
        case "groma" -> sheet = GromaMember.read(in, value).flatMap(GromaMember::sheet);
        default -> in.skipChildren();
      }
    }
    if (type == null || !type.equals("Topology")) {
      throw new Misread(start, "a TopoJSON file has the \"type\" \"Topology\".");
    }
    if (objects.isEmpty()) {
      throw new Misread(start, "this Topology has no \"objects\".");
    }
    ArcStore lines =
        arcs.orElseThrow(() -> new Misread(start, "this Topology has no \"arcs\"."))
            .decoded(transform);
    objects.forEach((name, geometry) -> take(name, geometry, lines));
    return new GeoJson.Features(features, skipped, borders, sheet, false, List.of());
  }

  private void objects(JsonToken value) {
    if (value != JsonToken.START_OBJECT) {
      throw here("'objects' must be an object.");
    }
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      if (in.nextToken() != JsonToken.START_OBJECT) {
        throw here("the object '" + name + "' must be a geometry.");
      }
      Geometry geometry = geometry();
      geometry.isLayer = true;
      objects.put(name, geometry);
    }
  }

  private Geometry geometry() {
    Geometry said = new Geometry();
    said.at = in.currentTokenLocation();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "type" -> said.type = value == JsonToken.VALUE_NULL ? "" : text(value, "type");
        case "id" -> said.id = Properties.scalar(in, value);
        case "properties" -> said.properties.read(in, value);
        case "arcs" -> said.arcs = ArcNumbers.read(in, value);
        case "geometries" -> {
          said.hasGeometries = true;
          geometries(value, said.parts);
        }
        default -> in.skipChildren();
      }
    }
    if (said.type == null) {
      throw new Misread(said.at, "a geometry needs a \"type\" such as \"Polygon\".");
    }
    return said;
  }

  private void geometries(JsonToken value, List<Geometry> parts) {
    if (value != JsonToken.START_ARRAY) {
      throw here("'geometries' must be a list.");
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken() != JsonToken.START_OBJECT) {
        throw here("each of the 'geometries' must be an object.");
      }
      parts.add(geometry());
    }
  }

  /** Makes features of an object; the collection that an object mostly is stands for its parts. */
  private void take(String object, Geometry geometry, ArcStore lines) {
    boolean collection = geometry.type.equals("GeometryCollection");
    if (collection && !geometry.hasGeometries) {
      throw new Misread(geometry.at, "this GeometryCollection has no \"geometries\".");
    }
    if (collection && geometry.isLayer) {
      geometry.parts.forEach(part -> take(object, part, lines));
      return;
    }
    if (object.equals("seas")) {
      geometry.properties.plain().merge("kind", "sea", (own, sea) -> own.isBlank() ? sea : own);
    }
    List<List<double[]>> polygons = new ArrayList<>();
    List<double[]> strings = new ArrayList<>();
    shape(geometry, lines, polygons, strings);
    Feature feature =
        new Feature(
            geometry.id,
            geometry.properties.plain(),
            geometry.properties.nested(),
            polygons,
            Optional.empty(),
            geometry.at.getLineNr());
    if (!polygons.isEmpty()) {
      features.add(feature);
    } else if (!strings.isEmpty() && feature.kind().equals("border")) {
      borders.add(BorderLine.of(feature, strings, Optional.empty()));
    } else {
      skipped++;
    }
  }

  private static void shape(
      Geometry geometry, ArcStore lines, List<List<double[]>> polygons, List<double[]> strings) {
    switch (geometry.type) {
      case "Polygon" ->
          polygon(lines, numbers(geometry).items(), geometry).ifPresent(polygons::add);
      case "MultiPolygon" -> {
        for (ArcNumbers polygon : numbers(geometry).items()) {
          polygon(lines, polygon.items(), geometry).ifPresent(polygons::add);
        }
      }
      case "LineString" -> strings.add(lines.line(numbers(geometry), geometry.at));
      case "MultiLineString" ->
          numbers(geometry).items().forEach(line -> strings.add(lines.line(line, geometry.at)));
      case "GeometryCollection" ->
          geometry.parts.forEach(part -> shape(part, lines, polygons, strings));
      case "Point", "MultiPoint", "" -> {
        // no area; the empty type is a geometry of null
      }
      default -> throw new Misread(geometry.at, "'" + geometry.type + "' is no TopoJSON geometry.");
    }
  }

  private static Optional<List<double[]>> polygon(
      ArcStore lines, List<ArcNumbers> rings, Geometry geometry) {
    return rings.isEmpty()
        ? Optional.empty()
        : Optional.of(rings.stream().map(ring -> lines.line(ring, geometry.at)).toList());
  }

  private static ArcNumbers numbers(Geometry geometry) {
    if (geometry.arcs == null) {
      throw new Misread(geometry.at, "this " + geometry.type + " has no \"arcs\".");
    }
    return geometry.arcs;
  }

  private String text(JsonToken value, String field) {
    if (value != JsonToken.VALUE_STRING) {
      throw here("'" + field + "' must be text.");
    }
    return in.getString();
  }

  private Misread here(String message) {
    return new Misread(in.currentTokenLocation(), message);
  }
}
