package org.groma.exporters.bitmap;

import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.groma.model.limit.HeapRoom;

/**
 * The picture of a PNG file. How large it is stands at its start and is looked at before anything
 * is unpacked: a file of a few bytes can claim to be the size of a continent.
 */
final class Pixels {

  static final long MOST_PIXELS = 40_000_000;
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int HEADER = 0x49484452; // IHDR
  private static final int END = 0x49454E44; // IEND
  private static final int CHECKSUM = 4;

  /** How many numbers a pixel is, by the type of colour that the header states. */
  private static final Map<Integer, Integer> SAMPLES = Map.of(0, 1, 2, 3, 3, 1, 4, 2, 6, 4);

  private static final int MOST_SAMPLES = 4;

  /**
   * What a pixel takes while it is traced: its label, its patch, what was walked and is waiting.
   */
  private static final int WORKING_BYTES = 12;

  private Pixels() {}

  static BufferedImage read(Path file) {
    String name = file.getFileName().toString();
    try {
      check(file, name);
      ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
      try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
        reader.setInput(in, true, true); // texts and profiles are not unpacked
        return reader.read(0);
      } finally {
        reader.dispose();
      }
    } catch (NoSuchFileException missing) {
      throw new Unpaintable("There is no file " + file + ". Check its name.");
    } catch (IOException | RuntimeException broken) {
      if (broken instanceof Unpaintable told) {
        throw told;
      }
      throw new Unpaintable(
          name + " cannot be read as a PNG picture: it was cut off or damaged. Save it again.");
    }
  }

  private static void check(Path file, String name) throws IOException {
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
        DataInputStream in = new DataInputStream(bytes)) {
      byte[] start = in.readNBytes(SIGNATURE.length);
      if (!Arrays.equals(start, SIGNATURE)) {
        throw new Unpaintable(name + " is no PNG picture. Save it as PNG.");
      }
      int length = in.readInt();
      if (in.readInt() != HEADER) {
        throw new Unpaintable(name + " is no PNG picture. Save it as PNG.");
      }
      long width = in.readInt() & 0xFFFFFFFFL;
      long height = in.readInt() & 0xFFFFFFFFL;
      if (width == 0 || height == 0 || width > MOST_PIXELS || height > MOST_PIXELS / width) {
        throw new Unpaintable(
            String.format(
                Locale.ROOT,
                "%s claims to be %d by %d pixels; a map may have up to %d million. Scale it down.",
                name,
                width,
                height,
                MOST_PIXELS / 1_000_000));
      }
      int depth = in.readUnsignedByte();
      int samples = SAMPLES.getOrDefault(in.readUnsignedByte(), MOST_SAMPLES);
      HeapRoom.own()
          .lack(
              name + ", " + width + " by " + height + " pixels,",
              width * height * (WORKING_BYTES + (long) samples * Math.max(8, depth) / 8))
          .ifPresent(sentence -> {
            throw new Unpaintable(sentence);
          });
      in.skipNBytes(Math.max(0, length - 10L) + CHECKSUM);
      int chunk;
      do { // the decoder fills what was cut off with black
        length = in.readInt();
        chunk = in.readInt();
        in.skipNBytes(Math.max(0, length) + (long) CHECKSUM);
      } while (chunk != END);
    } catch (EOFException cutOff) {
      throw new Unpaintable(
          name + " cannot be read as a PNG picture: it was cut off or damaged. Save it again.");
    }
  }
}
