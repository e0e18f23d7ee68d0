package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** TopoJSON of any make is read, and what is none is told so. */
class TopoJsonReaderTest {

  private static final String GOOD =
      """
      {"type":"Topology",
       "objects":{
        "land":{"type":"GeometryCollection","geometries":[
         {"type":"Polygon","id":"gallia","properties":{"name":"Gallia"},"arcs":[[0,1]]},
         {"type":"MultiPolygon","id":7,"arcs":[[[-2,2]],[[3]]]},
         {"type":null},
         {"type":"Point","coordinates":[1,1]}]},
        "seas":{"type":"Polygon","id":"lacus","arcs":[[3]]}},
       "arcs":[[[0,0],[0,10],[10,10]],[[10,10],[0,0]],[[10,10],[10,0],[0,0]],
         [[20,0],[30,0],[30,10],[20,0]]]}
      """;

  @Test
  void arcsAreJoinedForwardsAndBackwards() {
    List<Feature> features = features(GOOD).features();

    assertThat(features).hasSize(3);
    assertThat(features.get(0).polygons().getFirst().getFirst())
        .containsExactly(0, 0, 0, 10, 10, 10, 0, 0);
    assertThat(features.get(1).polygons()).hasSize(2);
    assertThat(features.get(1).polygons().getFirst().getFirst())
        .containsExactly(0, 0, 10, 10, 10, 0, 0, 0);
    assertThat(features.get(2).kind()).isEqualTo("sea");
    assertThat(features(GOOD).skipped()).isEqualTo(2);
  }

  @Test
  void quantizedArcsAreAddedUpAndScaled() {
    String quantized =
        """
        {"type":"Topology","arcs":[[[100,200],[5,0],[0,5],[-5,-5]]],
         "objects":{"a":{"type":"Polygon","arcs":[[0]]}},
         "transform":{"scale":[0.1,0.5],"translate":[-10,1000]}}
        """;

    assertThat(features(quantized).features().getFirst().polygons().getFirst().getFirst())
        .containsExactly(0, 1100, 0.5, 1100, 0.5, 1102.5, 0, 1100);
  }

  @Test
  void aCollectionWithinACollectionIsOneFeature() {
    String nested =
        GOOD.replace(
            "{\"type\":null}",
            "{\"type\":\"GeometryCollection\",\"id\":\"both\",\"geometries\":["
                + "{\"type\":\"Polygon\",\"arcs\":[[0,1]]},{\"type\":\"Polygon\",\"arcs\":[[3]]}]}");

    assertThat(features(nested).features())
        .filteredOn(feature -> feature.id().filter("both"::equals).isPresent())
        .singleElement()
        .satisfies(feature -> assertThat(feature.polygons()).hasSize(2));
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("", "line 1, column 1: the file is empty."),
        arguments("[]", "line 1, column 1: a TopoJSON file is one object that starts with '{'."),
        arguments(
            "{\"type\":\"FeatureCollection\",\"features\":[]}",
            "line 1, column 1: a TopoJSON file has the \"type\" \"Topology\"."),
        arguments(
            "{\"type\":\"Topology\"}", "line 1, column 1: this Topology has no \"objects\"."),
        arguments(
            GOOD.substring(0, GOOD.indexOf(",\n \"arcs\":[[[0")) + "}",
            "line 1, column 1: this Topology has no \"arcs\"."),
        arguments(
            GOOD.substring(0, 100),
            "line 4, column 15: the file ends in the middle; it was cut off or not written to its"
                + " end."),
        arguments(
            GOOD.replace("[[0,1]]", "[[0,9]]"),
            "line 4, column 4: there is no arc 9: the file has 4, counted from 0."),
        arguments(
            GOOD.replace("[[0,1]]", "[[0,-9]]"),
            "line 4, column 4: there is no arc 8: the file has 4, counted from 0."),
        arguments(
            GOOD.replace("[[0,1]]", "[[0,1.5]]"),
            "line 4, column 78: 'arcs' holds whole numbers of arcs, or lists of such."),
        arguments(
            GOOD.replace("[[0,1]]", "[[[0,1]]]"),
            "line 4, column 4: the arcs of this geometry are nested the wrong way."),
        arguments(
            GOOD.replace("[[0,1]]", "\"0\""), "line 4, column 74: 'arcs' must be a list."),
        arguments(
            GOOD.replace(",\"arcs\":[[0,1]]", ""),
            "line 4, column 4: this Polygon has no \"arcs\"."),
        arguments(
            GOOD.replace("\"MultiPolygon\"", "\"MultyPolygon\""),
            "line 5, column 4: 'MultyPolygon' is no TopoJSON geometry."),
        arguments(
            GOOD.replace("{\"type\":null}", "{}"),
            "line 6, column 4: a geometry needs a \"type\" such as \"Polygon\"."),
        arguments(
            GOOD.replace("[0,10]", "[0]"),
            "line 9, column 19: a position needs two numbers, [x, y]."),
        arguments(
            GOOD.replace("\"arcs\":[[[0,0]", "\"transform\":{\"scale\":[1]},\"arcs\":[[[0,0]"),
            "line 9, column 25: 'scale' is a list of two numbers."),
        arguments(
            GOOD.replace("\"arcs\":[[[0,0]", "\"transform\":{},\"arcs\":[[[0,0]"),
            "line 9, column 14: 'transform' needs a \"scale\" and a \"translate\"."),
        arguments(
            GOOD.replace(
                "\"arcs\":[[[0,0]", "\"groma\":{\"precision\":77},\"arcs\":[[[0,0]"),
            "line 9, column 23: 'precision' is a number of digits, 0 to 9."),
        arguments(
            GOOD.replace(
                "\"arcs\":[[[0,0]",
                "\"groma\":{\"coordinates\":\"degrees\",\"projection\":{\"name\":\"mercator\"}},"
                    + "\"arcs\":[[[0,0]"),
            "line 9, column 48: the projection 'mercator' is not known. To read the coordinates as"
                + " they are, take the member \"groma\" out of the file."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsTold(String text, String told) {
    assertThat(read(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(new GeoJson.Unreadable("map.topojson, " + told));
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
      assertThat(reason).matches("(?s)map\\.topojson, line \\d+, column \\d+: .+\\.");
    }
  }

  @Test
  void theContentTellsWhatAFileIs(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("map.json"), GOOD);
    assertThat(MapJson.read(file)).isInstanceOf(GeoJson.Features.class);

    Files.writeString(file, "{\"features\":[],\"type\":\"FeatureCollection\"}");
    assertThat(MapJson.read(file)).isEqualTo(new GeoJson.Features(List.of(), 0));
  }

  private static GeoJson.Features features(String text) {
    return (GeoJson.Features) read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static GeoJson read(byte[] bytes) {
    return TopoJsonReader.read("map.topojson", new ByteArrayInputStream(bytes));
  }
}
