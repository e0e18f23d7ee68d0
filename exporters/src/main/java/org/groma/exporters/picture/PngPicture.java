package org.groma.exporters.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.topology.Line;

/** Paints a scene as a PNG of any width. Needs no screen and no font of the system. */
public final class PngPicture {

  private final Scene scene;
  private final Graphics2D graphics;

  private PngPicture(Scene scene, Graphics2D graphics) {
    this.scene = scene;
    this.graphics = graphics;
  }

  /** As high as the page asks for. */
  public static byte[] write(Scene scene, int width) {
    if (width < 1) {
      throw new IllegalArgumentException("a picture is at least one pixel wide");
    }
    BufferedImage image =
        new BufferedImage(width, scene.heightAt(width), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    new PngPicture(scene, graphics).paint(width);
    graphics.dispose();
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ImageIO.write(image, "png", bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void paint(int width) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(new Color(Palette.PAPER.rgb()));
    graphics.fillRect(0, 0, width, scene.heightAt(width));
    double scale = width / scene.page().width();
    graphics.scale(scale, -scale);
    graphics.translate(-scene.page().west(), -scene.page().north());
    for (Scene.Sheet sheet : scene.sheets()) {
      sheet.items().forEach(this::paint);
    }
  }

  private void paint(Item item) {
    switch (item) {
      case Filled filled -> paint(path(filled.rings()), scene.looks().get(filled.look()));
      case Stroked stroked -> paint(path(stroked.lines()), scene.looks().get(stroked.look()));
      case Symbol symbol -> paint(symbol);
      case Lettering text -> paint(text);
    }
  }

  private void paint(Shape shape, Look look) {
    look.fill()
        .ifPresent(fill -> {
          graphics.setColor(color(fill));
          graphics.fill(shape);
        });
    look.stroke()
        .ifPresent(stroke -> {
          graphics.setColor(color(stroke));
          graphics.setStroke(stroke(look));
          graphics.draw(shape);
        });
  }

  private void paint(Symbol symbol) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(symbol.x(), symbol.y());
    graphics.scale(symbol.size(), symbol.size());
    for (Mark.Part part : symbol.mark().parts()) {
      paint(path(part.lines()), scene.looks().get(part.look()));
    }
    graphics.setTransform(before);
  }

  private void paint(Lettering text) {
    Look look = scene.looks().get(text.look());
    AffineTransform place = AffineTransform.getTranslateInstance(text.x(), text.y());
    place.rotate(Math.toRadians(text.angle()));
    Shape shape = place.createTransformedShape(letters(text, look));
    look.stroke()
        .ifPresent(halo -> {
          graphics.setColor(color(halo));
          graphics.setStroke(stroke(look));
          graphics.draw(shape);
        });
    look.fill()
        .ifPresent(fill -> {
          graphics.setColor(color(fill));
          graphics.fill(shape);
        });
  }

  private static Shape letters(Lettering text, Look look) {
    if (text.bend() != 0) {
      return AffineTransform.getScaleInstance(text.size(), text.size())
          .createTransformedShape(BentText.of(text, look).outline());
    }
    Typeface face = look.face().orElseThrow();
    Path2D letters = new Path2D.Double(Path2D.WIND_NON_ZERO);
    for (int i = 0; i < text.lines().size(); i++) {
      String line = text.lines().get(i);
      AffineTransform place =
          AffineTransform.getTranslateInstance(
              -face.width(line, look.spacing()) * text.size() / 2, Baseline.up(text, i));
      place.scale(text.size(), text.size());
      letters.append(face.font().outline(line, look.spacing()).getPathIterator(place), false);
    }
    return letters;
  }

  private static Path2D path(List<Line> lines) {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    for (Line line : lines) {
      path.moveTo(line.x(0), line.y(0));
      int last = line.isClosed() ? line.last() - 1 : line.last();
      for (int i = 1; i <= last; i++) {
        path.lineTo(line.x(i), line.y(i));
      }
      if (line.isClosed()) {
        path.closePath();
      }
    }
    return path;
  }

  private static Color color(Colour colour) {
    int alpha = (int) Math.round(colour.alpha() * 255);
    return new Color((colour.rgb() & 0xFFFFFF) | (alpha << 24), true);
  }

  private static BasicStroke stroke(Look look) {
    float width = (float) look.width();
    if (look.dashes().isEmpty()) {
      return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
    float[] dashes = new float[look.dashes().size()];
    for (int i = 0; i < dashes.length; i++) {
      dashes[i] = look.dashes().get(i).floatValue();
    }
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }
}
