package org.groma.editor.scan;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads the file of a scanned picture, a huge one smaller than it is. */
public final class ScanFile {

  /** What a picture may be called at its end. */
  public static final List<String> ENDINGS =
      List.of("png", "jpg", "jpeg", "tif", "tiff", "gif", "bmp");

  /** More are not kept in memory: about a poster of a metre at 120 dots an inch. */
  private static final double KEPT = 24_000_000;

  /** More would take minutes to read. */
  private static final double MOST = 1_000_000_000;

  /** What came of it. */
  public sealed interface Reading {

    record Read(Picture picture) implements Reading {}

    /** Nothing, and why. */
    record Unreadable(String sentence) implements Reading {}
  }

  private ScanFile() {}

  public static Reading read(Path file) {
    if (!Files.isRegularFile(file)) {
      return new Reading.Unreadable("There is no file " + file + ". Was it moved or renamed?");
    }
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      if (in == null) {
        return damaged(file);
      }
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        return new Reading.Unreadable(
            file.getFileName()
                + " is no image that can be read here. Save it as PNG, JPEG or TIFF and choose"
                + " that.");
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        return read(file, reader);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException broken) { // readers fail in many ways on garbage
      return damaged(file);
    } catch (OutOfMemoryError huge) {
      return tooLarge(file, "takes more memory than there is");
    }
  }

  private static Reading read(Path file, ImageReader reader) throws IOException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    double pixels = (double) width * height;
    if (pixels > MOST) {
      return tooLarge(file, "is " + width + " by " + height + " pixels large");
    }
    ImageReadParam how = reader.getDefaultReadParam();
    int every = (int) Math.ceil(Math.sqrt(pixels / KEPT));
    if (every > 1) {
      how.setSourceSubsampling(every, every, 0, 0);
    }
    BufferedImage image = reader.read(0, how);
    return new Reading.Read(Picture.of(image, width, height));
  }

  private static Reading tooLarge(Path file, String how) {
    return new Reading.Unreadable(
        file.getFileName() + " " + how + ", too much to trace over. Save a smaller copy of it.");
  }

  private static Reading damaged(Path file) {
    return new Reading.Unreadable(
        file.getFileName()
            + " cannot be read as an image; it may be damaged. Open it in another program and save"
            + " it again as PNG.");
  }
}
