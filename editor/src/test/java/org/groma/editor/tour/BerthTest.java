package org.groma.editor.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.groma.editor.tour.Berth.Box;
import org.junit.jupiter.api.Test;

class BerthTest {

  private static final Box WINDOW = new Box(0, 0, 1000, 1000);

  private static Box beside(Box target) {
    return Berth.beside(target, 350, 200, WINDOW);
  }

  @Test
  void aCardLiesBelowWhatItSpeaksOf() {
    Box card = beside(new Box(50, 30, 700, 600));
    assertThat(card).isEqualTo(new Box(225, 644, 350, 200));
  }

  @Test
  void atTheFootOfTheWindowItLiesAbove() {
    assertThat(beside(new Box(0, 700, 1000, 300)).bottom()).isEqualTo(686);
  }

  @Test
  void besideAColumnItLiesAtTheSide() {
    assertThat(beside(new Box(0, 30, 40, 940)).x()).isEqualTo(54);
    assertThat(beside(new Box(760, 30, 240, 960)).right()).isEqualTo(746);
  }

  @Property
  void aCardIsWholeAndHidesNothingWhereThereIsRoomOnAnySide(
      @ForAll @DoubleRange(min = 0, max = 1000) double x,
      @ForAll @DoubleRange(min = 0, max = 1000) double y,
      @ForAll @DoubleRange(min = 1, max = 1000) double width,
      @ForAll @DoubleRange(min = 1, max = 1000) double height) {
    Box target = new Box(x, y, width, height).grown(0, WINDOW);
    Box card = beside(target);
    assertThat(card.shared(WINDOW)).isCloseTo(350 * 200, within(1e-6));
    boolean room =
        target.y() >= 230 || target.bottom() <= 770 || target.x() >= 380 || target.right() <= 620;
    if (room) {
      assertThat(card.shared(target)).isCloseTo(0, within(1e-6));
    }
  }
}
