package org.groma.exporters.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NightTest {

  private static int brightness(int rgb) {
    return (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF);
  }

  @Test
  void whatIsLightBecomesDarkAndTheOtherWayRound() {
    assertThat(brightness(Night.dark(0xFFFFFF))).isBetween(60, 150);
    assertThat(brightness(Night.dark(0x000000))).isGreaterThan(700);
    assertThat(brightness(Night.dark(0xC7DBE7))).isLessThan(brightness(Night.dark(0x3A6A8F)));
  }

  @Test
  void greyStaysGreyAndBlueBlue() {
    int grey = Night.dark(0x808080);
    assertThat(grey >> 16 & 0xFF).isCloseTo(grey & 0xFF, org.assertj.core.data.Offset.offset(1));
    int blue = Night.dark(0xC7DBE7);
    assertThat(blue & 0xFF).isGreaterThan(blue >> 16 & 0xFF);
  }
}
