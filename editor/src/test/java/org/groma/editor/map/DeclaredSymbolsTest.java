package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.groma.exporters.picture.Palette;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/** What a ruleset says of its map is painted in the window too. */
class DeclaredSymbolsTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.load(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  private static final MapIndex INDEX = MapIndex.of(PROJECT.map());
  private static final int SIDE = 240;

  /** The colours of one layer round the middle of a place. */
  private static Set<Integer> colours(Place place, MapLayer shown) {
    var pole = INDEX.stackAt(place).orElseThrow();
    LayerStack bare = LayerStack.DEFAULT;
    for (MapLayer layer : MapLayer.values()) {
      bare = bare.with(layer, bare.of(layer).shown(layer == shown));
    }
    Viewport view = new Viewport(pole.x(), pole.y(), 0.5, SIDE, SIDE);
    BufferedImage image =
        new MapPainter().paint(new Frame(PROJECT, INDEX, view, bare, Dressing.NONE, Inks.DAY));
    Set<Integer> found = new HashSet<>();
    for (int x = 0; x < SIDE; x++) {
      for (int y = 0; y < SIDE; y++) {
        found.add(image.getRGB(x, y) & 0xFFFFFF);
      }
    }
    return found;
  }

  private static Place province(String id) {
    return Place.of(new ProvinceId(id));
  }

  @Test
  void theImperialBoundaryIsDrawnWhereItRunsAndNowhereElse() {
    int purple = Palette.BOUNDARY.rgb();
    assertThat(colours(province("frisia"), MapLayer.BORDERS)).contains(purple);
    assertThat(colours(province("permia"), MapLayer.BORDERS)).doesNotContain(purple);
  }

  @Test
  void startPositionsAndSeasOfTribesBearTheirPlates() {
    assertThat(colours(province("hunni"), MapLayer.CITIES)).contains(Palette.CITY_RED.rgb());
    assertThat(colours(province("permia"), MapLayer.CITIES)).doesNotContain(Palette.CITY_RED.rgb());
    assertThat(colours(Place.of(new SeaId("mare-rubrum")), MapLayer.CITIES))
        .contains(Palette.HARBOUR.rgb());
  }

  @Test
  void roadsAreLinesAndPaleArrowsHaveAnEdge() {
    int road = new Palette(PROJECT).link("road", 0).rgb();
    int white = new Palette(PROJECT).link("white-arrow", 0).rgb();
    assertThat(colours(province("lugdunum"), MapLayer.STRAITS)).contains(road);
    assertThat(colours(province("thamudaei"), MapLayer.STRAITS))
        .contains(white)
        .anyMatch(DeclaredSymbolsTest::isDark)
        .doesNotContain(road);
  }

  private static boolean isDark(int rgb) {
    return (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF) < 300;
  }
}
