package org.groma.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.groma.model.limit.HeapRoom;
import org.groma.model.limit.MapBulk;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every format says what it would need before it is begun. */
class ExportMemoryTest {

  private static final Export EXPORT =
      Export.of(
          ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "romanitas")))
              .project());

  static List<Exporter> all() {
    return Exporters.ALL;
  }

  @ParameterizedTest
  @MethodSource("all")
  void whatDoesNotFitIsToldWithTheSizeOfTheMap(Exporter exporter) {
    assertThat(Exporters.obstacle(exporter, EXPORT, new HeapRoom(8L << 20)).orElseThrow())
        .startsWith(
            "To write "
                + exporter.word()
                + " of a map of "
                + MapBulk.of(EXPORT.project().map())
                + " needs about ")
        .contains("and Groma has 8 MB")
        .endsWith("or make the map simpler.");
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSampleFitsIntoASmallHeap(Exporter exporter) {
    assertThat(ExportMemory.lack(exporter, EXPORT, new HeapRoom(128L << 20))).isEmpty();
  }
}
