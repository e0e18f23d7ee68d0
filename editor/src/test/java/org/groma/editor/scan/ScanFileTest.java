package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanFileTest {

  @TempDir private Path folder;

  private Path png(int width, int height) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    image.setRGB(width - 1, height - 1, Color.WHITE.getRGB());
    Path file = folder.resolve("scan.png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  private static Picture read(Path file) {
    return ((ScanFile.Reading.Read) ScanFile.read(file)).picture();
  }

  private static String refused(Path file) {
    return ((ScanFile.Reading.Unreadable) ScanFile.read(file)).sentence();
  }

  @Test
  void aPictureIsReadWithItsSmallerSizes() throws IOException {
    Picture picture = read(png(1300, 700));
    assertThat(picture.levels())
        .extracting(BufferedImage::getWidth)
        .containsExactly(1300, 650, 325);
    assertThat(picture.levelFor(2).getWidth()).isEqualTo(1300);
    assertThat(picture.levelFor(0.5).getWidth()).isEqualTo(650);
    assertThat(picture.levelFor(0.01).getWidth()).isEqualTo(325);
    assertThat(picture.levelWithin(1000).getWidth()).isEqualTo(650);
    assertThat(picture.levels().getFirst().getRGB(1299, 699)).isEqualTo(Color.WHITE.getRGB());
  }

  @Test
  void aHugePictureIsReadSmallerAndKeepsItsPixels() throws IOException {
    Picture picture = read(png(9000, 6000));
    assertThat(picture.width()).isEqualTo(9000);
    assertThat(picture.contains(new Pixel(8999, 5999))).isTrue();
    assertThat(picture.levels().getFirst().getWidth()).isEqualTo(4500);
  }

  @Test
  void whatCannotBeReadIsToldInOneSentence() throws IOException {
    assertThat(refused(folder.resolve("gone.png"))).startsWith("There is no file ");
    Path text = Files.writeString(folder.resolve("letter.png"), "Dear Honoria");
    assertThat(refused(text)).startsWith("letter.png is no image that can be read here.");
    byte[] whole = Files.readAllBytes(png(600, 600));
    Path half = folder.resolve("half.png");
    Files.write(half, Arrays.copyOf(whole, whole.length / 2));
    assertThat(refused(half)).startsWith("half.png cannot be read as an image; it may be damaged.");
  }
}
