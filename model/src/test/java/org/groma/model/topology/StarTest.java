package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class StarTest {

  private static final Coordinate CENTRE = new Coordinate(3, 4);

  private static Coordinate towards(double dx, double dy) {
    return new Coordinate(3 + dx, 4 + dy);
  }

  @Test
  void directionsAreSortedCounterClockwiseFromTheEast() {
    List<Coordinate> round =
        List.of(
            towards(5, 0),
            towards(2, 1),
            towards(1, 1),
            towards(0, 7),
            towards(-1, 2),
            towards(-3, 0),
            towards(-1, -1),
            towards(0, -2),
            towards(1, -9),
            towards(9, -1));
    List<Coordinate> shuffled = new ArrayList<>(round);
    Collections.shuffle(shuffled, new Random(3));

    shuffled.sort((a, b) -> Star.compare(CENTRE, a, b));

    assertThat(shuffled).isEqualTo(round);
  }

  @Test
  void oneDirectionIsOneHoweverFarOneLooks() {
    assertThat(Star.compare(CENTRE, towards(1, 1), towards(7, 7))).isZero();
  }

  @Test
  void directionsThatDifferInTheLastBitAreTold() {
    Coordinate zero = new Coordinate(0, 0);
    Coordinate a = new Coordinate(1e6, 1e6);
    Coordinate b = new Coordinate(1e6, Math.nextUp(1e6));

    assertThat(Star.compare(zero, a, b)).isNegative();
    assertThat(Star.compare(zero, b, a)).isPositive();
  }

  @Test
  void cyclesAreTheSameWhereverTheyStart() {
    assertThat(Star.sameCycle(new int[] {1, 2, 3}, new int[] {3, 1, 2})).isTrue();
    assertThat(Star.sameCycle(new int[] {1, 2, 3}, new int[] {3, 2, 1})).isFalse();
    assertThat(Star.sameCycle(new int[] {1, 2}, new int[] {2, 1})).isTrue();
    assertThat(Star.sameCycle(new int[] {1, 2}, new int[] {1, 2, 3})).isFalse();
    assertThat(Star.sameCycle(new int[0], new int[0])).isTrue();
  }
}
