package org.groma.exporters.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * A PDF as its title, contents and pages; of a page the size and every run of text with the place
 * where it begins, in points from the upper left corner, its size and typeface.
 */
final class PdfReading {

  private PdfReading() {}

  static String of(byte[] file) {
    try (PDDocument document = Loader.loadPDF(file)) {
      StringBuilder text = new StringBuilder();
      PDDocumentInformation about = document.getDocumentInformation();
      text.append("title: ").append(about.getTitle()).append('\n');
      if (document.getDocumentCatalog().getDocumentOutline() != null) {
        for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
          text.append("contents: ").append(item.getTitle()).append('\n');
        }
      }
      int number = 0;
      for (PDPage page : document.getPages()) {
        number++;
        text.append(
            String.format(
                Locale.ROOT,
                "\npage %d: %.0f × %.0f\n",
                number,
                page.getMediaBox().getWidth(),
                page.getMediaBox().getHeight()));
        Runs runs = new Runs();
        runs.setStartPage(number);
        runs.setEndPage(number);
        runs.getText(document);
        runs.lines.forEach(line -> text.append(line).append('\n'));
      }
      return text.toString();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static final class Runs extends PDFTextStripper {
    private final List<String> lines = new ArrayList<>();

    @Override
    protected void writeString(String words, List<TextPosition> letters) {
      if (words.isBlank()) { // a letter of a spaced word, which stands whole at the first one
        return;
      }
      TextPosition first = letters.getFirst();
      String font = first.getFont().getName();
      lines.add(
          String.format(
              Locale.ROOT,
              "%6.1f %6.1f %5.1f %s  %s",
              first.getXDirAdj(),
              first.getYDirAdj(),
              first.getFontSizeInPt(),
              font.substring(font.indexOf('+') + 1),
              words.strip()));
    }
  }
}
