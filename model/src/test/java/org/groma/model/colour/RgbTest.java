package org.groma.model.colour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RgbTest {

  @Test
  void aColourIsWrittenAsItIsRead() {
    assertThat(Rgb.parse("#a9D3b4").map(Rgb::written)).contains("#A9D3B4");
    assertThat(Rgb.parse("green")).isEmpty();
    assertThat(Rgb.parse("#A9D3B")).isEmpty();
  }

  @Test
  void hueSaturationAndValueMakeAColour() {
    assertThat(Rgb.hsv(0, 1, 1).written()).isEqualTo("#FF0000");
    assertThat(Rgb.hsv(1.0 / 3, 1, 1).written()).isEqualTo("#00FF00");
    assertThat(Rgb.hsv(2.0 / 3, 0.5, 0.8).written()).isEqualTo("#6666CC");
  }

  @Test
  void aMixtureLiesBetween() {
    Rgb black = new Rgb(0);
    assertThat(black.mix(new Rgb(0xFFFFFF), 0.2).written()).isEqualTo("#333333");
    assertThat(black.shade(0.2).written()).isEqualTo("#333333");
    assertThat(new Rgb(0xFFFFFF).shade(-1).written()).isEqualTo("#3A2F25");
  }
}
