package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/**
 * A picture of the window, to be looked at. {@code -Dgroma.screenshots=FOLDER} says where pictures
 * go; otherwise they lie in {@code target/screenshots}.
 */
record WindowShot(String name, WritableImage shown) {

  /** Fewer mean that the window showed nothing. */
  private static final int MANY_COLOURS = 200;

  void write() throws IOException {
    BufferedImage image =
        new BufferedImage(
            (int) shown.getWidth(), (int) shown.getHeight(), BufferedImage.TYPE_INT_RGB);
    PixelReader pixels = shown.getPixelReader();
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, pixels.getArgb(x, y));
        colours.add(pixels.getArgb(x, y));
      }
    }
    assertThat(colours).as(name).hasSizeGreaterThan(MANY_COLOURS);
    Path folder = Path.of(System.getProperty("groma.screenshots", "target/screenshots"));
    Files.createDirectories(folder);
    ImageIO.write(image, "png", folder.resolve(name + ".png").toFile());
  }
}
