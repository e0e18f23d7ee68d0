package org.groma.editor.map;

import java.util.Arrays;
import java.util.Optional;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/**
 * Which part of the map is on the screen. North is up: y grows upwards on the map and downwards on
 * the screen.
 *
 * @param x the map point in the middle of the screen
 * @param scale pixels a map unit
 * @param width of the screen in pixels
 */
public record Viewport(double x, double y, double scale, double width, double height) {

  private static final double MARGIN = 0.04;
  private static final double SMALLEST = 1e-9;

  public Viewport {
    width = Math.max(1, width);
    height = Math.max(1, height);
    scale = Math.max(SMALLEST, scale);
  }

  /** All of a box, with a little air round it. */
  public static Viewport fitting(Envelope box, double width, double height) {
    if (box.isNull()) {
      return new Viewport(0, 0, 1, width, height);
    }
    double wide = Math.max(box.getWidth(), SMALLEST);
    double high = Math.max(box.getHeight(), SMALLEST);
    double scale = Math.min(width / wide, height / high) * (1 - 2 * MARGIN);
    return new Viewport(box.centre().x, box.centre().y, scale, width, height);
  }

  public double screenX(double mapX) {
    return (mapX - x) * scale + width / 2;
  }

  public double screenY(double mapY) {
    return (y - mapY) * scale + height / 2;
  }

  public double mapX(double screenX) {
    return (screenX - width / 2) / scale + x;
  }

  public double mapY(double screenY) {
    return y - (screenY - height / 2) / scale;
  }

  public Point map(double screenX, double screenY) {
    return new Point(mapX(screenX), mapY(screenY));
  }

  /** Map units a pixel. */
  public double pixel() {
    return 1 / scale;
  }

  /** What is on the screen, in map units. */
  public Envelope visible() {
    return new Envelope(mapX(0), mapX(width), mapY(height), mapY(0));
  }

  /** Where it looks from, without the size of the window. */
  public String written() {
    return x + " " + y + " " + scale;
  }

  /** The reverse of {@link #written()}, for a window of one pixel; empty if it says nothing. */
  public static Optional<Viewport> parse(String written) {
    try {
      double[] numbers =
          Arrays.stream(written.split(" ")).mapToDouble(Double::parseDouble).toArray();
      boolean sound =
          numbers.length == 3
              && Arrays.stream(numbers).allMatch(Double::isFinite)
              && numbers[2] > 0;
      return sound
          ? Optional.of(new Viewport(numbers[0], numbers[1], numbers[2], 1, 1))
          : Optional.empty();
    } catch (NumberFormatException garbled) {
      return Optional.empty();
    }
  }

  /** The map moved with the hand, in pixels. */
  public Viewport panned(double right, double down) {
    return new Viewport(x - right / scale, y + down / scale, scale, width, height);
  }

  /** Larger or smaller round a point of the screen, which stays where it is. */
  public Viewport zoomed(double factor, double screenX, double screenY) {
    double mapX = mapX(screenX);
    double mapY = mapY(screenY);
    double larger = Math.max(SMALLEST, scale * factor);
    return new Viewport(
        mapX - (screenX - width / 2) / larger,
        mapY + (screenY - height / 2) / larger,
        larger,
        width,
        height);
  }

  public Viewport resized(double newWidth, double newHeight) {
    return new Viewport(x, y, scale, newWidth, newHeight);
  }
}
