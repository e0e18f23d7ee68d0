package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A file that is no GeoJSON is told so in one sentence, with the line and the column to look at.
 */
class GeoJsonMistakesTest {

  private static final String GOOD =
      """
      {"type": "FeatureCollection",
       "features": [
        {"type": "Feature", "properties": {"name": "Gallia"},
         "geometry": {"type": "Polygon",
          "coordinates": [[[0,0],[10,0],[10,10],[0,0]]]}}
       ]}
      """;

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("", "line 1, column 1: the file is empty."),
        arguments(" \n ", "line 1, column 1: the file is empty."),
        arguments("Gallia est omnis divisa", "line 1, column 1: this is not valid JSON."),
        arguments("[]", "line 1, column 1: a GeoJSON file is one object that starts with '{'."),
        arguments("3", "line 1, column 1: a GeoJSON file is one object that starts with '{'."),
        arguments(
            "{}",
            "line 1, column 1: a GeoJSON object needs a \"type\" such as \"FeatureCollection\" or"
                + " \"Feature\"."),
        arguments(
            GOOD.substring(0, 150),
            "line 5, column 15: the file ends in the middle; it was cut off or not written to its"
                + " end."),
        arguments(
            GOOD.substring(0, 20),
            "line 1, column 21: the file ends in the middle; it was cut off or not written to its"
                + " end."),
        arguments(
            GOOD.stripTrailing() + GOOD,
            "line 6, column 4: there is something after the end of the document."),
        arguments(
            GOOD + "\n  what else?",
            "line 8, column 3: there is something after the end of the document."),
        arguments(
            "\n\n {\"type\": \"Topology\", \"objects\": {}, \"arcs\": []}",
            "line 3, column 11: this is TopoJSON, not GeoJSON; read it as such, in a file named *.topojson."),
        arguments("{\"type\": 7}", "line 1, column 10: 'type' must be text."),
        arguments(
            "{\"type\": \"FeatureCollection\"}",
            "line 1, column 1: this FeatureCollection has no \"features\"."),
        arguments(
            "{\"type\": \"FeatureCollection\", \"features\": {}}",
            "line 1, column 43: 'features' must be a list."),
        arguments(
            "{\"type\": \"FeatureCollection\", \"features\": [7]}",
            "line 1, column 44: each of the 'features' must be an object."),
        arguments("{\"type\": \"Feature\"}", "line 1, column 1: this Feature has no \"geometry\"."),
        arguments(
            "{\"type\": \"Feature\", \"geometry\": 7}",
            "line 1, column 33: 'geometry' must be an object or null."),
        arguments(
            "{\"type\": \"Feature\", \"properties\": []}",
            "line 1, column 35: 'properties' must be an object or null."),
        arguments(
            "{\"type\": \"Polygon\"}", "line 1, column 1: this Polygon has no \"coordinates\"."),
        arguments(
            "{\"type\": \"GeometryCollection\"}",
            "line 1, column 1: this GeometryCollection has no \"geometries\"."),
        arguments(
            "{\"type\": \"Feature\", \"geometry\": {\"coordinates\": []}}",
            "line 1, column 33: a GeoJSON object needs a \"type\" such as \"FeatureCollection\" or"
                + " \"Feature\"."),
        arguments(
            GOOD.replace("Polygon", "Poligon"),
            "line 4, column 16: 'Poligon' is no GeoJSON geometry."),
        arguments(
            GOOD.replace("\"Feature\"", "\"Fixture\""),
            "line 3, column 3: 'Fixture' is no GeoJSON geometry."),
        arguments(
            GOOD.replace("[10,0]", "[10]"),
            "line 5, column 31: a position needs two numbers, [x, y]."),
        arguments(
            GOOD.replace("[10,0]", "[10,\"0\"]"),
            "line 5, column 32: a position is a list of numbers, [x, y]."),
        arguments(
            GOOD.replace("[10,0]", "[10,null]"),
            "line 5, column 32: a position is a list of numbers, [x, y]."),
        arguments(
            GOOD.replace("[10,0]", "[[10,0],[1,1]]"),
            "line 5, column 20: these coordinates are nested the wrong way for a Polygon."),
        arguments(
            GOOD.replace("[10,0]", "10"),
            "line 5, column 28: a list of positions holds nothing but positions, [x, y]."),
        arguments(
            GOOD.replace("[10,0]", "[10,NaN]"),
            "line 5, column 35: this is not valid JSON. It has no such number: write coordinates in"
                + " digits."),
        arguments(
            GOOD.replace("[10,0]", "[10,-Infinity]"),
            "line 5, column 41: this is not valid JSON. It has no such number: write coordinates in"
                + " digits."),
        arguments(
            GOOD.replace("[10,0]", "[10,1e400]"),
            "line 5, column 32: 1e400 is too large a number: there are coordinates that are no"
                + " place on any map."),
        arguments(
            GOOD.replace("[10,0]", "[10," + "1".repeat(101) + "]"),
            "line 5, column 133: there is a number of more than 100 digits, which no map needs."),
        arguments(
            GOOD.replace("[[[", "[[").replace("]]]", "]]"),
            "line 5, column 20: these coordinates are nested the wrong way for a Polygon."),
        arguments(
            GOOD.replace("[[[", "[[[[").replace("]]]", "]]]]"),
            "line 5, column 20: these coordinates are nested the wrong way for a Polygon."),
        arguments(
            GOOD.replace("Polygon", "MultiPolygon"),
            "line 5, column 20: these coordinates are nested the wrong way for a MultiPolygon."),
        arguments(
            GOOD.replace("[[[0,0],[10,0],[10,10],[0,0]]]", "\"here\""),
            "line 5, column 20: 'coordinates' must be a list."),
        arguments(
            GOOD.replace("[[[0,0],[10,0],[10,10],[0,0]]]", "[[]]"),
            "line 5, column 20: these coordinates are nested the wrong way for a Polygon."),
        arguments(
            GOOD.replace("\"Gallia\"", "[".repeat(100) + "]".repeat(100)),
            "line 3, column 107: it is nested deeper than 64 levels, which no GeoJSON is."),
        arguments(
            GOOD.replace("[[[", "[".repeat(100)),
            "line 5, column 81: it is nested deeper than 64 levels, which no GeoJSON is."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsTold(String text, String told) {
    assertThat(read(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(new GeoJson.Unreadable("map.geojson, " + told));
  }

  @Test
  void textInAnotherEncodingIsTold() {
    byte[] latin = GOOD.replace("Gallia", "Gállia").getBytes(StandardCharsets.ISO_8859_1);

    assertThat(read(latin))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.geojson, line 3, column 50: this is no text in Unicode (UTF-8); save the file"
                    + " in that encoding."));
  }

  @Property(tries = 2000)
  void noFileMakesTheReaderFail(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] bytes = GOOD.getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(4); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] =
          (byte) "[]{},:\"0e-.x\n\0\u00ff".charAt(random.nextInt(15));
    }
    if (random.nextInt(3) == 0) {
      bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
    }
    if (read(bytes) instanceof GeoJson.Unreadable(String reason)) {
      assertThat(reason).matches("map\\.geojson, line \\d+, column \\d+: [^\\n]+\\.");
    }
  }

  private static GeoJson read(byte[] bytes) {
    return GeoJsonReader.read("map.geojson", new ByteArrayInputStream(bytes));
  }
}
