package org.groma.exporters.mapsheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;

/** What a reader finds in a PDF: the size and the text of each page. */
record PdfReading(List<Page> pages) {

  /**
   * @param text with single blanks
   */
  record Page(double width, double height, String text) {}

  static PdfReading of(byte[] file) {
    try (PDDocument document = Loader.loadPDF(file)) {
      List<Page> pages = new ArrayList<>();
      for (PDPage page : document.getPages()) {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(pages.size() + 1);
        stripper.setEndPage(pages.size() + 1);
        pages.add(
            new Page(
                page.getMediaBox().getWidth(),
                page.getMediaBox().getHeight(),
                stripper.getText(document).replaceAll("\\s+", " ")));
      }
      return new PdfReading(pages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String text() {
    return String.join(" ", pages.stream().map(Page::text).toList());
  }

  /** The first page as a picture with so many pixels a point. */
  static BufferedImage painted(byte[] file, float scale) {
    try (PDDocument document = Loader.loadPDF(file)) {
      return new PDFRenderer(document).renderImage(0, scale);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
