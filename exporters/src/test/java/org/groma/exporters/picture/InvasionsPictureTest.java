package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Face;
import org.junit.jupiter.api.Test;

/** The picture of the sample map, as large as it is shown in the documentation. */
class InvasionsPictureTest {

  private static final Project PROJECT = load();
  private static final Scene SCENE = MapPicture.of(PROJECT, PictureStyle.of(2400));

  private static Project load() {
    return switch (ProjectStore.load(Path.of("..", "sample-data", "invasions"))) {
      case LoadResult.Loaded loaded -> loaded.project();
      case LoadResult.Unreadable unreadable ->
          throw new AssertionError(unreadable.problems().toString());
    };
  }

  private static Set<String> ids(Layer layer) {
    return SCENE.items(layer).stream().map(Item::id).collect(Collectors.toSet());
  }

  @Test
  void everyProvinceSeaRiverAndCityIsDrawn() {
    assertThat(ids(Layer.PROVINCES))
        .isEqualTo(
            PROJECT.provinces().stream()
                .map(province -> "province-" + province.id())
                .collect(Collectors.toSet()));
    assertThat(ids(Layer.SEAS)).hasSize(PROJECT.seas().size());
    assertThat(ids(Layer.RIVERS)).hasSize(PROJECT.rivers().size());
    assertThat(ids(Layer.CITIES)).hasSizeGreaterThan(PROJECT.cities().size());
  }

  @Test
  void nearlyAllNamesHaveRoomAndNoneCoversAnother() {
    assertThat(ids(Layer.PROVINCE_NAMES)).hasSizeGreaterThan(PROJECT.provinces().size() * 95 / 100);
    assertThat(ids(Layer.CITY_NAMES)).hasSizeGreaterThan(PROJECT.cities().size() * 90 / 100);
    assertThat(Names.overlaps(SCENE)).isEmpty();
  }

  @Test
  void theNamesOfLargeProvincesLieWhollyInThem() {
    for (Item item : SCENE.items(Layer.PROVINCE_NAMES)) {
      Lettering name = (Lettering) item;
      Place place = Place.of(new ProvinceId(name.id().substring("name-province-".length())));
      double area =
          PROJECT.map().facesOf(place).stream().mapToDouble(PROJECT.map()::area).max().orElse(0);
      if (Math.sqrt(area) > 100 * SCENE.pixel()) {
        double[] corners = Names.box(SCENE, name).corners();
        for (int i = 0; i < corners.length; i += 2) {
          assertThat(PROJECT.map().faceAt(corners[i], corners[i + 1]).flatMap(Face::place))
              .as(name.id())
              .contains(place);
        }
      }
    }
  }

  @Test
  void noNameLeavesThePage() {
    for (Names.Name name : Names.of(SCENE)) {
      assertThat(name.box().envelope().getMinX()).as(name.id()).isGreaterThan(SCENE.page().west());
      assertThat(name.box().envelope().getMaxX()).as(name.id()).isLessThan(SCENE.page().east());
    }
  }
}
