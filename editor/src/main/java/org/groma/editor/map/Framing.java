package org.groma.editor.map;

import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/**
 * Where to look from to see something of a map.
 *
 * @param extent of the whole map
 * @param provinces how many there are, which tells how large one is
 */
public record Framing(Envelope extent, int provinces) {

  /** A province of middling size is at least so large in a close-up, in pixels. */
  private static final double CLOSE_UP = 90;

  /** The air round what is shown, as a share of its size. */
  private static final double AIR = 0.35;

  private static final double FARTHEST = 1 / 4.0;
  private static final double NEAREST = 400;

  /** All of the map. */
  public Viewport whole(double width, double height) {
    return Viewport.fitting(extent, width, height);
  }

  /** A point in the middle, near enough to see what is round it. */
  public Viewport closeUp(Viewport now, Point point) {
    double typical = Math.sqrt(extent.getArea() / Math.max(1, provinces));
    double scale = Math.max(now.scale(), CLOSE_UP / Math.max(typical, 1e-9));
    return new Viewport(point.x(), point.y(), scale, now.width(), now.height());
  }

  /** A box in view; where it can be seen well already, nothing moves. */
  public Viewport showing(Viewport now, Envelope box) {
    Envelope roomy = new Envelope(box);
    roomy.expandBy(AIR * Math.max(box.getWidth(), box.getHeight()));
    Viewport close = Viewport.fitting(roomy, now.width(), now.height());
    boolean inView = now.visible().contains(box) && close.scale() < 4 * now.scale();
    return inView ? now : close;
  }

  /** Nearer or farther round a point of the screen, but never so far that nothing is seen. */
  public Viewport zoomed(Viewport now, double factor, double x, double y) {
    double all = whole(now.width(), now.height()).scale();
    double scale = Math.clamp(now.scale() * factor, all * FARTHEST, all * NEAREST);
    return now.zoomed(scale / now.scale(), x, y);
  }
}
