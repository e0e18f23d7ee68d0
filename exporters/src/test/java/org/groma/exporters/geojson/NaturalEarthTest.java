package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.geojson.PolygonImport.Options;
import org.groma.exporters.geojson.PolygonImport.Result;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Europe as Natural Earth draws it, which is in the public domain; the file says where it comes
 * from.
 */
class NaturalEarthTest {

  private static Result result;
  private static Project europe;
  private static MapGraph graph;

  @BeforeAll
  static void readEurope() throws IOException {
    try (InputStream bytes =
        NaturalEarthTest.class.getResourceAsStream("/natural-earth-europe.geojson")) {
      GeoJson.Features file =
          (GeoJson.Features) GeoJsonReader.read("natural-earth-europe.geojson", bytes);
      result =
          PolygonImport.into(
              Project.empty(new Settings("Europe", "none", Optional.empty(), List.of())),
              file,
              new Options(false, Optional.empty(), Projection.LONLAT));
    }
    europe = result.project().orElseThrow();
    graph = MapGraph.of(europe);
  }

  @Test
  void itFitsWithoutRepair() {
    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    assertThat(SubdivisionCheck.run(europe.map())).isEmpty();
    assertThat(europe.provinces().size()).isEqualTo(51);
    assertThat(europe.map().faceCount()).isEqualTo(1 + 242);
  }

  @Test
  void numbersGiveWayToNames() {
    assertThat(europe.provinces().find("aland").map(Province::name)).contains("Åland");
    assertThat(europe.provinces().find("bosnia-and-herz").map(Province::name))
        .contains("Bosnia and Herz.");
  }

  @ParameterizedTest
  @CsvSource({
    "france, andorra belgium germany italy luxembourg monaco spain switzerland",
    "germany, austria belgium czechia denmark france luxembourg netherlands poland switzerland",
    "italy, austria france san-marino slovenia switzerland vatican",
    "switzerland, austria france germany italy liechtenstein",
    "liechtenstein, austria switzerland",
    "portugal, spain",
    "ireland, united-kingdom",
    "san-marino, italy",
    "vatican, italy",
    "monaco, france",
    "serbia, bosnia-and-herz bulgaria croatia hungary kosovo macedonia montenegro romania",
    "sweden, finland norway",
    "cyprus, n-cyprus",
    "iceland, ''",
    "malta, ''",
  })
  void neighboursAreThoseOfTheAtlas(String country, String neighbours) {
    assertThat(neighbours(graph, country)).isEqualTo(neighbours);
  }

  @Test
  void italyLiesRoundSanMarinoAndTheVatican() {
    Topology map = europe.map();
    for (String enclave : List.of("san-marino", "vatican")) {
      assertThat(map.facesOf(place(enclave))).hasSize(1);
      int face = map.facesOf(place(enclave)).getFirst();
      assertThat(map.neighbours(face))
          .singleElement()
          .satisfies(around -> assertThat(map.face(around).place()).contains(place("italy")));
    }
  }

  @Test
  void islandsAreIslands() {
    assertThat(graph.isIsland(number("iceland"))).isTrue();
    assertThat(graph.isIsland(number("malta"))).isTrue();
    assertThat(graph.isIsland(number("aland"))).isTrue();
    assertThat(graph.isIsland(number("ireland"))).isFalse();
    assertThat(graph.isIsland(number("vatican"))).isFalse();
    assertThat(europe.map().facesOf(place("greece")).size()).isGreaterThan(20);
  }

  @Test
  void waysLeadOverLand() {
    assertThat(graph.path(place("portugal"), place("poland"), Way.byLand(graph)))
        .containsExactly(
            place("portugal"), place("spain"), place("france"), place("germany"), place("poland"));
    assertThat(graph.distance(place("portugal"), place("iceland"), Way.ANY)).isEmpty();
  }

  @Test
  void neighboursAreKeptWhenItIsSavedAndLoaded(@TempDir Path folder) {
    Path saved = folder.resolve("europe");
    ProjectStore.save(europe, saved);

    assertThat(ProjectStore.loadStrictly(saved)).isInstanceOf(LoadResult.Loaded.class);
    Project loaded = ((LoadResult.Loaded) ProjectStore.loadStrictly(saved)).project();
    assertThat(loaded).isEqualTo(europe);
    for (Province province : europe.provinces()) {
      assertThat(neighbours(MapGraph.of(loaded), province.id().slug()))
          .isEqualTo(neighbours(graph, province.id().slug()));
    }
  }

  private static Place place(String slug) {
    return Place.of(new ProvinceId(slug));
  }

  private static int number(String slug) {
    return graph.number(place(slug)).orElseThrow();
  }

  private static String neighbours(MapGraph of, String country) {
    return String.join(
        " ", of.neighbours(place(country)).stream().map(each -> each.place().slug()).toList());
  }
}
