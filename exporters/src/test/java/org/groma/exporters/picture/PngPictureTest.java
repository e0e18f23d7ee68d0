package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngPictureTest {

  private static final WordMap MAP =
      WordMap.of("gallia germania", "~sinus ~sinus")
          .area("magna", Optional.of("#204060"), "gallia", "germania");

  private static BufferedImage painted(Scene scene, int width) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(PngPicture.write(scene, width)));
  }

  @Test
  void itHasTheWidthThatIsAskedForAndTheShapeOfThePage() throws IOException {
    Scene scene = MAP.scene();
    for (int width : new int[] {1, 333, 1000, 1777}) {
      BufferedImage image = painted(scene, width);
      assertThat(image.getWidth()).isEqualTo(width);
      assertThat(image.getHeight())
          .isEqualTo(Math.max(1, Math.round(width * scene.page().height() / scene.page().width())));
    }
  }

  @Test
  void aProvinceHasItsColourAndItsNameIsInk() throws IOException {
    Scene scene = MAP.scene();
    BufferedImage image = painted(scene, 1000);
    int wanted = scene.looks().get("area-magna-0").fill().orElseThrow().rgb();
    int coloured = 0;
    int inked = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        coloured += (image.getRGB(x, y) & 0xFFFFFF) == wanted ? 1 : 0;
        inked += (image.getRGB(x, y) & 0xFFFFFF) == Palette.INK.rgb() ? 1 : 0;
      }
    }
    assertThat(coloured).as("the inside of a province, a quarter of the map").isGreaterThan(50_000);
    assertThat(inked).as("strokes of letters").isGreaterThan(100);
  }

  @Test
  void aWidthOfNothingIsRefused() {
    assertThatThrownBy(() -> PngPicture.write(MAP.scene(), 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
