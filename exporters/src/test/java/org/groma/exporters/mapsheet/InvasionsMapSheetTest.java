package org.groma.exporters.mapsheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.groma.exporters.Export;
import org.groma.exporters.picture.Item;
import org.groma.exporters.picture.Layer;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/** The sample map on paper. */
class InvasionsMapSheetTest {

  private static final Export EXPORT = load();

  private static Export load() {
    return switch (ProjectStore.load(Path.of("..", "sample-data", "invasions"))) {
      case LoadResult.Loaded loaded -> Export.of(loaded.project());
      case LoadResult.Unreadable unreadable ->
          throw new AssertionError(unreadable.problems().toString());
    };
  }

  /** Names of provinces, sea zones and cities as the scene has them. */
  private static List<String> names() {
    return Stream.of(Layer.PROVINCE_NAMES, Layer.SEA_NAMES, Layer.CITY_NAMES)
        .flatMap(layer -> EXPORT.scene().items(layer).stream())
        .filter(Item.Lettering.class::isInstance)
        .map(item -> String.join(" ", ((Item.Lettering) item).lines()))
        .toList();
  }

  @Test
  void everyNameOnTheMapCanBeFoundOnThePage() {
    byte[] file = new PdfMapExporter().artifacts(EXPORT).getFirst().bytes();
    assertThat(names()).hasSizeGreaterThan(350).contains("Moesia Inferior");
    assertThat(PdfReading.of(file).text()).contains(names());
    assertThat(new PdfMapExporter().artifacts(EXPORT).getFirst().bytes()).isEqualTo(file);
  }

  @Test
  void everyNameOnTheMapCanBeFoundOnASheetOfThePoster() {
    byte[] file = new PosterExporter().artifacts(EXPORT).getFirst().bytes();
    PdfReading read = PdfReading.of(file);
    assertThat(read.pages()).hasSize(9);
    assertThat(read.text()).contains(names());
    assertThat(new PosterExporter().artifacts(EXPORT).getFirst().bytes()).isEqualTo(file);
  }
}
