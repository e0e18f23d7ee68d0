package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.geojson.PolygonImport.Options;
import org.groma.exporters.geojson.PolygonImport.Result;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Fault;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;

/** Features become places with a shape; what the project knew of them stays. */
class PolygonImportTest {

  private static final Options AS_IT_IS = new Options(false, Optional.empty(), Projection.NONE);
  private static final Options MENDED = new Options(true, Optional.empty(), Projection.NONE);
  private static final Project EMPTY =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()));

  @Test
  void featuresBecomeProvincesWithSharedBorders() {
    Project project = project(named("Gallia", 0), named("Raetia", 10));

    assertThat(project.provinces().toList())
        .extracting(province -> province.id().slug(), Province::name)
        .containsExactly(tuple("gallia", "Gallia"), tuple("raetia", "Raetia"));
    assertThat(project.map().arcCount()).isEqualTo(3);
    assertThat(SubdivisionCheck.run(project.map())).isEmpty();
    assertThat(MapGraph.of(project).neighbours(Place.parse("province:gallia")))
        .extracting(Neighbour::place)
        .containsExactly(Place.parse("province:raetia"));
  }

  @Test
  void aFeatureOfKindSeaIsASeaZone() {
    Project project =
        project(
            feature(Map.of("name", "Oceanus", "kind", "sea"), Optional.empty(), 0),
            feature(Map.of("name", "Oceanus", "kind", "land"), Optional.empty(), 10),
            feature(Map.of("name", "Mare Nostrum", "kind", "Sea "), Optional.empty(), 20));

    assertThat(project.seas().toList())
        .extracting(Sea::name)
        .containsExactly("Mare Nostrum", "Oceanus");
    assertThat(project.provinces().toList()).extracting(Province::name).containsExactly("Oceanus");
  }

  @Test
  void aSeaAndAProvinceOfOneNameAreTwoPlacesAndNoNews() {
    Result result =
        load(
            EMPTY,
            AS_IT_IS,
            feature(Map.of("name", "Creta"), Optional.empty(), 0),
            feature(Map.of("name", "CRETA", "kind", "sea"), Optional.empty(), 10));

    assertThat(result.notices()).isEmpty();
    assertThat(result.project().orElseThrow().map().places()).hasSize(2);
  }

  @Test
  void anIdThatSaysSomethingIsKept() {
    assertThat(ids(feature(Map.of("id", "gal-1", "name", "Gallia"), Optional.of("7"), 0)))
        .containsExactly("gal-1");
    assertThat(ids(feature(Map.of("name", "Gallia"), Optional.of("gal"), 0)))
        .containsExactly("gal");
  }

  @Test
  void aNumberOrAnUnfitIdGivesWayToTheName() {
    assertThat(ids(feature(Map.of("name", "Gallia Belgica"), Optional.of("250"), 0)))
        .containsExactly("gallia-belgica");
    assertThat(ids(feature(Map.of("id", "GAL/3", "NAME", "Gállia"), Optional.empty(), 0)))
        .containsExactly("gallia");
  }

  @Test
  void withoutANameTheIdNames() {
    Project project =
        project(
            feature(Map.of(), Optional.of("250"), 0),
            feature(Map.of("id", "Gallia Belgica"), Optional.empty(), 10));

    assertThat(project.provinces().toList())
        .extracting(province -> province.id().slug(), Province::name)
        .containsExactly(tuple("250", "250"), tuple("gallia-belgica", "Gallia Belgica"));
  }

  @Test
  void aNameThatMakesNoIdIsKeptAsAName() {
    Result result =
        load(
            EMPTY,
            AS_IT_IS,
            feature(Map.of("name", "高句麗"), Optional.of("17"), 0),
            feature(Map.of("name", "新羅"), Optional.empty(), 10),
            feature(Map.of(), Optional.empty(), 20));

    assertThat(result.project().orElseThrow().provinces().toList())
        .extracting(province -> province.id().slug(), Province::name)
        .containsExactly(
            tuple("17", "高句麗"), tuple("unnamed-1", "新羅"), tuple("unnamed-2", "Unnamed 2"));
    assertThat(result.notices())
        .containsExactly(
            "2 features have no name to make an id of; they are 'unnamed-1' to 'unnamed-2'.");
  }

  @Test
  void anUnnamedFeatureTakesNobodysId() {
    assertThat(
            ids(
                feature(Map.of("name", "Unnamed 1"), Optional.empty(), 0),
                feature(Map.of(), Optional.empty(), 10)))
        .containsExactly("unnamed-1", "unnamed-2");
  }

  @Test
  void featuresOfOneIdAreOneArchipelago() {
    Result result =
        load(EMPTY, AS_IT_IS, named("Cyclades", 0), named("Cyclades", 20), named("Euboea", 40));

    assertThat(result.notices()).isEmpty();
    assertThat(result.project().orElseThrow().map().facesOf(Place.parse("province:cyclades")))
        .hasSize(2);
  }

  @Test
  void differentNamesForOneIdAreTold() {
    assertThat(
            load(
                    EMPTY,
                    AS_IT_IS,
                    feature(Map.of("id", "x", "name", "Gallia"), Optional.empty(), 0),
                    feature(Map.of("id", "x", "name", "Raetia"), Optional.empty(), 10),
                    named("Noricum", 20),
                    named("Nóricum", 30))
                .notices())
        .containsExactly(
            "'Noricum' and 'Nóricum' both get the id 'noricum' and became one place.",
            "'Gallia' and 'Raetia' both get the id 'x' and became one place.");
  }

  @Test
  void differentNumbersForOneNameAreTold() {
    assertThat(
            load(
                    EMPTY,
                    AS_IT_IS,
                    feature(Map.of("name", "Alexandria"), Optional.of("3"), 0),
                    feature(Map.of("name", "Alexandria"), Optional.of("9"), 10))
                .notices())
        .containsExactly(
            "2 features with different ids are called 'Alexandria' and became one place.");
  }

  @Test
  void whatWasLeftOutIsTold() {
    assertThat(
            PolygonImport.into(EMPTY, new GeoJson.Features(List.of(named("A", 0)), 1), AS_IT_IS)
                .notices())
        .containsExactly("One feature has no area (a point or a line) and was left out.");
    assertThat(
            PolygonImport.into(EMPTY, new GeoJson.Features(List.of(named("A", 0)), 3), AS_IT_IS)
                .notices())
        .containsExactly("3 features have no area (points or lines) and were left out.");
  }

  @Test
  void recordsKeepTheirValuesWhenTheMapIsDrawnAnew() {
    Project drawn = project(named("Gallia", 0), named("Raetia", 10), sea("Oceanus", 20));
    Province rich =
        Province.named(drawn.provinces().find("gallia").orElseThrow().id(), "Gallia Comata");
    Project edited = drawn.with(Kinds.PROVINCES, rich);

    Result result = load(edited, AS_IT_IS, named("Gallia", 100), named("Noricum", 110));

    Project again = result.project().orElseThrow();
    assertThat(again.provinces().toList())
        .extracting(Province::name)
        .containsExactly("Gallia Comata", "Noricum", "Raetia");
    assertThat(again.seas().toList()).extracting(Sea::name).containsExactly("Oceanus");
    assertThat(again.map().places().keySet())
        .containsExactly(Place.parse("province:gallia"), Place.parse("province:noricum"));
    assertThat(result.notices())
        .containsExactly(
            "2 places of the project have no polygon in the file; their records are kept without a"
                + " shape.");
  }

  @Test
  void importingTwiceChangesNothing() {
    Feature[] file = {named("Gallia", 0), named("Raetia", 10), sea("Oceanus", 20)};
    Project once = project(file);

    assertThat(load(once, AS_IT_IS, file).project()).contains(once);
  }

  @Test
  void aBorderThatRunsAsBeforeKeepsItsMark() {
    Border rhine = Border.river(new RiverId("rhenus"));
    Project project = project(named("Gallia", 0), named("Raetia", 10));
    Project marked = project.with(mark(project.map(), "gallia", "raetia", rhine));

    Project again =
        load(marked, AS_IT_IS, named("Raetia", 10), named("Gallia", 0)).project().orElseThrow();

    assertThat(between(again.map(), "gallia", "raetia"))
        .extracting(Arc::border)
        .containsExactly(rhine);
    assertThat(load(marked, AS_IT_IS, named("Gallia", 0), named("Raetia", 10)).project())
        .contains(marked);
  }

  @Test
  void aBorderDrawnAnewGetsTheMarkThatItsPlacesHad() {
    Project project = project(named("Gallia", 0), named("Raetia", 10));
    Project marked = project.with(mark(project.map(), "gallia", "raetia", Border.of("ridge")));

    Project moved =
        load(marked, AS_IT_IS, named("Gallia", 3), named("Raetia", 13)).project().orElseThrow();

    assertThat(between(moved.map(), "gallia", "raetia"))
        .extracting(Arc::border)
        .containsExactly(Border.of("ridge"));
  }

  @Test
  void ofTwoBordersOfAPairEachKeepsItsOwnMark() {
    // Gallia lies on both sides of Raetia
    Feature[] file = {named("Gallia", 0), named("Raetia", 10), named("Gallia", 20)};
    Project project = project(file);
    List<Arc> arcs = between(project.map(), "gallia", "raetia");
    Project marked =
        project.with(mark(project.map(), List.of(arcs.getFirst().id()), Border.of("ridge")));

    assertThat(load(marked, AS_IT_IS, file).project()).contains(marked);
  }

  @Test
  void polygonsThatOverlapMakeNoMap() {
    Result result = load(EMPTY, AS_IT_IS, named("Gallia", 0), named("Raetia", 8));

    assertThat(result.project()).isEmpty();
    assertThat(result.faults())
        .extracting(Fault::message)
        .containsExactly("Gallia and Raetia overlap with an area of 20.0000.");
    assertThat(result.notices()).isEmpty();
  }

  @Test
  void overlapsAreMendedWhenAskedTo() {
    Result result = load(EMPTY, MENDED, named("Gallia", 0), named("Raetia", 8));

    assertThat(result.faults()).as("as they came").hasSize(1);
    assertThat(result.project().orElseThrow().map().area(1)).isEqualTo(100);
    assertThat(result.project().orElseThrow().map().area(2)).isEqualTo(80);
    assertThat(result.notices())
        .containsExactly(
            "Repaired: 1 overlapping piece was given to the smaller polygon, 0 small gaps to the"
                + " neighbour with the longest common border.");
  }

  @Test
  void mendingWhatFitsDoesNothing() {
    Result result = load(EMPTY, MENDED, named("Gallia", 0), named("Raetia", 10));

    assertThat(result.notices()).isEmpty();
    assertThat(result.project()).contains(project(named("Gallia", 0), named("Raetia", 10)));
  }

  @Test
  void aPlaceOfWhichNothingIsLeftIsTold() {
    Result result = load(EMPTY, MENDED, named("Gallia", 0), named("Raetia", 0));

    assertThat(result.notices()).contains("Nothing is left of Raetia, which got no shape.");
    assertThat(result.project().orElseThrow().provinces().contains("raetia")).isTrue();
  }

  @Test
  void theLargestGapToFillMayBeGiven() {
    Feature land =
        new Feature(
            Optional.empty(),
            Map.of("name", "Land"),
            List.of(List.of(box(0, 0, 30), box(10, 10, 10))),
            1);

    assertThat(
            load(EMPTY, new Options(true, Optional.of(99.0), Projection.NONE), land)
                .project()
                .orElseThrow()
                .map()
                .faceCount())
        .isEqualTo(3);
    assertThat(
            load(EMPTY, new Options(true, Optional.of(100.0), Projection.NONE), land)
                .project()
                .orElseThrow()
                .map()
                .faceCount())
        .isEqualTo(2);
  }

  @Test
  void theProjectionIsNoted() {
    Options degrees = new Options(false, Optional.empty(), Projection.LONLAT);

    assertThat(load(EMPTY, degrees, named("Gallia", 0)).project().orElseThrow().projection())
        .isEqualTo(Projection.LONLAT);
  }

  @Test
  void noFeaturesMakeAnEmptyMap() {
    assertThat(load(EMPTY, AS_IT_IS).project().orElseThrow().map().faceCount()).isEqualTo(1);
  }

  private static Feature named(String name, double x) {
    return feature(Map.of("name", name), Optional.empty(), x);
  }

  private static Feature sea(String name, double x) {
    return feature(Map.of("name", name, "kind", "sea"), Optional.empty(), x);
  }

  /** A square of ten units. */
  private static Feature feature(Map<String, String> properties, Optional<String> id, double x) {
    return new Feature(id, properties, List.of(List.of(box(x, 0, 10))), 1);
  }

  private static double[] box(double x, double y, double size) {
    return new double[] {x, y, x + size, y, x + size, y + size, x, y + size};
  }

  private static Result load(Project project, Options options, Feature... features) {
    return PolygonImport.into(project, new GeoJson.Features(List.of(features), 0), options);
  }

  private static Project project(Feature... features) {
    Result result = load(EMPTY, AS_IT_IS, features);
    assertThat(result.faults()).isEmpty();
    return result.project().orElseThrow();
  }

  private static List<String> ids(Feature... features) {
    return project(features).provinces().stream().map(province -> province.id().slug()).toList();
  }

  private static List<Arc> between(Topology map, String a, String b) {
    List<Place> wanted = List.of(Place.parse("province:" + a), Place.parse("province:" + b));
    List<Arc> found = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      Optional<Place> left = map.face(arc.left()).place();
      Optional<Place> right = map.face(arc.right()).place();
      if (left.isPresent()
          && right.isPresent()
          && List.of(left.get(), right.get()).containsAll(wanted)) {
        found.add(arc);
      }
    }
    return found;
  }

  private static Topology mark(Topology map, String a, String b, Border border) {
    return mark(map, between(map, a, b).stream().map(Arc::id).toList(), border);
  }

  private static Topology mark(Topology map, List<Integer> arcs, Border border) {
    return ((Ruling.Legal) new MarkBorder(arcs, border).apply(map)).map();
  }
}
