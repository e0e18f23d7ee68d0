package org.groma.editor.map;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.util.List;
import org.groma.exporters.picture.Colour;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.locationtech.jts.geom.Envelope;

/** What painters paint with: a frame, its pixels, and shapes of the map in pixels. */
final class Brush {

  private final Frame frame;
  private final Graphics2D graphics;
  private final Outlines outlines;
  private final Envelope visible;

  Brush(Frame frame, Graphics2D graphics, Outlines outlines) {
    this.frame = frame;
    this.graphics = graphics;
    this.outlines = outlines;
    this.visible = frame.viewport().visible();
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  Frame frame() {
    return frame;
  }

  Viewport viewport() {
    return frame.viewport();
  }

  Graphics2D graphics() {
    return graphics;
  }

  Envelope visible() {
    return visible;
  }

  /** Paints a layer as strongly as the map maker wants it. */
  void layer(MapLayer layer, Runnable painting) {
    if (frame.shows(layer)) {
      float opacity = (float) frame.layers().of(layer).opacity();
      graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
      painting.run();
      graphics.setComposite(AlphaComposite.SrcOver);
    }
  }

  void smooth(boolean on) {
    graphics.setRenderingHint(
        RenderingHints.KEY_ANTIALIASING,
        on ? RenderingHints.VALUE_ANTIALIAS_ON : RenderingHints.VALUE_ANTIALIAS_OFF);
  }

  void colour(Colour colour) {
    graphics.setColor(Inks.awt(colour));
  }

  void pen(double width) {
    graphics.setStroke(
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
  }

  void dashedPen(double width, float... dashes) {
    graphics.setStroke(
        new BasicStroke(
            (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0));
  }

  double x(double mapX) {
    return viewport().screenX(mapX);
  }

  double y(double mapY) {
    return viewport().screenY(mapY);
  }

  /** A face in pixels, without what is too small to be seen. */
  Path2D path(Face face) {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    for (int[] ring : face.rings()) {
      boolean first = true;
      for (int half : ring) {
        double[] points = outlines.of(arc(half), viewport().scale());
        first = append(path, points, Half.isForward(half), first);
      }
      path.closePath();
    }
    return path;
  }

  private Arc arc(int half) {
    return frame.index().map().arc(Half.arc(half));
  }

  private boolean append(Path2D path, double[] points, boolean forward, boolean first) {
    int last = points.length / 2 - 1;
    boolean start = first;
    for (int i = 0; i <= last; i++) {
      int at = 2 * (forward ? i : last - i);
      if (start) {
        path.moveTo(x(points[at]), y(points[at + 1]));
        start = false;
      } else if (i > 0) {
        path.lineTo(x(points[at]), y(points[at + 1]));
      }
    }
    return start;
  }

  /** Adds a border to a path, in pixels. */
  void append(Path2D path, Arc arc) {
    append(path, outlines.of(arc, viewport().scale()), true, true);
  }

  /**
   * The side in pixels of a province of middling size: by this, painters choose what is worth
   * drawing.
   */
  double typicalSide() {
    return StackRow.typicalSide(
        frame.index().extent(), frame.project().provinces().size(), viewport().scale());
  }

  List<Face> faces() {
    return frame.index().facesIn(visible);
  }

  List<Arc> arcs() {
    return frame.index().arcsIn(visible);
  }

  /** Whether a face is less than a pixel or so. */
  boolean isSpeck(Envelope box) {
    return Math.max(box.getWidth(), box.getHeight()) * viewport().scale() < 1.2;
  }
}
