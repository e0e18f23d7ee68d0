package org.groma.model.colour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeaLikenessTest {

  private static Rgb rgb(String written) {
    return Rgb.parse(written).orElseThrow();
  }

  private static boolean areaIsTaken(String written) {
    return SeaLikeness.isTaken(Coat.WASH.painted(rgb(written)));
  }

  @Test
  void coloursAreWhereOklabPutsThem() {
    PerceivedColour red = PerceivedColour.of(rgb("#FF0000"));
    assertThat(red.lightness()).isCloseTo(62.80, within(0.01));
    assertThat(red.redness()).isCloseTo(22.49, within(0.01));
    assertThat(red.yellowness()).isCloseTo(12.58, within(0.01));
    assertThat(PerceivedColour.of(rgb("#FFFFFF")).lightness()).isCloseTo(100, within(0.01));
  }

  @Test
  void redAndGreenAreAlikeOnlyToWhoIsBlindForThem() {
    Rgb red = rgb("#A05030");
    Rgb green = rgb("#5F6B2C");
    for (ColourSight sight : ColourSight.values()) {
      double distance = PerceivedColour.of(red, sight).distance(PerceivedColour.of(green, sight));
      assertThat(distance > 12).as(sight.name()).isEqualTo(sight == ColourSight.FULL);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#A6D2EE", "#9AD2E4", "#B9C9DE", "#8DB2CC", "#B2D3EC"})
  void paleBluesAreTakenForSea(String colour) {
    assertThat(areaIsTaken(colour)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"#93CBBE", "#6E9CC4", "#E6D28C", "#EDAEBE", "#6078B8"})
  void otherHuesAndDarkerBluesAreNot(String colour) {
    assertThat(areaIsTaken(colour)).isFalse();
  }

  @Test
  void aStrongBlueIsStillWater() {
    Rgb strong = rgb("#A8DCF8");
    double seen = PerceivedColour.of(strong).distance(PerceivedColour.of(SeaLikeness.SEA));
    assertThat(seen).isGreaterThan(3);
    assertThat(SeaLikeness.isTaken(strong)).isTrue();
  }

  @Test
  void whatOnlyTheRedBlindTakeForSeaIsTakenForIt() {
    Rgb lilac = Coat.WASH.painted(rgb("#CDB8D6"));
    assertThat(SeaLikeness.isTaken(lilac, ColourSight.FULL)).isFalse();
    assertThat(SeaLikeness.isTaken(lilac)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Coat.class)
  void theNearestOtherColourIsClearOfTheSeaAndKeepsItsHue(Coat coat) {
    Rgb wanted = coat == Coat.WASH ? rgb("#8AB4DD") : rgb("#B8CFE2");
    assertThat(SeaLikeness.isTaken(coat.painted(wanted))).isTrue();

    Rgb given = ClearColours.nearest(wanted, coat);

    assertThat(SeaLikeness.isClear(coat.painted(given))).isTrue();
    PerceivedColour seen = PerceivedColour.of(coat.painted(given));
    assertThat(seen.hueGap(PerceivedColour.of(coat.painted(wanted)))).isLessThan(2);
    assertThat(seen.distance(PerceivedColour.of(coat.painted(wanted)))).isLessThan(10);
  }

  @Test
  void everyoneGetsAColourClearOfTheSea() {
    for (ColourWheel wheel : new ColourWheel[] {ColourWheel.CALM, ColourWheel.STRONG}) {
      assertThat(IntStream.range(0, 60).mapToObj(turn -> wheel.pick(turn, 60, List.of())))
          .allMatch(colour -> SeaLikeness.isClear(wheel.coat().painted(colour)));
    }
  }
}
