package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.exporters.picture.PictureStyle.Colouring;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

class MapPictureTest {

  private static final WordMap TWO = WordMap.of("gallia germania", "~sinus ~sinus");

  private static Optional<Lettering> name(Scene scene, Layer layer, String id) {
    return scene.items(layer).stream()
        .map(item -> (Lettering) item)
        .filter(text -> text.id().equals(id))
        .findFirst();
  }

  private static List<String> looks(Scene scene, Layer layer) {
    return scene.items(layer).stream().map(MapPictureTest::look).toList();
  }

  private static String look(Item item) {
    return switch (item) {
      case Filled filled -> filled.look();
      case Stroked stroked -> stroked.look();
      case Symbol symbol -> symbol.mark().word();
      case Lettering text -> text.look();
    };
  }

  @Test
  void allLayersAreThereFromTheBottomUpButThatOfRoadsWhereThereAreNone() {
    assertThat(TWO.scene().sheets().stream().map(Scene.Sheet::layer))
        .containsExactlyElementsOf(EnumSet.complementOf(EnumSet.of(Layer.ROADS)));
  }

  @Test
  void aLayerThatIsNotWantedIsNotThere() {
    Scene scene = MapPicture.of(TWO.project(), PictureStyle.of(1000).without(Layer.PROVINCE_NAMES));
    assertThat(scene.sheets().stream().map(Scene.Sheet::layer))
        .doesNotContain(Layer.PROVINCE_NAMES)
        .contains(Layer.PROVINCES);
  }

  @Test
  void everyProvinceAndSeaHasOneShapeWithItsIdAndName() {
    Scene scene = TWO.scene();
    assertThat(scene.items(Layer.PROVINCES))
        .extracting(Item::id)
        .containsExactly("province-gallia", "province-germania");
    assertThat(scene.items(Layer.PROVINCES))
        .extracting(item -> ((Filled) item).title())
        .containsExactly("Gallia", "Germania");
    assertThat(scene.items(Layer.SEAS)).extracting(Item::id).containsExactly("sea-sinus");
  }

  @Test
  void aRiverIsDrawnOnceAndTakesThePlaceOfThePlainBorder() {
    Scene scene = TWO.border("gallia", "germania", Border.river(new RiverId("rhenus"))).scene();
    assertThat(scene.items(Layer.RIVERS))
        .containsExactly(new Stroked("river-rhenus", "river", List.of(Line.of(100, 0, 100, 100))));
    assertThat(scene.items(Layer.PROVINCE_BORDERS)).isEmpty();
  }

  @Test
  void aRidgeHasACrestAndTeeth() {
    Scene scene = TWO.border("gallia", "germania", Border.of("ridge")).scene();
    assertThat(looks(scene, Layer.RIDGES)).containsExactly("ridge-crest", "ridge");
    assertThat(((Filled) scene.items(Layer.RIDGES).getLast()).rings()).hasSizeGreaterThan(5);
  }

  @Test
  void aBorderBetweenAreasIsHeavierThanOneWithin() {
    Scene scene =
        WordMap.of("gallia germania saxonia")
            .area("magna", Optional.empty(), "germania", "saxonia")
            .scene();
    assertThat(looks(scene, Layer.AREA_BORDERS)).containsExactly("area-border");
    assertThat(looks(scene, Layer.PROVINCE_BORDERS)).containsExactly("border");
  }

  @Test
  void shoresAreCoastsAndZonesAreDividedByDashes() {
    Scene scene = WordMap.of("gallia germania", "~sinus ~oceanus").scene();
    assertThat(looks(scene, Layer.COASTS)).containsExactly("coast", "coast");
    assertThat(looks(scene, Layer.SEA_BORDERS)).containsExactly("sea-border");
    assertThat(looks(scene, Layer.SEAS)).doesNotHaveDuplicates();
  }

  @Test
  void provincesTakeTheColourOfTheirAreaAndNeighboursDiffer() {
    Scene scene = TWO.area("magna", Optional.of("#204060"), "gallia", "germania").scene();
    assertThat(looks(scene, Layer.PROVINCES)).containsExactly("area-magna-0", "area-magna-1");
    Colour first = scene.looks().get("area-magna-0").fill().orElseThrow();
    assertThat(first).isEqualTo(Colour.of(0x204060).mix(Palette.PAPER, 0.38));
  }

