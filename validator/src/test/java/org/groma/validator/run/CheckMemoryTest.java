package org.groma.validator.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.groma.model.limit.HeapRoom;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/** What checks would need is said before they begin. */
class CheckMemoryTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "romanitas"))).project();

  @Test
  void aSampleFitsIntoASmallHeap() {
    assertThat(CheckMemory.lack(SAMPLE, new HeapRoom(128L << 20))).isEmpty();
  }

  @Test
  void whatDoesNotFitIsToldWithTheSizeOfTheMap() {
    assertThat(CheckMemory.lack(SAMPLE, new HeapRoom(8L << 20)).orElseThrow())
        .startsWith("To check a map of ")
        .contains(" faces and ")
        .contains("and Groma has 8 MB");
  }
}
