package org.groma.model.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeapRoomTest {

  private static final HeapRoom GIGABYTE = new HeapRoom(1L << 30);

  @Test
  void whatFitsIsBegun() {
    assertThat(GIGABYTE.lack("map.png", 1L << 30)).isEmpty();
  }

  @Test
  void whatDoesNotFitIsToldWithBothFiguresAndWhatToDo() {
    assertThat(GIGABYTE.lack("map.png", 3L << 29))
        .hasValue(
            "map.png needs about 1.5 GB of memory, and Groma has 1.0 GB. Give it more with"
                + " GROMA_JAVA_OPTS=-Xmx2g, or bring a smaller file.");
    assertThat(new HeapRoom(64L << 20).lack("map.png", 100L << 20))
        .hasValue(
            "map.png needs about 100 MB of memory, and Groma has 64 MB. Give it more with"
                + " GROMA_JAVA_OPTS=-Xmx1g, or bring a smaller file.");
  }

  @Test
  void manySmallThingsMayTakeHalfOfIt() {
    assertThat(GIGABYTE.holds(512, 2_000_000)).isEqualTo(1 << 20);
    assertThat(GIGABYTE.holds(512, 1_000)).isEqualTo(1_000);
  }
}
