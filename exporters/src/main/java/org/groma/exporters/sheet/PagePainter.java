package org.groma.exporters.sheet;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.exporters.Paper;
import org.groma.exporters.pdf.Orientation;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfFile;
import org.groma.exporters.pdf.PdfStroke;
import org.groma.exporters.pdf.PdfType;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Page;
import org.groma.exporters.sheet.typeset.Placed;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.topology.Line;

/** Paints pages with PDF. */
final class PagePainter {

  /** How a part of a mark is painted: stronger than on the map, for it is small and on white. */
  private record Ink(Colour colour, double stroke, Colour edge) {}

  private static final Map<String, Ink> INKS =
      Map.ofEntries(
          Map.entry("mark-white", new Ink(Colour.of(0xFFFFFF), 0.11, Palette.INK)),
          Map.entry("mark-ink", filled(0x33291F)),
          Map.entry("mark-red", filled(0x9E2F28)),
          Map.entry("mark-dot", filled(0xFFFFFF)),
          Map.entry("mark-anchor", drawn(0x285A85, 0.13)),
          Map.entry("mark-peak", drawn(0x6E4F35, 0.1)),
          Map.entry("mark-slope", filled(0xB89F88)),
          Map.entry("mark-trunk", drawn(0x4E5B33, 0.11)),
          Map.entry("mark-leaves", filled(0x6E8A56)),
          Map.entry("mark-reed", drawn(0x3F6F7C, 0.09)),
          Map.entry("mark-sand", filled(0xA98A52)),
          Map.entry("mark-grass", drawn(0x8A8440, 0.1)),
          Map.entry("mark-corn-stalk", drawn(0x96751F, 0.07)),
          Map.entry("mark-corn", filled(0xB48C1E)),
          Map.entry("mark-camel", filled(0x7B5434)),
          Map.entry("mark-coin", new Ink(Palette.COIN, 0.07, Palette.INK)),
          Map.entry("mark-coin-rim", drawn(0x33291F, 0.06)),
          Map.entry("mark-cross", filled(0x6B2C6F)),
          Map.entry("mark-crest", filled(0x9E2F28)),
          Map.entry("mark-helmet", filled(0x4F5D6B)),
          Map.entry("mark-staff", drawn(0x33291F, 0.1)),
          Map.entry("mark-flag", filled(0x9E2F28)),
          Map.entry("mark-star", filled(0x6B2C6F)));

  private PagePainter() {}

  private static Ink filled(int rgb) {
    return new Ink(Colour.of(rgb), 0, Colour.of(rgb));
  }

  /** A line without a surface. */
  private static Ink drawn(int rgb, double width) {
    return new Ink(Colour.of(rgb).fade(0), width, Colour.of(rgb));
  }

  static byte[] pdf(String title, Paper paper, List<Page> pages) {
    PdfFile file = PdfFile.titled(title);
    Set<String> marked = new HashSet<>();
    for (Page page : pages) {
      Orientation lying =
          page.width() > page.height() ? Orientation.LANDSCAPE : Orientation.PORTRAIT;
      PdfCanvas canvas = file.page(paper, lying);
      // grounds lie under all text, and text comes in the order in which it is read
      page.items().stream()
          .filter(Placed.Ground.class::isInstance)
          .forEach(item -> paint(canvas, item));
      page.items().stream()
          .filter(item -> !(item instanceof Placed.Ground))
          .forEach(item -> paint(canvas, item));
      page.marks().stream().filter(marked::add).forEach(file::bookmark);
    }
    return file.bytes();
  }

  private static void paint(PdfCanvas canvas, Placed placed) {
    double height = canvas.height();
    switch (placed) {
      case Placed.Text(double x, double baseline, String text, Style style) ->
          canvas.text(
              new PdfType(style.face(), style.size(), style.colour(), style.spacing()),
              x,
              height - baseline,
              text);
      case Placed.Ground(double x, double y, double width, double high, Colour colour) ->
          canvas.rectangle(x, height - y - high, width, high).fill(colour);
      case Placed.Symbol(Mark mark, double x, double y, double size) ->
          mark.parts().forEach(part -> paint(canvas, part, x, height - y, size));
    }
  }

  private static void paint(PdfCanvas canvas, Mark.Part part, double x, double y, double size) {
    Ink ink = INKS.get(part.look());
    for (Line line : part.lines()) {
      canvas.move(x + line.x(0) * size, y + line.y(0) * size);
      for (int i = 1; i < line.size(); i++) {
        canvas.line(x + line.x(i) * size, y + line.y(i) * size);
      }
    }
    PdfStroke pen = new PdfStroke(ink.edge, ink.stroke * size);
    if (ink.stroke == 0) {
      canvas.fill(ink.colour);
    } else if (ink.colour.alpha() == 0) {
      canvas.stroke(pen);
    } else {
      canvas.fillAndStroke(ink.colour, pen, PdfCanvas.Within.WOUND);
    }
  }
}
