package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class FramingTest {

  private static final Framing FRAMING = new Framing(new Envelope(0, 100, 0, 100), 100);
  private static final Viewport WHOLE = FRAMING.whole(1000, 1000);

  @Test
  void aPointComesIntoTheMiddleAndNear() {
    Viewport close = FRAMING.closeUp(WHOLE, new Point(20, 30));

    assertThat(close.x()).isEqualTo(20);
    assertThat(close.y()).isEqualTo(30);
    assertThat(10 * close.scale()).isGreaterThanOrEqualTo(90); // a province is 10 by 10
  }

  @Test
  void whatIsSeenWellStaysWhereItIs() {
    assertThat(FRAMING.showing(WHOLE, new Envelope(10, 60, 10, 60))).isEqualTo(WHOLE);
    assertThat(FRAMING.showing(WHOLE, new Envelope(10, 11, 10, 11)).scale())
        .isGreaterThan(4 * WHOLE.scale());
  }

  @Test
  void nobodyZoomsUntilNothingIsSeen() {
    assertThat(FRAMING.zoomed(WHOLE, 1e-6, 500, 500).scale()).isEqualTo(WHOLE.scale() / 4);
    assertThat(FRAMING.zoomed(WHOLE, 1e6, 500, 500).scale()).isEqualTo(400 * WHOLE.scale());
  }
}
