package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Arc;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** What the map of Barbarian, Kingdom and Empire shows of its game. */
class CyclesPictureTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.load(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  private static final Scene SCENE = MapPicture.of(PROJECT, PictureStyle.of(2400));

  private static List<Link> links(String kind) {
    return PROJECT.links().stream().filter(link -> link.kind().equals(kind)).toList();
  }

  private static <T extends Item> Stream<T> items(Layer layer, Class<T> type) {
    return SCENE.items(layer).stream().filter(type::isInstance).map(type::cast);
  }

  private static Map<String, Lettering> captions() {
    return items(Layer.CITIES, Lettering.class)
        .filter(text -> text.id().startsWith("caption-"))
        .collect(Collectors.toMap(Lettering::id, text -> text));
  }

  private static boolean lies(Place place, double x, double y) {
    GeometryFactory geometry = new GeometryFactory();
    return PROJECT.map().facesOf(place).stream()
        .anyMatch(face ->
            FaceShape.polygon(PROJECT.map(), face)
                .covers(geometry.createPoint(new Coordinate(x, y))));
  }

  @Test
  void everyRoadRunsFromCityToCityAndBearsNoHead() {
    Map<String, Symbol> cities =
        items(Layer.CITIES, Symbol.class)
            .filter(symbol -> symbol.id().startsWith("city-"))
            .collect(Collectors.toMap(Symbol::id, symbol -> symbol));
    Map<String, Line> roads =
        items(Layer.ROADS, Stroked.class)
            .filter(road -> road.look().equals("road-road"))
            .collect(Collectors.toMap(Stroked::id, road -> road.lines().getFirst()));
    assertThat(roads).hasSize(links("road").size());
    for (Link road : links("road")) {
      Line line = roads.get("link-" + road.id());
      Symbol from = cities.get("city-" + road.from().slug());
      if (from != null) {
        assertThat(line.x(0)).isCloseTo(from.x(), within(1e-9));
        assertThat(line.y(0)).isCloseTo(from.y(), within(1e-9));
      }
      assertThat(lies(road.from(), line.x(0), line.y(0))).as(road.id().toString()).isTrue();
      assertThat(lies(road.to(), line.x(line.last()), line.y(line.last()))).isTrue();
    }
    assertThat(items(Layer.STRAITS, Stroked.class).map(Stroked::id))
        .doesNotContainAnyElementsOf(roads.keySet());
  }

  @Test
  void redArrowsHaveTwoHeadsAndTheWhiteOneIsOutlinedInInk() {
    Map<String, Long> heads = new TreeMap<>();
    items(Layer.STRAITS, Filled.class)
        .forEach(head -> heads.merge(head.look(), (long) head.rings().size(), Long::sum));
    assertThat(heads)
        .containsEntry("link-crossing-head", 2L * links("crossing").size())
        .containsEntry("link-white-arrow-head", 2L);
    assertThat(SCENE.looks().get("link-white-arrow-casing").stroke()).contains(Palette.INK);
    assertThat(SCENE.looks().get("link-white-arrow-head").stroke()).contains(Palette.INK);
    assertThat(SCENE.looks().get("link-crossing-head").stroke()).isNotEqualTo(Palette.INK);
    assertThat(items(Layer.CARTOUCHE, Stroked.class).map(Stroked::look))
        .contains("link-white-arrow-casing");
  }

  @Test
  void everyStartPositionIsNamedInItsArea() {
    Map<String, Lettering> captions = captions();
    Map<String, String> peoples =
        Map.of(
            "saxonia", "German 1",
            "semnones", "German 2",
            "hunni", "Hun",
            "caledonia", "Pict",
            "sclaveni", "Slav 1",
            "antae", "Slav 2",
            "dahae", "Turk",
            "norvegia", "Viking");
    peoples.forEach((area, people) -> {
      String tag = "start-" + people.toLowerCase(Locale.ROOT).replace(' ', '-');
      Lettering caption = captions.get("caption-" + tag + "-" + area);
      assertThat(caption).as(people).isNotNull();
      assertThat(caption.lines()).containsExactly(people);
      assertThat(lies(Place.parse("province:" + area), caption.x(), caption.y())).isTrue();
    });
  }

  @Test
  void areasMarkedAAndSeasOfTribesBearTheirWords() {
    List<String> ids = List.copyOf(captions().keySet());
    PROJECT.provinces().stream()
        .filter(area -> area.tags().has("a"))
        .forEach(area -> assertThat(ids).contains("caption-a-" + area.id()));
    PROJECT.seas().stream()
        .flatMap(sea -> sea.tags().words().stream().map(tag -> "caption-" + tag + "-" + sea.id()))
        .forEach(id -> assertThat(ids).contains(id));
    assertThat(ids).filteredOn(id -> id.startsWith("caption-viking-")).hasSize(3);
  }

  @Test
  void theImperialBoundaryRunsWhereInsideMeetsOutside() {
    List<Line> drawn =
        items(Layer.AREA_BORDERS, Stroked.class)
            .filter(line -> line.look().equals(Borders.BOUNDARY))
            .flatMap(line -> line.lines().stream())
            .toList();
    long wanted = 0;
    for (Arc arc : PROJECT.map().arcs()) {
      String left = status(arc.left());
      String right = status(arc.right());
      wanted += !left.isEmpty() && !right.isEmpty() && !left.equals(right) ? 1 : 0;
    }
    assertThat(wanted).isGreaterThan(20);
    assertThat(drawn).hasSize((int) wanted);
  }

  private static String status(int face) {
    return PROJECT
        .map()
        .face(face)
        .place()
        .flatMap(Place::province)
        .flatMap(PROJECT.provinces()::find)
        .flatMap(province -> province.area())
        .flatMap(PROJECT.areas()::find)
        .map(area -> area.status())
        .orElse("");
  }

  @Test
  void aCityIsNamedOnceByItsAreaOrByItself() {
    Set<String> areas =
        items(Layer.PROVINCE_NAMES, Lettering.class).map(Lettering::id).collect(Collectors.toSet());
    Set<String> cities =
        items(Layer.CITY_NAMES, Lettering.class).map(Lettering::id).collect(Collectors.toSet());
    for (City city : PROJECT.cities()) {
      boolean byArea = areas.contains("name-province-" + city.province());
      boolean byItself = cities.contains("name-city-" + city.id());
      assertThat(byArea ^ byItself).as(city.name()).isTrue();
    }
  }

  @Test
  void theTaxValueThatNoMarkTellsIsWrittenInIt() {
    assertThat(
            items(Layer.CITIES, Lettering.class)
                .filter(text -> text.look().equals("city-number"))
                .map(text -> text.lines().getFirst()))
        .containsExactly("4");
  }

  @Test
  void theKeyTellsWhatIsOnTheMapAndNothingElse() {
    assertThat(items(Layer.CARTOUCHE, Lettering.class).map(text -> text.lines().getFirst()))
        .contains(
            "Imperial boundary",
            "Road",
            "Red arrow",
            "White arrow",
            "Start position",
            "Arabs and Africans enter",
            "Tribes of that name cross",
            "Garrison set-up symbol",
            "Optional city",
            "Desert")
        .doesNotContain("City without tax", "Fortified city", "Marked A", "Land");
  }

  @Test
  void mapsWithoutRoadsHaveNoLayerForThem() {
    Project invasions =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions")))
            .project();
    PictureStyle small = PictureStyle.of(300).without(Layer.PROVINCE_NAMES);
    assertThat(MapPicture.of(invasions, small).sheets())
        .extracting(Scene.Sheet::layer)
        .contains(Layer.STRAITS)
        .doesNotContain(Layer.ROADS);
  }
}
