package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.Export;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What GeoJSON and TopoJSON of ours look like, and that they keep to their rules. */
class MapJsonExportTest {

  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void geoJsonOfASmallMap() {
    assertThat(RoundTrip.GEOJSON.out(small(Projection.LONLAT)))
        .isEqualTo(
            """
            {"type":"FeatureCollection",
            "bbox":[0,0,20,10.5],
            "groma":{"coordinates":"degrees","projection":{"name":"lonlat","parameters":{}},"precision":3,"borders":[]},
            "features":[
            {"type":"Feature","id":"province:gallia","properties":{"id":"gallia","name":"Gallia ½","kind":"province","area":"west","terrain":"clear","income":1.5,"granary":true,"caravan":false,"island":false,"city":"Roma","level":3,"fortified":true,"wall":-2,"port":"oceanus"},"geometry":{"type":"Polygon","coordinates":[[[10,10.5],[0,10],[0,0],[10,0],[10,10.5]]]}},
            {"type":"Feature","id":"sea:oceanus","properties":{"id":"oceanus","name":"Oceanus","kind":"sea","monopoly":0},"geometry":{"type":"Polygon","coordinates":[[[10,10.5],[10,0],[20,0],[20,10],[10,10.5]],[[13,3],[13,5],[15,5],[15,3],[13,3]]]}},
            {"type":"Feature","id":"void:1","properties":{"kind":"void"},"geometry":{"type":"Polygon","coordinates":[[[13,3],[15,3],[15,5],[13,5],[13,3]]]}},
            {"type":"Feature","id":"border:1","properties":{"kind":"border","border":"ridge","left":"province:gallia","right":"sea:oceanus"},"geometry":{"type":"LineString","coordinates":[[10,0],[10,10.5]]}}
            ]}
            """);
  }

  @Test
  void topoJsonOfASmallMap() {
    assertThat(RoundTrip.TOPOJSON.out(small(Projection.LONLAT)))
        .isEqualTo(
            """
            {"type":"Topology",
            "bbox":[0,0,20,10.5],
            "groma":{"coordinates":"degrees","projection":{"name":"lonlat","parameters":{}},"precision":3,"borders":[]},
            "transform":{"scale":[0.001,0.001],"translate":[0,0]},
            "objects":{
            "provinces":{"type":"GeometryCollection","geometries":[
            {"type":"Polygon","id":"province:gallia","arcs":[[-1,1]],"properties":{"id":"gallia","name":"Gallia ½","kind":"province","area":"west","terrain":"clear","income":1.5,"granary":true,"caravan":false,"island":false,"city":"Roma","level":3,"fortified":true,"wall":-2,"port":"oceanus"}}
            ]},
            "seas":{"type":"GeometryCollection","geometries":[
            {"type":"Polygon","id":"sea:oceanus","arcs":[[-2,2],[-4]],"properties":{"id":"oceanus","name":"Oceanus","kind":"sea","monopoly":0}}
            ]},
            "rest":{"type":"GeometryCollection","geometries":[
            {"type":"Polygon","id":"void:1","arcs":[[3]],"properties":{"kind":"void"}}
            ]},
            "borders":{"type":"GeometryCollection","geometries":[
            {"type":"LineString","arcs":[0],"properties":{"kind":"border","border":"land","right":"province:gallia"}},
            {"type":"LineString","arcs":[1],"properties":{"kind":"border","border":"ridge","left":"province:gallia","right":"sea:oceanus"}},
            {"type":"LineString","arcs":[2],"properties":{"kind":"border","border":"land","left":"sea:oceanus"}},
            {"type":"LineString","arcs":[3],"properties":{"kind":"border","border":"land","left":"void","right":"sea:oceanus"}}
            ]}},
            "arcs":[
            [[10000,0],[-10000,0],[0,10000],[10000,500]],
            [[10000,0],[0,10500]],
            [[10000,0],[10000,0],[0,10000],[-10000,500]],
            [[13000,3000],[2000,0],[0,2000],[-2000,0],[0,-2000]]
            ]}
            """);
  }

  @Test
  void aMapWithoutGeographySaysThatItsCoordinatesAreUnits() {
    Export export = Export.of(small(Projection.NONE));

    assertThat(RoundTrip.GEOJSON.out(export.project()))
        .contains("\"groma\":{\"coordinates\":\"map units\",\"projection\":{\"name\":\"none\"");
    assertThat(new GeoJsonExporter().notes(export))
        .containsExactly(
            "geojson: the map has no geography, so the coordinates are map units and not longitude"
                + " and latitude as other programs expect.");
    assertThat(new GeoJsonExporter().notes(Export.of(small(Projection.LONLAT)))).isEmpty();
  }

