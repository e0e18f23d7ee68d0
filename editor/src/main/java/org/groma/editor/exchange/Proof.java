package org.groma.editor.exchange;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.groma.exporters.Artifact;

/**
 * What a file that an export makes looks like, to be seen before it is written.
 *
 * @param pages how many pictures there are
 * @param page one of them, from 0
 * @param text what it says, where there are no pictures
 */
public record Proof(
    String name, long size, int pages, IntFunction<BufferedImage> page, String text) {

  private static final int MOST_LINES = 400;
  private static final int LONGEST = 400;
  private static final float DPI = 72;

  /** Makes the file in memory and looks at it. */
  public static Proof of(Artifact artifact) throws IOException {
    byte[] bytes = artifact.bytes();
    String name = artifact.name().toLowerCase(Locale.ROOT);
    if (name.endsWith(".pdf")) {
      return pdf(artifact.name(), bytes);
    }
    if (name.endsWith(".png")) {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
      return new Proof(artifact.name(), bytes.length, 1, _ -> image, "");
    }
    String text = name.endsWith(".xlsx") ? parts(bytes) : beginning(bytes);
    return new Proof(artifact.name(), bytes.length, 0, Proof::none, text);
  }

  private static BufferedImage none(int page) {
    throw new IndexOutOfBoundsException("there is no page " + page);
  }

  private static Proof pdf(String name, byte[] bytes) throws IOException {
    int pages;
    try (PDDocument document = Loader.loadPDF(bytes)) {
      pages = document.getNumberOfPages();
    }
    return new Proof(
        name,
        bytes.length,
        pages,
        page -> {
          try (PDDocument document = Loader.loadPDF(bytes)) {
            return new PDFRenderer(document).renderImageWithDPI(page, DPI * 1.4f);
          } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
          }
        },
        "");
  }

  /** The first lines, none of them endless. */
  private static String beginning(byte[] bytes) {
    String whole = new String(bytes, StandardCharsets.UTF_8);
    List<String> lines = new ArrayList<>();
    whole
        .lines()
        .limit(MOST_LINES)
        .forEach(
            line -> lines.add(line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line));
    return String.join("\n", lines);
  }

  /** The sheets of a workbook by name, from its table of contents. */
  private static String parts(byte[] bytes) throws IOException {
    StringBuilder text = new StringBuilder("A workbook with the sheets\n");
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (entry.getName().equals("xl/workbook.xml")) {
          String xml = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
          java.util.regex.Matcher sheet =
              java.util.regex.Pattern.compile("<sheet [^>]*name=\"([^\"]*)\"").matcher(xml);
          while (sheet.find()) {
            text.append("  ").append(sheet.group(1)).append('\n');
          }
        }
      }
    }
    return text.toString();
  }
}
