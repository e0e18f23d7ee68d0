package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoughenBordersTest {

  private final Topology two = SampleMaps.twoProvinces();
  private final int between = Shape.arc(two, 10, 5);

  private static RoughenBorders roughen(int seed, Integer... arcs) {
    return new RoughenBorders(seed, 0.12, 1, List.of(arcs));
  }

  @Test
  void aBorderIsBentBetweenItsCornersWhichStay() {
    Topology map = legal(two, roughen(1, between));

    Line line = map.arc(between).line();
    assertThat(line.size()).isGreaterThan(9);
    assertThat(Arrays.asList(line.coordinates()))
        .containsAll(Arrays.asList(two.arc(between).line().coordinates()));
    assertThat(Arrays.stream(line.coordinates()).filter(at -> at.x != 10)).isNotEmpty();
    assertThat(map.area(1) + map.area(2)).isCloseTo(200, within(1e-9));
  }

  @Test
  void theSameSeedBendsAlikeAndAnotherOtherwise() {
    assertThat(legal(two, roughen(1, between))).isEqualTo(legal(two, roughen(1, between)));
    assertThat(legal(two, roughen(1, between))).isNotEqualTo(legal(two, roughen(2, between)));
  }

  @Test
  void onlyTheNamedBordersAreBentAndAllIfNoneIsNamed() {
    Topology one = legal(two, roughen(1, between));
    Topology all = legal(two, roughen(1));

    for (Arc arc : two.arcs()) {
      assertThat(one.arc(arc.id()).line().equals(arc.line())).isEqualTo(arc.id() != between);
      assertThat(all.arc(arc.id()).line()).isNotEqualTo(arc.line());
    }
  }

  @Test
  void stretchesThatAreShortEnoughStayStraight() {
    assertThat(legal(two, new RoughenBorders(1, 0.12, 11, List.of(between)))).isEqualTo(two);
  }

  @Test
  void aBorderThatHasNoRoomIsBentLessOrNotAtAll() {
    // a strip so thin that two borders bent as asked would cross
    Topology strip =
        MapDrawing.map()
            .face("strip", "0 0, 100 0, 100 1, 0 1")
            .face("below", "0 0, 0 -40, 100 -40, 100 0")
            .face("above", "0 1, 100 1, 100 40, 0 40")
            .draw();

    Topology map = legal(strip, new RoughenBorders(3, 0.3, 5, List.of()));

    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(map).isNotEqualTo(strip);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "-0.1, 1", "0.6, 1", "NaN, 1", "0.1, 0", "0.1, -1", "0.1, NaN"})
  void figuresThatMakeNoSenseAreNoEdit(double amount, double finest) {
    assertThatThrownBy(() -> new RoughenBorders(1, amount, finest, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBorderThatIsNotThereIsRefused() {
    assertThat(refused(two, roughen(1, 99)).reason())
        .isEqualTo("There is no border 99 on this map.");
  }

  /** The look that a border got by bending is the look that bending is told to give. */
  @Test
  void theTextureOfRoughBordersMakesOthersAsRough() {
    Topology grid = GridMap.of(6).draw();
    double edge = grid.arc(1).line().length();
    Topology rough = legal(grid, new RoughenBorders(1, 0.12, edge / 6, List.of()));

    BorderTexture texture = BorderTexture.of(rough.arcs(), 1);

    assertThat(texture.amount()).isCloseTo(0.12, within(0.03));
    assertThat(texture.finest()).isCloseTo(edge / 6, within(edge / 15));
    assertThat(BorderTexture.of(List.of(), 7)).isEqualTo(new BorderTexture(0.09, 7));
    assertThat(new RoughenBorders(4, texture, List.of(1)).amount()).isEqualTo(texture.amount());
  }
}
