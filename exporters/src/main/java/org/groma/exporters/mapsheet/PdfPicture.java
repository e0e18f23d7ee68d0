package org.groma.exporters.mapsheet;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfFile;
import org.groma.exporters.pdf.PdfStroke;
import org.groma.exporters.pdf.PdfType;
import org.groma.exporters.picture.Baseline;
import org.groma.exporters.picture.BentText;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Item;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.Look;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Scene;
import org.groma.model.topology.Line;

/**
 * Draws a scene on pages of a file, as vectors. Marks are stamps. Letters are text; the halo behind
 * them is their outline, because text that is written twice is found twice.
 */
final class PdfPicture {

  /** How finely places are given, in points: far below what a printer can show. */
  private static final double FINENESS = 0.01;

  /** A halo is a soft thing: its curves are straight pieces that stray no further, in points. */
  private static final double HALO_FLATNESS = 0.04;

  /** Marks reach a little over the unit square. */
  private static final double STAMP = 1.6;

  private final Scene scene;
  private final Bounds bounds;

  PdfPicture(PdfFile file, Scene scene) {
    this.scene = scene;
    this.bounds = new Bounds(scene);
    Set<Mark> used = EnumSet.noneOf(Mark.class);
    for (Scene.Sheet sheet : scene.sheets()) {
      for (Item item : sheet.items()) {
        if (item instanceof Symbol symbol) {
          used.add(symbol.mark());
        }
      }
    }
    for (Mark mark : used) {
      PdfCanvas stamp = file.stamp(mark.word(), STAMP, STAMP);
      for (Mark.Part part : mark.parts()) {
        Look look = scene.looks().get(part.look());
        paint(stamp, look, 1, () -> part.lines().forEach(line -> trace(stamp, line)));
      }
    }
  }

  private static void trace(PdfCanvas stamp, Line line) {
    stamp.move(line.x(0), line.y(0));
    for (int i = 1; i <= line.last(); i++) {
      stamp.line(line.x(i), line.y(i));
    }
    if (line.isClosed()) {
      stamp.close();
    }
  }

  void draw(PdfCanvas canvas, Placing placing, Set<Layer> layers) {
    canvas.save();
    canvas
        .rectangle(
            placing.window().getX(),
            placing.window().getY(),
            placing.window().getWidth(),
            placing.window().getHeight())
        .clip();
    for (Scene.Sheet sheet : scene.sheets()) {
      if (layers.contains(sheet.layer())) {
        draw(canvas, placing, sheet.items());
      }
    }
    canvas.restore();
  }

  void draw(PdfCanvas canvas, Placing placing, List<Item> items) {
    for (Item item : items) {
      if (Bounds.shows(placing, bounds.of(item))) {
        switch (item) {
          case Filled filled -> lines(canvas, placing, filled.look(), filled.rings());
          case Stroked stroked -> lines(canvas, placing, stroked.look(), seen(placing, stroked));
          case Symbol symbol ->
              canvas.stamp(
                  symbol.mark().word(),
                  placing.x(symbol.x()),
                  placing.y(symbol.y()),
                  symbol.size() * placing.scale());
          case Lettering text -> text(canvas, placing, text);
        }
      }
    }
  }

  /** Coasts of the whole map are one item; a page needs its own. */
  private List<Line> seen(Placing placing, Stroked stroked) {
    return stroked.lines().stream()
        .filter(line -> Bounds.shows(placing, bounds.of(List.of(line), stroked.look())))
        .toList();
  }

  private void lines(PdfCanvas canvas, Placing placing, String look, List<Line> lines) {
    paint(
        canvas,
        scene.looks().get(look),
        placing.scale(),
        () -> lines.forEach(line -> trace(canvas, placing, line)));
  }

  private static double rounded(double points) {
    return Math.round(points / FINENESS) * FINENESS;
  }

  private static void trace(PdfCanvas canvas, Placing placing, Line line) {
    double x = rounded(placing.x(line.x(0)));
    double y = rounded(placing.y(line.y(0)));
    canvas.move(x, y);
    int last = line.isClosed() ? line.last() - 1 : line.last();
    for (int i = 1; i <= last; i++) {
      double nextX = rounded(placing.x(line.x(i)));
      double nextY = rounded(placing.y(line.y(i)));
      if (nextX != x || nextY != y) {
        canvas.line(nextX, nextY);
        x = nextX;
        y = nextY;
      }
    }
    if (line.isClosed()) {
      canvas.close();
    }
  }