  @Test
  void provincesMayTakeTheColourOfTheirTerrain() {
    Term steppe = new Term("steppe", "Steppe", Optional.of("#DBD183"), false);
    Vocabulary words =
        new Vocabulary(
            List.of(steppe),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    Project project = TWO.terrain("steppe", "gallia").project().with(words);
    Scene scene = MapPicture.of(project, PictureStyle.of(1000).by(Colouring.TERRAIN));
    assertThat(looks(scene, Layer.PROVINCES)).containsExactly("terrain-steppe-0", "terrain-none-0");
    assertThat(looks(scene, Layer.TERRAIN)).isNotEmpty().containsOnly("mark-steppe");
  }

  @Test
  void landOutOfPlayHasNoIdAndFadesFromTheProvinceBesideIt() {
    Scene scene = WordMap.of("gallia -").area("magna", Optional.empty(), "gallia").scene();
    assertThat(looks(scene, Layer.VOID))
        .containsExactly("void", "fade-magna-0", "fade-magna-1", "fade-magna-2", "fade-magna-3");
  }

  @Test
  void waterOutOfPlayIsDrawnAsWaterWithACoast() {
    Scene scene = WordMap.of("gallia ~ ~oceanus").area("magna", Optional.empty(), "gallia").scene();
    assertThat(looks(scene, Layer.SEAS)).containsExactly("sea-0", "open-water");
    assertThat(looks(scene, Layer.COASTS)).containsExactly("coast");
    assertThat(looks(scene, Layer.SEA_BORDERS)).containsExactly("sea-border");
    assertThat(looks(scene, Layer.VOID)).isEmpty();
  }

  @Test
  void citiesShowLevelWallsAndPort() {
    Scene scene =
        TWO.city("Lutetia", "gallia", 0, false, Optional.empty())
            .city("Roma", "germania", 3, true, Optional.of("sinus"))
            .scene();
    assertThat(looks(scene, Layer.CITIES))
        .containsExactly("mark-site", "mark-fort-metropolis", "mark-anchor");
    assertThat(scene.items(Layer.CITY_NAMES))
        .extracting(Item::id)
        .containsExactlyInAnyOrder("name-city-lutetia", "name-city-roma");
    Symbol roma = (Symbol) scene.items(Layer.CITIES).get(1);
    Symbol anchor = (Symbol) scene.items(Layer.CITIES).get(2);
    assertThat(anchor.y()).as("the anchor lies towards the sea").isLessThan(roma.y());
  }

  @Test
  void aStraitLeadsFromShoreToShore() {
    Scene scene = WordMap.of("gallia ~sinus germania").strait("gallia", "germania").scene();
    Line arrow =
        scene.items(Layer.STRAITS).stream()
            .filter(item -> item.id().equals("link-fretum"))
            .map(item -> ((Stroked) item).lines().getFirst())
            .findFirst()
            .orElseThrow();
    assertThat(arrow.envelope().getMinX()).isLessThanOrEqualTo(100);
    assertThat(arrow.envelope().getMaxX()).isGreaterThanOrEqualTo(200);
    assertThat(arrow.envelope().getHeight()).isZero();
  }

  @Test
  void theNameOfASquareProvinceLiesInItAndLevel() {
    Scene scene = TWO.scene();
    Lettering name = name(scene, Layer.PROVINCE_NAMES, "name-province-gallia").orElseThrow();
    assertThat(name.angle()).isZero();
    assertThat(new Envelope(0, 100, 0, 100).contains(Names.box(scene, name).envelope())).isTrue();
  }

  @Test
  void aLongNameIsBrokenIntoTwoLines() {
    Scene scene =
        MapPicture.of(
            WordMap.of("gallia ~a ~b ~c ~d ~e ~f")
                .renamed("gallia", "Parthia Septentrionalis")
                .project(),
            PictureStyle.of(700));
    assertThat(name(scene, Layer.PROVINCE_NAMES, "name-province-gallia").orElseThrow().lines())
        .containsExactly("Parthia", "Septentrionalis");
  }

  @Test
  void theNameOfALongProvinceFollowsIt() {
    Line slanted = Line.of(0, 0, 10, -10, 110, 90, 100, 100, 0, 0);
    Room room =
        new Room(
            List.of(slanted), List.of(new boolean[4]), new Coordinate(55, 45), new Axis(45, 10), 2);
    Look look = Look.text(Typeface.BOLD, Palette.INK, 0);
    Spot spot =
        new RoomSearch(room, List.of())
            .find(TextBlock.layouts("Transoxania", look), new Wish(3, 20, 1, 1))
            .orElseThrow();
    assertThat(spot.turn().degrees()).isEqualTo(45);
    assertThat(spot.size()).isGreaterThan(10);
  }

  @Test
  void anIslandTooSmallForItsNameHasItBesideInTheSea() {
    WordMap sea = WordMap.of("~sinus ~sinus ~sinus ~sinus ~sinus");
    Project project =
        sea.project()
            .with(
                Soup.build(
                        List.of(
                            withHole(),
                            WordMap.square("cyclades", 240, 40, 12),
                            WordMap.square("cyclades", 260, 44, 4)),
                        Precision.STANDARD)
                    .topology()
                    .orElseThrow())
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("cyclades"), "Cyclades"));
    Scene scene = MapPicture.of(project, PictureStyle.of(800));
    Lettering name = name(scene, Layer.PROVINCE_NAMES, "name-province-cyclades").orElseThrow();
    TextBox box = Names.box(scene, name);
    assertThat(box.envelope().contains(246, 46)).isFalse();
    assertThat(box.envelope().distance(new Envelope(240, 252, 40, 52))).isLessThan(10);
  }

  /** A sea with two islands cut out. */
  private static LoosePolygon withHole() {
    return new LoosePolygon(
        "~sinus",
        Use.parse("sea:sinus"),
        List.of(
            new double[] {0, 0, 500, 0, 500, 100, 0, 100},
            new double[] {240, 40, 240, 52, 252, 52, 252, 40},
            new double[] {260, 44, 260, 48, 264, 48, 264, 44}));
  }

  @Test
  void aNameThatCannotBeReadAtTheWidthIsLeftOut() {
    Project project = TWO.renamed("gallia", "A Very Long Name Of A Small Province").project();
    assertThat(MapPicture.of(project, PictureStyle.of(1000)).items(Layer.PROVINCE_NAMES))
        .hasSize(2);
    assertThat(MapPicture.of(project, PictureStyle.of(60)).items(Layer.PROVINCE_NAMES)).isEmpty();
  }

  @Test
  void namesDoNotOverlapHoweverCrowded() {
    WordMap crowded =
        WordMap.of(
            IntStream.range(0, 8)
                .mapToObj(row ->
                    String.join(
                        " ",
                        IntStream.range(0, 8)
                            .mapToObj(column ->
                                (row * column % 5 == 4 ? "~mare" : "provincia")
                                    + (char) ('a' + row)
                                    + (char) ('a' + column))
                            .toList()))
                .toArray(String[]::new));
    for (Province province : crowded.project().provinces()) {
      crowded =
          crowded.city(
              "Civitas" + province.name().length() + province.id(),
              province.id().slug(),
              province.id().slug().length() % 4,
              false,
              Optional.empty());
    }
    for (int width : new int[] {500, 900, 1500}) {
      Scene scene = MapPicture.of(crowded.project(), PictureStyle.of(width));
      assertThat(Names.of(scene)).hasSizeGreaterThan(10);
      assertThat(Names.overlaps(scene)).isEmpty();
    }
  }

  @Test
  void anEmptyMapIsAPageWithATitle() {
    Scene scene = MapPicture.of(WordMap.named("Nothing yet"), PictureStyle.of(600));
    assertThat(scene.items(Layer.PROVINCES)).isEmpty();
    assertThat(scene.items(Layer.CARTOUCHE)).isNotEmpty();
    assertThat(PngPicture.write(scene, 300)).isNotEmpty();
    assertThat(SvgPicture.write(scene)).contains("Nothing yet");
  }

  @Test
  void aProvinceWithoutFacesAndFacesWithoutARecordAreNoTrouble() {
    Project project =
        WordMap.named("Test")
            .with(TWO.project().map())
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("undrawn"), "Undrawn"));
    Scene scene = MapPicture.of(project, PictureStyle.of(600));
    assertThat(scene.items(Layer.PROVINCES))
        .extracting(Item::id)
        .containsExactly("province-gallia", "province-germania");
    assertThat(scene.items(Layer.PROVINCE_NAMES)).isEmpty();
  }

  @Test
  void aMapWithoutFreeGroundHasItsTitleBelow() {
    Scene scene = WordMap.of("a b c", "d e f").scene();
    Filled panel =
        scene.items(Layer.CARTOUCHE).stream()
            .filter(item -> look(item).equals("panel"))
            .map(item -> (Filled) item)
            .findFirst()
            .orElseThrow();
    assertThat(panel.rings().getFirst().envelope().getMaxY())
        .as("the map ends at -100")
        .isLessThan(-100);
    assertThat(scene.page().south()).isLessThan(panel.rings().getFirst().envelope().getMinY());
  }

  @Test
  void theSameProjectGivesTheSameScene() {
    WordMap map =
        TWO.terrain("forest", "gallia").city("Lutetia", "gallia", 1, true, Optional.of("sinus"));
    assertThat(map.scene()).isEqualTo(map.scene());
  }
}
