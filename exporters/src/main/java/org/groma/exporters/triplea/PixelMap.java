package org.groma.exporters.triplea;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Polygon;

/** A map in whole pixels, with y downwards and a margin round it. */
final class PixelMap {

  private static final int MARGIN = 10;
  private static final double CENTRE_TOLERANCE = 2;

  /** In square pixels: slivers along the edge of a map would be drawn as lines. */
  private static final double SMALLEST = 2;

  /** A point of the picture. */
  record Pixel(int x, int y) {}

  private final Topology map;
  private final Envelope extent;
  private final double scale;
  private final int width;
  private final int height;

  PixelMap(Topology map, int width) {
    this.map = map;
    this.extent = map.extent();
    this.width = width;
    this.scale = (width - 2.0 * MARGIN) / extent.getWidth();
    this.height = (int) Math.ceil(extent.getHeight() * scale) + 2 * MARGIN;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  Pixel pixel(double x, double y) {
    return new Pixel(
        MARGIN + (int) Math.rint((x - extent.getMinX()) * scale),
        MARGIN + (int) Math.rint((extent.getMaxY() - y) * scale));
  }

  /**
   * The outlines of a place, the largest first, since TripleA takes the first for where it is. What
   * is too small for pixels is left out, but one outline there always is.
   */
  List<List<Pixel>> outlines(Place place) {
    List<List<Pixel>> outlines =
        new ArrayList<>(
            faces(place).stream()
                .map(face -> outline(face, place.isSea()))
                .filter(outline -> outline.size() >= 3 && area(outline) >= SMALLEST)
                .toList());
    if (outlines.isEmpty()) {
      Pixel at = centre(place);
      outlines.add(
          List.of(
              new Pixel(at.x - 2, at.y - 2),
              new Pixel(at.x + 2, at.y - 2),
              new Pixel(at.x + 2, at.y + 2),
              new Pixel(at.x - 2, at.y + 2)));
    }
    return outlines;
  }

  /** The area that an outline encloses; a line there and back encloses nothing. */
  private static double area(List<Pixel> outline) {
    long twice = 0;
    Pixel before = outline.getLast();
    for (Pixel pixel : outline) {
      twice += (long) before.x * pixel.y - (long) pixel.x * before.y;
      before = pixel;
    }
    return Math.abs(twice) / 2.0;
  }

  private List<Integer> faces(Place place) {
    return map.facesOf(place).stream()
        .sorted(
            Comparator.comparingDouble((Integer face) -> -map.area(face))
                .thenComparingInt(face -> face))
        .toList();
  }

  /**
   * The outline of a face. Land is not drawn over other land, nor over a lake, so a hole in it is
   * joined to the outline by a line there and back, which encloses nothing.
   */
  private List<Pixel> outline(int face, boolean water) {
    List<List<Integer>> loops = FaceShape.loops(map, face);
    List<Pixel> outline = new ArrayList<>(pixels(loops.getFirst()));
    if (!water && outline.size() >= 3) {
      Pixel start = outline.getFirst();
      for (List<Integer> loop : loops.subList(1, loops.size())) {
        List<Pixel> hole = pixels(loop);
        if (hole.size() >= 3) {
          outline.add(start);
          outline.addAll(hole);
          outline.add(hole.getFirst());
        }
      }
    }
    return outline;
  }

  private List<Pixel> pixels(List<Integer> loop) {
    List<Pixel> pixels = new ArrayList<>();
    for (int half : loop) {
      Line line = map.arc(Half.arc(half)).line();
      for (int i = 0; i < line.last(); i++) {
        int at = Half.isForward(half) ? i : line.last() - i;
        Pixel pixel = pixel(line.x(at), line.y(at));
        if (pixels.isEmpty() || !pixels.getLast().equals(pixel)) {
          pixels.add(pixel);
        }
      }
    }
    if (pixels.size() > 1 && pixels.getFirst().equals(pixels.getLast())) {
      pixels.removeLast();
    }
    return pixels;
  }

  /** A point well inside the largest part of a place, away from its holes. */
  Pixel centre(Place place) {
    Polygon shape = FaceShape.polygon(map, faces(place).getFirst());
    Coordinate at =
        MaximumInscribedCircle.getCenter(shape, CENTRE_TOLERANCE / scale).getCoordinate();
    return pixel(at.x, at.y);
  }
}
