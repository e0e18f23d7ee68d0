package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class ViewportTest {

  private static final Viewport VIEW = new Viewport(100, -50, 3, 800, 600);

  @Property
  void mapAndScreenAreInverse(
      @ForAll @DoubleRange(min = -2000, max = 2000) double x,
      @ForAll @DoubleRange(min = -2000, max = 2000) double y) {
    Point map = VIEW.map(x, y);
    assertThat(VIEW.screenX(map.x())).isCloseTo(x, within(1e-6));
    assertThat(VIEW.screenY(map.y())).isCloseTo(y, within(1e-6));
  }

  @Property
  void whatIsUnderThePointerStaysThereWhenZooming(
      @ForAll @DoubleRange(min = 0, max = 800) double x,
      @ForAll @DoubleRange(min = 0, max = 600) double y,
      @ForAll @DoubleRange(min = 0.2, max = 5) double factor) {
    Point before = VIEW.map(x, y);
    Point after = VIEW.zoomed(factor, x, y).map(x, y);
    assertThat(after.x()).isCloseTo(before.x(), within(1e-6));
    assertThat(after.y()).isCloseTo(before.y(), within(1e-6));
  }

  @Test
  void northIsUp() {
    assertThat(VIEW.screenY(0)).isLessThan(VIEW.screenY(-100));
  }

  @Test
  void aBoxThatIsFittedIsAllInView() {
    Envelope box = new Envelope(-300, 900, 20, 80);
    assertThat(Viewport.fitting(box, 640, 480).visible().contains(box)).isTrue();
  }

  @Test
  void panningMovesTheMapWithTheHand() {
    Point under = VIEW.map(100, 100);
    Viewport moved = VIEW.panned(30, -20);
    assertThat(moved.screenX(under.x())).isCloseTo(130, within(1e-9));
    assertThat(moved.screenY(under.y())).isCloseTo(80, within(1e-9));
  }

  @Test
  void whereItLooksFromCanBeWrittenDown() {
    Viewport view = new Viewport(12.5, -3e-7, 0.125, 800, 600);

    assertThat(Viewport.parse(view.written())).contains(new Viewport(12.5, -3e-7, 0.125, 1, 1));
  }

  @Test
  void whatSaysNothingIsNoView() {
    assertThat(List.of("", "1 2", "1 2 x", "1 2 0", "1 2 -1", "NaN 1 1", "1 2 3 4"))
        .allSatisfy(written -> assertThat(Viewport.parse(written)).isEmpty());
  }
}
