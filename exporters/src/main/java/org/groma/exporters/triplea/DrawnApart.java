package org.groma.exporters.triplea;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.stream.IntStream;
import org.groma.exporters.bitmap.LabelGrid;
import org.groma.exporters.bitmap.PixelOutlines;
import org.groma.model.limit.HeapRoom;
import org.locationtech.jts.geom.Envelope;

/**
 * Territories as TripleA's own tools make them: traced from a picture with black lines between, so
 * that neighbours have no border in common. They are painted on a grid, water first, grown over the
 * lines until they meet, and traced again.
 */
final class DrawnApart {

  /** Half of the thickest line between neighbours, in pixels. */
  private static final int REACH = 4;

  private static final int MARGIN = 2;
  private static final long MOST_PIXELS = 40_000_000;
  private static final long BYTES_A_PIXEL = 20;

  private DrawnApart() {}

  /** Whether hardly any edge belongs to two territories. */
  static boolean is(List<Territory> territories) {
    Map<List<Double>, Integer> edges = new HashMap<>();
    for (Territory territory : territories) {
      for (List<double[]> polygon : territory.polygons()) {
        for (double[] ring : polygon) {
          for (int i = 0; i < ring.length; i += 2) {
            int j = (i + 2) % ring.length;
            boolean first = ring[i] != ring[j] ? ring[i] < ring[j] : ring[i + 1] < ring[j + 1];
            int a = first ? i : j;
            int b = first ? j : i;
            edges.merge(List.of(ring[a], ring[a + 1], ring[b], ring[b + 1]), 1, Integer::sum);
          }
        }
      }
    }
    long shared = edges.values().stream().filter(count -> count > 1).count();
    return territories.size() > 1
        && shared * 10 < edges.size()
        && extent(territories).getArea() < MOST_PIXELS;
  }

  private static Envelope extent(List<Territory> territories) {
    Envelope extent = new Envelope();
    for (Territory territory : territories) {
      for (List<double[]> polygon : territory.polygons()) {
        double[] outline = polygon.getFirst();
        for (int i = 0; i < outline.length; i += 2) {
          extent.expandToInclude(outline[i], outline[i + 1]);
        }
      }
    }
    extent.expandBy(MARGIN);
    return extent;
  }

  /** The polygons of each territory by its number, with borders that neighbours share. */
  static NavigableMap<Integer, List<List<double[]>>> joined(List<Territory> territories) {
    Envelope extent = extent(territories);
    int width = (int) extent.getWidth();
    int height = (int) extent.getHeight();
    HeapRoom.own()
        .lack(
            "A map of " + width + " by " + height + " pixels whose outlines lie apart",
            BYTES_A_PIXEL * width * height)
        .ifPresent(sentence -> {
          throw new Unplayable(sentence);
        });
    int[] labels = painted(territories, extent, width, height);
    grow(labels, width, height);
    NavigableMap<Integer, List<List<double[]>>> polygons =
        PixelOutlines.trace(new LabelGrid(width, height, labels));
    for (List<List<double[]>> shape : polygons.values()) {
      for (List<double[]> rings : shape) {
        for (double[] ring : rings) {
          for (int i = 0; i < ring.length; i += 2) {
            ring[i] += extent.getMinX();
            ring[i + 1] += extent.getMinY();
          }
        }
      }
    }
    return polygons;
  }

  /** Water first and the larger first, so that islands lie on top. */
  private static int[] painted(
      List<Territory> territories, Envelope extent, int width, int height) {
    BufferedImage canvas = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D brush = canvas.createGraphics();
    IntStream.range(0, territories.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer number) -> !territories.get(number).water())
                .thenComparingDouble(number -> -area(territories.get(number)))
                .thenComparingInt(number -> number))
        .forEach(number -> {
          brush.setColor(new Color(number + 1));
          for (List<double[]> polygon : territories.get(number).polygons()) {
            brush.fill(path(polygon, extent));
          }
        });
    brush.dispose();
    int[] labels = canvas.getRGB(0, 0, width, height, null, 0, width);
    for (int i = 0; i < labels.length; i++) {
      labels[i] = (labels[i] & 0xFFFFFF) - 1;
    }
    return labels;
  }

  /** The first row of the canvas is the lowest of the grid: it is painted upside down. */
  private static Path2D path(List<double[]> polygon, Envelope extent) {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    for (double[] ring : polygon) {
      for (int i = 0; i < ring.length; i += 2) {
        double x = ring[i] - extent.getMinX();
        double y = ring[i + 1] - extent.getMinY();
        if (i == 0) {
          path.moveTo(x, y);
        } else {
          path.lineTo(x, y);
        }
      }
      path.closePath();
    }
    return path;
  }

  private static double area(Territory territory) {
    return extent(List.of(territory)).getArea();
  }

  private static void grow(int[] labels, int width, int height) {
    byte[] distance = new byte[labels.length];
    int[] open = new int[labels.length]; // each pixel waits at most once
    int end = 0;
    for (int i = 0; i < labels.length; i++) {
      if (labels[i] >= 0) {
        open[end++] = i;
      }
    }
    int[] dx = {1, 0, -1, 0};
    int[] dy = {0, 1, 0, -1};
    for (int first = 0; first < end; first++) {
      int at = open[first];
      for (int way = 0; way < 4 && distance[at] < REACH; way++) {
        int x = at % width + dx[way];
        int y = at / width + dy[way];
        int next = y * width + x;
        if (x >= 0 && y >= 0 && x < width && y < height && labels[next] < 0) {
          labels[next] = labels[at];
          distance[next] = (byte) (distance[at] + 1);
          open[end++] = next;
        }
      }
    }
  }
}
