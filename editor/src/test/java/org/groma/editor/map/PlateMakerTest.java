package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.groma.editor.Sample;
import org.junit.jupiter.api.Test;

class PlateMakerTest {

  private static final MapIndex INDEX = MapIndex.of(Sample.PROJECT.map());
  private static final Viewport WHOLE = Viewport.fitting(INDEX.extent(), 700, 460);

  private final Deque<Runnable> work = new ArrayDeque<>();
  private final List<PlateMaker.Plate> made = new ArrayList<>();
  private final List<Throwable> trouble = new ArrayList<>();
  private final PlateMaker maker = new PlateMaker(work::add, made::add, trouble::add);

  private static Frame at(double zoom) {
    return new Frame(
        Sample.PROJECT,
        INDEX,
        WHOLE.zoomed(zoom, 300, 200),
        LayerStack.DEFAULT,
        Dressing.NONE,
        Inks.DAY);
  }

  private void run() {
    while (!work.isEmpty()) {
      work.poll().run();
    }
    assertThat(trouble).isEmpty();
  }

  private static int[] pixels(BufferedImage image) {
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  @Test
  void whatWasWorkedOutBeforeAZoomDoesNotShowInThePicture() {
    maker.want(at(1));
    run();
    maker.want(at(1.7));
    run();
    maker.want(at(3));
    run();

    assertThat(made).hasSize(3);
    MapPainter fresh = new MapPainter();
    assertThat(pixels(made.getLast().image())).isEqualTo(pixels(fresh.paint(at(3))));
    assertThat(made.getLast().names()).isEqualTo(fresh.names());
  }

  @Test
  void onlyTheNewestFrameIsPainted() {
    maker.want(at(1));
    maker.want(at(2));
    maker.want(at(3));
    run();
    assertThat(made).extracting(PlateMaker.Plate::frame).containsExactly(at(3));
  }

  @Test
  void aPictureThatIsOvertakenIsGivenUpBetweenTwoNames() {
    AtomicInteger all = new AtomicInteger();
    MapPainter painter = new MapPainter();
    painter.paint(at(3), () -> all.incrementAndGet() < 0);
    assertThat(all.get()).as("asked far more often than there are layers").isGreaterThan(100);

    AtomicInteger asked = new AtomicInteger();
    assertThat(painter.paint(at(3), () -> asked.incrementAndGet() > 40)).isEmpty();
    assertThat(asked.get()).as("asked a few times more and not by every name").isLessThan(60);
  }
}