  @Test
  void whatIsNoPlaceOnEarthCannotBeWritten() {
    Project small = small(LambertAzimuthal.projection(0, 0));
    Project tiny =
        small.with(
            new Projection(
                LambertAzimuthal.NAME, Map.of("longitude", 0.0, "latitude", 0.0, "radius", 1.0)));

    assertThat(new GeoJsonExporter().obstacle(Export.of(small))).isEmpty();
    assertThat(new TopoJsonExporter().obstacle(Export.of(tiny)).orElseThrow())
        .startsWith("The point ")
        .endsWith(
            " of the map is no place on Earth in its projection, so it has no longitude and"
                + " latitude. Move it, or correct the projection in map/topology.json.");
  }

  @Test
  void anEmptyMapIsAnObstacle() {
    assertThat(new GeoJsonExporter().obstacle(Export.of(RoundTrip.bare())))
        .contains("The project has no map yet. Import or generate one first.");
  }

  @Property(tries = 300)
  void ringsKeepToTheRightHandRuleAndTheGlobe(@ForAll long seed) {
    Project project = RandomProject.of(3 * (seed / 4) + 1 + new Random(seed).nextInt(2));
    JsonNode file = JSON.readTree(RoundTrip.GEOJSON.out(project));
    for (JsonNode feature : file.get("features")) {
      JsonNode geometry = feature.get("geometry");
      switch (geometry.get("type").asString()) {
        case "Polygon" -> check(geometry.get("coordinates"));
        case "MultiPolygon" -> geometry.get("coordinates").forEach(MapJsonExportTest::check);
        case "LineString" -> line(geometry.get("coordinates"));
        default -> geometry.get("coordinates").forEach(MapJsonExportTest::line);
      }
    }
  }

  private static void check(JsonNode polygon) {
    for (int i = 0; i < polygon.size(); i++) {
      JsonNode ring = polygon.get(i);
      assertThat(ring.get(0)).isEqualTo(ring.get(ring.size() - 1));
      assertThat(ring.size()).isGreaterThanOrEqualTo(4);
      double twice = 0;
      for (int j = 1; j < ring.size(); j++) {
        twice +=
            ring.get(j - 1).get(0).asDouble() * ring.get(j).get(1).asDouble()
                - ring.get(j).get(0).asDouble() * ring.get(j - 1).get(1).asDouble();
        onGlobe(ring.get(j));
      }
      assertThat(twice > 0).as(ring.toString()).isEqualTo(i == 0);
    }
  }

  private static void line(JsonNode line) {
    for (int j = 1; j < line.size(); j++) {
      onGlobe(line.get(j));
      assertThat(Math.abs(line.get(j).get(0).asDouble() - line.get(j - 1).get(0).asDouble()))
          .isLessThanOrEqualTo(180);
    }
  }

  private static void onGlobe(JsonNode point) {
    assertThat(Math.abs(point.get(0).asDouble())).isLessThanOrEqualTo(180);
    assertThat(Math.abs(point.get(1).asDouble())).isLessThanOrEqualTo(90);
  }

  /** A province with all that a gazetteer says, and a sea with ground out of play in it. */
  private static Project small(Projection projection) {
    Topology map =
        Soup.build(
                List.of(
                    polygon(
                        "province:gallia", List.of(new double[] {0, 0, 10, 0, 10, 10.5, 0, 10})),
                    polygon(
                        "sea:oceanus",
                        List.of(
                            new double[] {10, 0, 20, 0, 20, 10, 10, 10.5},
                            new double[] {13, 3, 15, 3, 15, 5, 13, 5})),
                    polygon("void", List.of(new double[] {13, 3, 15, 3, 15, 5, 13, 5}))),
                Precision.STANDARD)
            .topology()
            .orElseThrow();
    int border = map.shared(1, 2).findFirst().orElseThrow();
    Province named = Province.named(new ProvinceId("gallia"), "Gallia ½");
    return Project.empty(new Settings("Small", "none", Optional.empty(), List.of()))
        .with(projection)
        .with(((Ruling.Legal) new MarkBorder(List.of(border), Border.of("ridge")).apply(map)).map())
        .with(
            Kinds.PROVINCES,
            new Province(
                named.id(),
                named.name(),
                List.of(),
                Optional.of(new AreaId("west")),
                "clear",
                new Halves(3),
                true,
                false,
                false,
                "",
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED))
        .with(Kinds.SEAS, Sea.named(new SeaId("oceanus"), "Oceanus"))
        .with(
            Kinds.CITIES,
            new City(
                new CityId("roma"),
                "Roma",
                List.of(),
                new ProvinceId("gallia"),
                3,
                true,
                -2,
                Optional.of(new SeaId("oceanus")),
                Optional.empty(),
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED));
  }

  private static LoosePolygon polygon(String use, List<double[]> rings) {
    return new LoosePolygon(use, Use.parse(use), rings);
  }
}
