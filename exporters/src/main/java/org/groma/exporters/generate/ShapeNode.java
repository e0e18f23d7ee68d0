package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.databind.JsonNode;

/** A GeoJSON geometry in a document, made into a shape; what is none is an illegal argument. */
final class ShapeNode {

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private ShapeNode() {}

  static Geometry geometry(JsonNode node) {
    JsonNode coordinates = node.path("coordinates");
    String type = node.path("type").asString("");
    return switch (type) {
      case "Point" -> SHAPES.createPoint(position(coordinates));
      case "MultiPoint" -> SHAPES.createMultiPointFromCoords(positions(coordinates));
      case "LineString" -> line(coordinates);
      case "MultiLineString" ->
          SHAPES.createMultiLineString(
              items(coordinates).stream().map(ShapeNode::line).toArray(LineString[]::new));
      case "Polygon" -> polygon(coordinates);
      case "MultiPolygon" ->
          SHAPES.createMultiPolygon(
              items(coordinates).stream().map(ShapeNode::polygon).toArray(Polygon[]::new));
      case "GeometryCollection" ->
          SHAPES.createGeometryCollection(
              items(node.path("geometries")).stream()
                  .map(ShapeNode::geometry)
                  .toArray(Geometry[]::new));
      default -> throw new IllegalArgumentException("'" + type + "' is no kind of geometry");
    };
  }

  private static LineString line(JsonNode node) {
    return SHAPES.createLineString(positions(node));
  }

  private static Polygon polygon(JsonNode node) {
    List<LinearRing> rings =
        items(node).stream().map(ring -> SHAPES.createLinearRing(positions(ring))).toList();
    if (rings.isEmpty()) {
      return SHAPES.createPolygon();
    }
    return SHAPES.createPolygon(
        rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new));
  }

  private static Coordinate[] positions(JsonNode node) {
    return items(node).stream().map(ShapeNode::position).toArray(Coordinate[]::new);
  }

  private static Coordinate position(JsonNode node) {
    double x = node.path(0).asDouble(Double.NaN);
    double y = node.path(1).asDouble(Double.NaN);
    if (!Double.isFinite(x) || !Double.isFinite(y)) {
      throw new IllegalArgumentException("a position is a list of two numbers");
    }
    return new Coordinate(x, y);
  }

  private static List<JsonNode> items(JsonNode node) {
    if (!node.isArray()) {
      throw new IllegalArgumentException("coordinates are lists of positions");
    }
    List<JsonNode> items = new ArrayList<>();
    node.forEach(items::add);
    return items;
  }
}
