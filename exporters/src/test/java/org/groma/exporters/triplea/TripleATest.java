package org.groma.exporters.triplea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.Polygon;
import java.awt.Rectangle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Maps for TripleA, out and in. */
class TripleATest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private static final Map<String, String> FILES = files(Export.of(SAMPLE));

  @TempDir Path folder;

  @Test
  void everyPlaceHasOutlinesACentreAPlaceAndItsConnections() throws Exception {
    Map<String, List<Polygon>> polygons = polygons();
    Map<String, int[]> centres =
        PointLines.centres("centers.txt", FILES.get("triplea/map/centers.txt").lines().toList());
    assertThat(polygons).hasSize(SAMPLE.map().places().size());
    assertThat(centres.keySet()).isEqualTo(polygons.keySet());
    assertThat(FILES.get("triplea/map/place.txt").lines()).hasSize(polygons.size());

    Element map =
        DocumentBuilderFactory.newDefaultInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(
                    FILES.get("triplea/map-part.xml").getBytes(StandardCharsets.UTF_8)))
            .getDocumentElement();
    NodeList territories = map.getElementsByTagName("territory");
    Set<String> named = new HashSet<>();
    for (int i = 0; i < territories.getLength(); i++) {
      Element territory = (Element) territories.item(i);
      String name = territory.getAttribute("name");
      named.add(name);
      assertThat(TerritoryNames.isWater(name))
          .isEqualTo(territory.getAttribute("water").equals("true"));
    }
    assertThat(named).isEqualTo(polygons.keySet());
    NodeList connections = map.getElementsByTagName("connection");
    MapGraph graph = MapGraph.of(SAMPLE);
    Set<Set<Place>> pairs = new HashSet<>();
    for (Place place : SAMPLE.map().places().keySet()) {
      graph.neighbours(place).stream()
          .filter(each -> SAMPLE.map().places().containsKey(each.place()))
          .forEach(each -> pairs.add(Set.of(place, each.place())));
    }
    assertThat(connections.getLength()).isEqualTo(pairs.size());
  }

  @Test
  void aClickOnTheCentreOfATerritoryFindsIt() {
    Map<String, List<Polygon>> polygons = polygons();
    Map<String, int[]> centres =
        PointLines.centres("centers.txt", FILES.get("triplea/map/centers.txt").lines().toList());
    List<String> missed = new ArrayList<>();
    centres.forEach((name, at) -> {
      // as the engine looks: land first, of water the last
      String found = null;
      for (Map.Entry<String, List<Polygon>> each : polygons.entrySet()) {
        boolean hit = each.getValue().stream().anyMatch(polygon -> polygon.contains(at[0], at[1]));
        if (hit && !TerritoryNames.isWater(each.getKey())) {
          found = each.getKey();
          break;
        }
        found = hit ? each.getKey() : found;
      }
      if (!name.equals(found)) {
        missed.add(name + " is " + found);
      }
    });
    assertThat(missed).isEmpty();
  }

  @Test
  void theSizeOfTheMapIsSaidAndNothingLiesOutside() {
    String properties = FILES.get("triplea/map/map.properties");
    assertThat(properties).contains("map.width=2400\n");
    int height = Integer.parseInt(properties.replaceAll("(?s).*map.height=(\\d+).*", "$1"));
    polygons()
        .forEach((name, all) ->
            assertThat(all)
                .as(name)
                .allMatch(
                    polygon -> new Rectangle(0, 0, 2400, height).contains(polygon.getBounds())));
  }

  @Test
  void whatWeWroteComesBackWithAllPlacesAndNeighbours() throws IOException {
    GeoJson.Features features = read(files(new Export(SAMPLE, Review.NONE, Paper.A4, 1000)));

    PolygonImport.Result result =
        PolygonImport.into(
            SAMPLE, features, new PolygonImport.Options(false, Optional.empty(), Projection.NONE));

    Topology map = result.project().orElseThrow().map();
    assertThat(map.places().keySet()).isEqualTo(SAMPLE.map().places().keySet());
    Set<String> before = pairs(SAMPLE);
    Set<String> now = pairs(result.project().orElseThrow());
    Set<String> lost = new HashSet<>(before);
    lost.removeAll(now);
    Set<String> gained = new HashSet<>(now);
    gained.removeAll(before);
    assertThat(lost.size() + gained.size()).as("lost " + lost + " gained " + gained).isLessThan(15);
  }

  @Test
  void namesAreMadeUniqueAndPlain() {
    Project read =
        into(
                readText(
                    """
                    a < (0,0) (10,0) (10,10) (0,10) >
                    b < (10,0) (20,0) (20,10) (10,10) >
                    c < (20,0) (30,0) (30,10) (20,10) >
                    roma Sea Zone < (30,0) (40,0) (40,10) (30,10) >
                    """,
                    ""),
                false)
            .project()
            .orElseThrow();
    Project project =
        read.with(Kinds.PROVINCES, Province.named(new ProvinceId("a"), "Roma"))
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("b"), "ROMA (old)"))
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("c"), "Roma <old>"));

    assertThat(TerritoryNames.of(project).values())
        .containsExactly("Roma", "ROMA old", "Roma old 2", "roma Sea Zone");
    assertThat(new TripleAExporter().notes(Export.of(project)))
        .containsExactly(
            "triplea: 2 names were changed, since TripleA tells territories apart by name: 'ROMA"
                + " (old)' is 'ROMA old', 'Roma <old>' is 'Roma old 2'.");
  }

  @Test
  void waterIsCutOutUnderIslandsAndHolesOpenAgain() {
    GeoJson.Features features =
        readText(
            """
            Mare Sea Zone  <  (0,0)  (60,0)  (60,60)  (0,60)  >
            Insula < (10,10) (40,10) (40,40) (10,40) (10,10) (20,20) (20,30) (30,30) (30,20) (20,20) >
            Enclave < (20,20) (30,20) (30,30) (20,30) >
            """,
            "Mare Sea Zone (50,50)\nInsula (15,15)\nEnclave (25,25)\n");

    PolygonImport.Result result = into(features, false);

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    Topology map = result.project().orElseThrow().map();
    assertThat(map.faceCount()).isEqualTo(4);
    assertThat(map.faceAt(25, -25).orElseThrow().use().written()).isEqualTo("province:enclave");
    assertThat(map.faceAt(50, -50).orElseThrow().use().written()).isEqualTo("sea:mare");
  }

  @Test
  void outlinesThatLieApartAreJoined() {
    GeoJson.Features features =
        readText(
            """
            West < (0,0) (49,0) (49,100) (0,100) >
            East < (52,0) (100,0) (100,100) (52,100) >
            Sea Zone 1 < (0,103) (100,103) (100,150) (0,150) >
            Isle < (40,120) (60,120) (60,130) (40,130) >
            """,
            "West (20,50)\nEast (70,50)\nSea Zone 1 (10,140)\nIsle (50,125)\nNowhere (1,1)\n");

    PolygonImport.Result result = into(features, false);

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices())
        .containsExactly(
            "One territory has a centre but no outline: Nowhere.",
            "The outlines lie apart, with a line between neighbours; borders were laid along the"
                + " pixels in the middle of these lines.");
    assertThat(pairs(result.project().orElseThrow()))
        .containsExactlyInAnyOrder(
            "[province:east, province:west]",
            "[province:east, sea:sea-zone-1]",
            "[province:isle, sea:sea-zone-1]",
            "[province:west, sea:sea-zone-1]");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments(
            "Roma (1,2)",
            "polygons.txt, line 1: after the name come outlines, each as < (x,y) (x,y) … >."),
        arguments("\n< (1,2) >", "polygons.txt, line 2: the name of the territory is missing."),
        arguments(
            "Roma < (1,2) (3,4)",
            "polygons.txt, line 1: an outline is written as < (x,y) (x,y) … >."),
        arguments(
            "Roma < (1,2) > x < (3,4) >",
            "polygons.txt, line 1: an outline is written as < (x,y) (x,y) … >."),
        arguments(
            "Roma < (1,2) (3.5,4) (5,6) >",
            "polygons.txt, line 1: a point is written as (x,y) in whole pixels, not as '(3.5,4)"
                + " (5,6…'."),
        arguments(
            "Roma < (1,2) (9999999,4) >",
            "polygons.txt, line 1: 9999999 lies off any map: pixels go up to 100000."),
        arguments(
            "Roma < (1,2) >\nRoma < (1,2) >",
            "polygons.txt, line 2: 'Roma' stands in line 1 too."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsTold(String polygons, String told) throws IOException {
    Path file = Files.writeString(folder.resolve("polygons.txt"), polygons);

    assertThat(TripleAReader.read(file)).isEqualTo(new GeoJson.Unreadable(told));
  }

  @Test
  void aMistakeInCentresIsTold() throws IOException {
    Path file =
        Files.writeString(folder.resolve("polygons.txt"), "Roma < (0,0) (10,0) (10,10) >\n");
    Files.writeString(folder.resolve("centers.txt"), "Roma 5,5\n");
    assertThat(TripleAReader.read(file))
        .isEqualTo(
            new GeoJson.Unreadable("centers.txt, line 1: a centre is written as: Name (x,y)."));
    Files.writeString(folder.resolve("centers.txt"), "Roma (5,5)\nRoma (5,5)\n");
    assertThat(TripleAReader.read(file))
        .isEqualTo(new GeoJson.Unreadable("centers.txt, line 2: 'Roma' has a centre already."));
    Path nowhere = folder.resolve("nowhere.txt");
    assertThat(TripleAReader.read(nowhere))
        .isEqualTo(new GeoJson.Unreadable("There is no file " + nowhere + ". Check its name."));
  }

  private static Map<String, String> files(Export export) {
    Map<String, String> files = new HashMap<>();
    for (Artifact artifact : new TripleAExporter().artifacts(export)) {
      files.put(artifact.name(), new String(artifact.bytes(), StandardCharsets.UTF_8));
    }
    return files;
  }

  private static Map<String, List<Polygon>> polygons() {
    Map<String, List<Polygon>> polygons = new TreeMap<>();
    PointLines.polygons("polygons.txt", FILES.get("triplea/map/polygons.txt").lines().toList())
        .forEach((name, outlines) -> {
          List<Polygon> all = new ArrayList<>();
          for (int[] ring : outlines.rings()) {
            Polygon polygon = new Polygon();
            for (int i = 0; i < ring.length; i += 2) {
              polygon.addPoint(ring[i], ring[i + 1]);
            }
            all.add(polygon);
          }
          polygons.put(name, all);
        });
    return polygons;
  }

  private GeoJson.Features read(Map<String, String> files) {
    return readText(files.get("triplea/map/polygons.txt"), files.get("triplea/map/centers.txt"));
  }

  private GeoJson.Features readText(String polygons, String centres) {
    try {
      Path file = Files.writeString(folder.resolve("polygons.txt"), polygons);
      Files.writeString(folder.resolve("centers.txt"), centres);
      GeoJson read = TripleAReader.read(file);
      if (read instanceof GeoJson.Features features) {
        return features;
      }
      throw new AssertionError(read);
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  private static PolygonImport.Result into(GeoJson.Features features, boolean repair) {
    return PolygonImport.into(
        Project.empty(new Settings("Test", "none", Optional.empty(), List.of())),
        features,
        new PolygonImport.Options(repair, Optional.empty(), Projection.NONE));
  }

  private static Set<String> pairs(Project project) {
    Topology map = project.map();
    Set<String> pairs = new HashSet<>();
    map.arcs()
        .forEach(arc -> {
          Optional<Place> left = map.face(arc.left()).place();
          Optional<Place> right = map.face(arc.right()).place();
          if (left.isPresent() && right.isPresent() && !left.equals(right)) {
            pairs.add(Stream.of(left.get(), right.get()).sorted().toList().toString());
          }
        });
    return pairs;
  }
}
