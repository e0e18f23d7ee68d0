package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.exporters.geojson.RoundTrip;
import org.groma.model.project.Project;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A project's map as a geographic program has it open and saves it: polygons only, every column in
 * each feature and null where there is nothing, none of our own members.
 */
final class OpenMap {

  private static final JsonMapper JSON = new JsonMapper();

  private final List<ObjectNode> features = new ArrayList<>();

  private OpenMap() {}

  static OpenMap of(Project project) {
    OpenMap map = new OpenMap();
    Set<String> columns = new LinkedHashSet<>();
    for (JsonNode feature : JSON.readTree(RoundTrip.GEOJSON.out(project)).get("features")) {
      ObjectNode properties = (ObjectNode) feature.get("properties");
      if (!properties.path("kind").asString().equals("border")) {
        properties.propertyNames().forEach(columns::add);
        map.features.add(((ObjectNode) feature).remove(List.of("id", "groma")));
      }
    }
    for (ObjectNode feature : map.features) {
      ObjectNode properties = (ObjectNode) feature.get("properties");
      columns.stream().filter(each -> !properties.has(each)).forEach(properties::putNull);
    }
    return map;
  }

  /** Types something into the cell of a place, {@code province:gallia}; JSON. */
  OpenMap type(String place, String column, String json) {
    properties(feature(place)).set(column, JSON.readTree(json));
    return this;
  }

  OpenMap forget(String place, String column) {
    properties(feature(place)).remove(column);
    return this;
  }

  OpenMap delete(String place) {
    features.remove(feature(place));
    return this;
  }

  /** The same place once more. */
  OpenMap copy(String place) {
    features.add(feature(place).deepCopy());
    return this;
  }

  /** Moves a corner in every polygon that has it. */
  OpenMap move(String from, String to) {
    List<ObjectNode> moved =
        features.stream()
            .map(feature ->
                (ObjectNode) JSON.readTree(feature.toString().replace("[" + from + "]", to)))
            .toList();
    features.clear();
    features.addAll(moved);
    return this;
  }

  /** The number of the line that a place stands in. */
  int line(String place) {
    return features.indexOf(feature(place)) + 2;
  }

  String text() {
    return features.stream()
        .map(ObjectNode::toString)
        .collect(
            Collectors.joining(",\n", "{\"type\":\"FeatureCollection\",\"features\":[\n", "\n]}"));
  }

  IncomingMap into(Project project) {
    return into(project, MapImport.Options.PLAIN);
  }

  IncomingMap into(Project project, MapImport.Options options) {
    return MapImport.of(project, "map.geojson", RoundTrip.GEOJSON.read(text()), options);
  }

  private ObjectNode feature(String place) {
    return features.stream()
        .filter(each ->
            place.equals(
                properties(each).path("kind").asString("")
                    + ":"
                    + properties(each).path("id").asString("")))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no feature " + place));
  }

  private static ObjectNode properties(ObjectNode feature) {
    return (ObjectNode) feature.get("properties");
  }
}