  private static void paint(PdfCanvas canvas, Look look, double scale, Runnable path) {
    boolean both = look.fill().isPresent() && look.stroke().isPresent();
    if (both && look.fill().get().alpha() == 1 && look.stroke().get().alpha() == 1) {
      path.run();
      canvas.fillAndStroke(look.fill().get(), stroke(look, scale), PdfCanvas.Within.ODD);
      return;
    }
    look.fill()
        .ifPresent(fill -> {
          path.run();
          canvas.fill(fill, PdfCanvas.Within.ODD);
        });
    look.stroke()
        .ifPresent(_ -> {
          path.run();
          canvas.stroke(stroke(look, scale));
        });
  }

  private static PdfStroke stroke(Look look, double scale) {
    Colour colour = look.stroke().orElseThrow();
    List<Double> dashes = look.dashes().stream().map(dash -> dash * scale).toList();
    return new PdfStroke(colour, look.width() * scale, dashes);
  }

  private void text(PdfCanvas canvas, Placing placing, Lettering text) {
    Look look = scene.looks().get(text.look());
    double size = text.size() * placing.scale();
    if (look.stroke().isPresent()) {
      canvas.path(outline(placing, text, look).getPathIterator(null, HALO_FLATNESS));
      canvas.stroke(stroke(look, placing.scale()));
    }
    if (look.fill().isPresent()) {
      boolean scattered = text.lines().size() > 1 || look.spacing() > 0 || text.bend() != 0;
      if (scattered) {
        canvas.meaning(String.join(" ", text.lines()));
      }
      PdfType type =
          new PdfType(look.face().orElseThrow(), size, look.fill().get(), look.spacing());
      if (text.bend() != 0) {
        bent(canvas, placing, text, type);
      } else {
        for (int i = 0; i < text.lines().size(); i++) {
          canvas.text(type, start(placing, text, look, i), text.lines().get(i));
        }
      }
      if (scattered) {
        canvas.endOfMeaning();
      }
    }
  }

  private static BentText bent(Lettering text, Look look) {
    return new BentText(look.face().orElseThrow(), text.lines(), look.spacing(), text.bend());
  }

  private void bent(PdfCanvas canvas, Placing placing, Lettering text, PdfType type) {
    for (List<BentText.Letter> line : bent(text, scene.looks().get(text.look())).letters()) {
      for (BentText.Letter letter : line) {
        AffineTransform place = middle(placing, text);
        place.translate(letter.x() * type.size(), letter.y() * type.size());
        place.rotate(StrictMath.toRadians(letter.degrees()));
        canvas.text(type, place, letter.text());
      }
    }
  }

  private static Path2D outline(Placing placing, Lettering text, Look look) {
    if (text.bend() != 0) {
      AffineTransform place = middle(placing, text);
      place.scale(text.size() * placing.scale(), text.size() * placing.scale());
      return new Path2D.Double(bent(text, look).outline(), place);
    }
    Path2D letters = new Path2D.Double();
    for (int i = 0; i < text.lines().size(); i++) {
      AffineTransform place = start(placing, text, look, i);
      place.scale(text.size() * placing.scale(), text.size() * placing.scale());
      letters.append(
          look.face()
              .orElseThrow()
              .outline(text.lines().get(i), look.spacing())
              .getPathIterator(place),
          false);
    }
    return letters;
  }

  /** Where the baseline of a line starts, and its angle. */
  private static AffineTransform start(Placing placing, Lettering text, Look look, int line) {
    double width =
        look.face().orElseThrow().width(text.lines().get(line), look.spacing()) * text.size();
    AffineTransform place = middle(placing, text);
    place.translate(-width / 2 * placing.scale(), Baseline.up(text, line) * placing.scale());
    return place;
  }

  /** The middle of a text on the page, and its angle. */
  private static AffineTransform middle(Placing placing, Lettering text) {
    AffineTransform place =
        AffineTransform.getTranslateInstance(placing.x(text.x()), placing.y(text.y()));
    place.rotate(StrictMath.toRadians(text.angle()));
    return place;
  }
}
