package org.groma.exporters.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.groma.exporters.picture.Typeface;

/** What the pages of a file use together: letters of each face, opacities, stamps. */
final class PdfResources {

  private final Map<Typeface, NavigableSet<Integer>> letters = new EnumMap<>(Typeface.class);
  private final NavigableMap<String, Opacity> opacities = new TreeMap<>();
  private final NavigableMap<String, PdfCanvas> stamps = new TreeMap<>();

  private record Opacity(float alpha, boolean ofStrokes) {}

  static String name(Typeface face) {
    return face.name().toLowerCase(Locale.ROOT);
  }

  /** Takes note of characters; says whether there is one that the face lacks. */
  boolean use(Typeface face, int[] characters) {
    boolean lacking = false;
    NavigableSet<Integer> used = letters.computeIfAbsent(face, _ -> new TreeSet<>());
    for (int character : characters) {
      if (face.glyph(character) == 0) {
        lacking = true;
      } else {
        used.add(character);
      }
    }
    return lacking;
  }

  /**
   * @param operator {@code ca} for what is filled, {@code CA} for strokes
   */
  String opacity(double alpha, String operator) {
    long percent = Math.round(alpha * 1000);
    String name = operator + percent;
    opacities.put(name, new Opacity(percent / 1000f, operator.equals("CA")));
    return name;
  }

  void stamp(String name, PdfCanvas canvas) {
    stamps.put(name, canvas);
  }

  PDResources build(PDDocument document) throws IOException {
    PDResources built = new PDResources();
    for (var each : letters.entrySet()) {
      PDType0Font font =
          PDType0Font.load(document, new ByteArrayInputStream(each.getKey().bytes()), true);
      each.getValue().forEach(font::addToSubset);
      font.subset(); // PDFBox does so by itself only for text written through it
      built.put(COSName.getPDFName(name(each.getKey())), font);
    }
    opacities.forEach((name, opacity) -> {
      PDExtendedGraphicsState state = new PDExtendedGraphicsState();
      if (opacity.ofStrokes) {
        state.setStrokingAlphaConstant(opacity.alpha);
      } else {
        state.setNonStrokingAlphaConstant(opacity.alpha);
      }
      built.put(COSName.getPDFName(name), state);
    });
    for (var each : stamps.entrySet()) {
      PDFormXObject form = new PDFormXObject(stream(document, each.getValue()));
      float width = (float) each.getValue().width();
      float height = (float) each.getValue().height();
      form.setBBox(new PDRectangle(-width / 2, -height / 2, width, height));
      form.setResources(built);
      built.put(COSName.getPDFName(each.getKey()), form);
    }
    return built;
  }

  static PDStream stream(PDDocument document, PdfCanvas canvas) throws IOException {
    PDStream stream = new PDStream(document);
    try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(canvas.content());
    }
    return stream;
  }
}
