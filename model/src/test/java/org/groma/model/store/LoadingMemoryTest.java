package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.model.limit.HeapRoom;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.SaveResult.Saved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project that is too large for the memory there is is not begun to be read. */
class LoadingMemoryTest {

  @TempDir Path folder;

  private LoadResult load(long heap) {
    return ProjectStore.load(folder, Migration.KNOWN, new HeapRoom(heap));
  }

  @Test
  void whatDoesNotFitIsToldWithBothFiguresBeforeItIsRead() throws IOException {
    assertThat(ProjectStore.save(Projects.full(), folder)).isInstanceOf(Saved.class);
    Files.writeString(folder.resolve("map/topology.json"), " ".repeat(50 << 20)); // is not read
    assertThat(load(256L << 20).problems())
        .singleElement()
        .asString()
        .matches(
            ".* with 50 MB of files, needs about [0-9]+ MB of memory, and Groma has 256 MB. Give it"
                + " more with GROMA_JAVA_OPTS=-Xmx1g, or make the map simpler");
  }

  @Test
  void aSmallProjectFitsIntoAnyHeap() {
    assertThat(ProjectStore.save(Projects.full(), folder)).isInstanceOf(Saved.class);
    assertThat(load(1L << 20)).isInstanceOf(Loaded.class);
  }
}
