package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that GeoJSON says in polygons is read, and nothing else is minded. */
class GeoJsonReaderTest {

  private static final String SQUARE = "[[[0,0],[10,0],[10,10],[0,10],[0,0]]]";
  private static final double[] CORNERS = {0, 0, 10, 0, 10, 10, 0, 10, 0, 0};
  private static final String POLYGON = "{\"type\": \"Polygon\", \"coordinates\": " + SQUARE + "}";

  @Test
  void featureCollection() {
    GeoJson.Features read =
        read(
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": "gallia", "properties": {"name": "Gallia", "kind": "land"}, "geometry": %s},
              {"type": "Feature", "properties": {}, "geometry": %s}
            ]}
            """
                .formatted(POLYGON, POLYGON));

    assertThat(read.skipped()).isZero();
    assertThat(read.features()).hasSize(2);
    Feature gallia = read.features().getFirst();
    assertThat(gallia.id()).contains("gallia");
    assertThat(gallia.properties()).isEqualTo(Map.of("name", "Gallia", "kind", "land"));
    assertThat(gallia.line()).isEqualTo(2);
    assertThat(onlyRing(gallia)).containsExactly(CORNERS);
    assertThat(read.features().getLast().id()).isEmpty();
    assertThat(read.features().getLast().line()).isEqualTo(3);
  }

  @Test
  void emptyFeatureCollection() {
    assertThat(read("{\"type\": \"FeatureCollection\", \"features\": []}"))
        .isEqualTo(new GeoJson.Features(List.of(), 0));
  }

  @Test
  void oneFeature() {
    Feature feature =
        only("{\"type\": \"Feature\", \"properties\": null, \"geometry\": " + POLYGON + "}");

    assertThat(feature.properties()).isEmpty();
    assertThat(onlyRing(feature)).containsExactly(CORNERS);
  }

  @Test
  void bareGeometry() {
    assertThat(onlyRing(only(POLYGON))).containsExactly(CORNERS);
  }

  @Test
  void geometryCollectionIsOneFeature() {
    String collection =
        "{\"type\": \"GeometryCollection\", \"geometries\": [%s, {\"type\": \"Point\", \"coordinates\": [1, 2]}, %s]}"
            .formatted(POLYGON, POLYGON);

    assertThat(only(collection).polygons()).hasSize(2);
    assertThat(only("{\"type\": \"Feature\", \"geometry\": " + collection + "}").polygons())
        .hasSize(2);
    assertThat(
            only("{\"type\": \"GeometryCollection\", \"geometries\": [" + collection + "]}")
                .polygons())
        .hasSize(2);
  }

  @Test
  void multiPolygonAndHoles() {
    Feature feature =
        only(
            "{\"type\": \"MultiPolygon\", \"coordinates\": [[[[0,0],[9,0],[9,9]],"
                + " [[1,1],[2,1],[2,2]]], [[[20,0],[29,0],[29,9]]]]}");

    assertThat(feature.polygons()).hasSize(2);
    assertThat(feature.polygons().getFirst()).hasSize(2);
    assertThat(feature.polygons().getFirst().getLast()).containsExactly(1, 1, 2, 1, 2, 2);
    assertThat(feature.polygons().getLast().getFirst()).containsExactly(20, 0, 29, 0, 29, 9);
  }

  @Test
  void theTypeMayComeLast() {
    assertThat(onlyRing(only("{\"coordinates\": " + SQUARE + ", \"type\": \"Polygon\"}")))
        .containsExactly(CORNERS);
    assertThat(
            read("{\"features\": [{\"geometry\": "
                    + POLYGON
                    + ", \"type\": \"Feature\"}], \"type\": \"FeatureCollection\"}")
                .features())
        .hasSize(1);
  }

  @Test
  void heightsAreDropped() {
    assertThat(
            onlyRing(
                only("{\"type\": \"Polygon\", \"coordinates\": [[[0,0,7],[10,0,7,1],[10,10,7]]]}")))
        .containsExactly(0, 0, 10, 0, 10, 10);
  }

  @Test
  void numbersInAnySpelling() {
    assertThat(
            onlyRing(
                only(
                    "{\"type\": \"Polygon\", \"coordinates\":"
                        + " [[[-0.0,1e1],[1.25E-2,-3],[12345678901234567890,0]]]}")))
        .containsExactly(-0.0, 10, 0.0125, -3, 1.2345678901234567e19, 0);
  }

  @Test
  void idsMayBeNumbers() {
    assertThat(only("{\"type\": \"Feature\", \"id\": 250, \"geometry\": " + POLYGON + "}").id())
        .contains("250");
    assertThat(only("{\"type\": \"Feature\", \"id\": null, \"geometry\": " + POLYGON + "}").id())
        .isEmpty();
    assertThat(only("{\"type\": \"Feature\", \"id\": [1], \"geometry\": " + POLYGON + "}").id())
        .isEmpty();
  }

  @Test
  void propertiesAreText() {
    Feature feature =
        only(
            """
            {"type": "Feature", "properties": {"name": "Gállia", "rank": 3, "area": 2.50, "old": true, "none": null,
              "tags": ["a", {"b": []}], "more": {"deep": {"name": "not me"}}, "blank": " "}, "geometry": %s}
            """
                .formatted(POLYGON));

    assertThat(feature.properties())
        .isEqualTo(
            Map.of(
                "name", "Gállia", "rank", "3", "area", "2.50", "old", "true", "blank", " ", "none",
                ""));
    assertThat(feature.nested()).containsExactly("more", "tags");
    assertThat(feature.property("name")).contains("Gállia");
    assertThat(feature.property("blank")).isEmpty();
    assertThat(feature.property("missing")).isEmpty();
  }

  @Test
  void whatHasNoAreaIsCountedAndSkipped() {
    assertThat(
            read(
                """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "geometry": null},
                  {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}},
                  {"type": "Feature", "geometry": {"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]]]}},
                  {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": []}},
                  {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": null}},
                  {"type": "Feature", "geometry": {"type": "MultiPolygon", "coordinates": [[]]}}
                ]}
                """))
        .isEqualTo(new GeoJson.Features(List.of(), 6));
  }

  @Test
  void whatNobodyAskedForIsSkipped() {
    assertThat(
            only("""
            {"type": "Feature", "bbox": [0, 0, 1, 1], "crs": {"type": "name", "properties": {"name": "x"}},
             "title": "T", "geometry": {"bbox": [0], "type": "Polygon", "coordinates": %s}}
            """
                    .formatted(SQUARE))
                .properties())
        .isEmpty();
  }

  @Test
  void anyUnicodeEncodingIsUnderstood() {
    String text =
        "\ufeff{\"type\": \"Feature\", \"properties\": {\"name\": \"Ætna\"}, \"geometry\": "
            + POLYGON
            + "}";

    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      GeoJson read = GeoJsonReader.read("x", new ByteArrayInputStream(text.getBytes(charset)));
      assertThat(read).as(charset.name()).isInstanceOf(GeoJson.Features.class);
      assertThat(((GeoJson.Features) read).features().getFirst().property("name"))
          .isEqualTo(Optional.of("Ætna"));
    }
  }

  @Test
  void filesAreOpenedOrToldApart(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("map.geojson");
    assertThat(GeoJsonReader.read(file))
        .isEqualTo(new GeoJson.Unreadable("There is no file " + file + ". Check its name."));
    assertThat(GeoJsonReader.read(folder))
        .isEqualTo(
            new GeoJson.Unreadable(
                folder + " is a folder; name a GeoJSON file (usually *.geojson or *.json)."));
    Files.writeString(file, POLYGON);
    assertThat(GeoJsonReader.read(file)).isInstanceOf(GeoJson.Features.class);
  }

  private static GeoJson.Features read(String text) {
    GeoJson read =
        GeoJsonReader.read(
            "map.geojson", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(read).isInstanceOf(GeoJson.Features.class);
    return (GeoJson.Features) read;
  }

  private static Feature only(String text) {
    assertThat(read(text).features()).hasSize(1);
    return read(text).features().getFirst();
  }

  private static double[] onlyRing(Feature feature) {
    assertThat(feature.polygons()).hasSize(1);
    assertThat(feature.polygons().getFirst()).hasSize(1);
    return feature.polygons().getFirst().getFirst();
  }
}
