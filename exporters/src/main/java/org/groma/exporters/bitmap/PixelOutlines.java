package org.groma.exporters.bitmap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Walks round the pixels of each label. A walk keeps its pixels on the left, so outlines run
 * counter-clockwise and holes clockwise. Pixels that touch only at a corner are not connected.
 *
 * <p>Sides of a pixel are numbered by the way they are walked: 0 east (its lower side), 1 north, 2
 * west, 3 south.
 */
public final class PixelOutlines {

  private static final int[] DX = {1, 0, -1, 0};
  private static final int[] DY = {0, 1, 0, -1};

  private final LabelGrid grid;
  private final int width;
  private final int[] patch;
  private final List<Integer> labelOfPatch = new ArrayList<>();
  private final BitSet walked = new BitSet();

  private PixelOutlines(LabelGrid grid) {
    this.grid = grid;
    this.width = grid.width();
    this.patch = new int[grid.labels().length];
    Arrays.fill(patch, LabelGrid.NOBODY);
  }

  /** The polygons of each label, each an outline and holes; x and y in turn. */
  public static NavigableMap<Integer, List<List<double[]>>> trace(LabelGrid grid) {
    return trace(grid, Integer.MAX_VALUE);
  }

  /** The same for a grid that may be noise: ends with an exception when there are more patches. */
  static NavigableMap<Integer, List<List<double[]>>> trace(LabelGrid grid, int mostPatches) {
    return new PixelOutlines(grid).trace(mostPatches);
  }

  private NavigableMap<Integer, List<List<double[]>>> trace(int mostPatches) {
    findPatches(mostPatches);
    List<List<double[]>> polygons = new ArrayList<>();
    for (int i = 0; i < labelOfPatch.size(); i++) {
      polygons.add(new ArrayList<>());
    }
    // from the bottom row up, the first side of a patch that is met lies on its outline
    for (int at = 0; at < patch.length; at++) {
      if (patch[at] != LabelGrid.NOBODY) {
        for (int side = 0; side < 4; side++) {
          if (isBorder(at, side) && !walked.get(at * 4 + side)) {
            polygons.get(patch[at]).add(walk(at, side));
          }
        }
      }
    }
    NavigableMap<Integer, List<List<double[]>>> byLabel = new TreeMap<>();
    for (int i = 0; i < polygons.size(); i++) {
      byLabel.computeIfAbsent(labelOfPatch.get(i), _ -> new ArrayList<>()).add(polygons.get(i));
    }
    return byLabel;
  }

  /** Numbers patches of connected pixels of one label. */
  private void findPatches(int mostPatches) {
    int[] open = new int[1 << 10];
    int count = 0;
    for (int start = 0; start < patch.length; start++) {
      if (patch[start] != LabelGrid.NOBODY || grid.labels()[start] == LabelGrid.NOBODY) {
        continue;
      }
      int number = count++;
      if (number < mostPatches) {
        labelOfPatch.add(grid.labels()[start]);
      }
      patch[start] = number;
      int waiting = 0;
      open[waiting++] = start;
      while (waiting > 0) {
        int at = open[--waiting];
        for (int way = 0; way < 4; way++) {
          int next = beside(at, way);
          if (next >= 0
              && patch[next] == LabelGrid.NOBODY
              && grid.labels()[next] == grid.labels()[start]) {
            patch[next] = number;
            if (waiting == open.length) {
              open = Arrays.copyOf(open, 2 * waiting);
            }
            open[waiting++] = next;
          }
        }
      }
    }
    if (count > mostPatches) {
      throw new TooManyPatches(count);
    }
  }

  /** The pixel next to another on the way; -1 beyond the edge. */
  private int beside(int at, int way) {
    int x = at % width + DX[way];
    int y = at / width + DY[way];
    return x < 0 || y < 0 || x >= width || y >= grid.height() ? -1 : y * width + x;
  }

  private boolean isSame(int at, int other) {
    return other >= 0 && patch[other] == patch[at];
  }

  /** The pixel on the right of a side is another's. */
  private boolean isBorder(int at, int side) {
    return !isSame(at, beside(at, (side + 3) % 4));
  }

  private double[] walk(int start, int firstSide) {
    double[] ring = new double[16];
    int n = 0;
    int at = start;
    int side = firstSide;
    do {
      walked.set(at * 4 + side);
      int ahead = beside(at, side);
      int next;
      int nextSide;
      if (!isSame(at, ahead)) {
        next = at;
        nextSide = (side + 1) % 4;
      } else {
        int across = beside(ahead, (side + 3) % 4);
        boolean turnsRight = isSame(at, across);
        next = turnsRight ? across : ahead;
        nextSide = turnsRight ? (side + 3) % 4 : side;
      }
      int x = at % width + (side == 0 || side == 1 ? 1 : 0);
      int y = at / width + (side == 1 || side == 2 ? 1 : 0);
      if (nextSide != side || isJunction(x, y)) {
        if (n + 2 > ring.length) {
          ring = Arrays.copyOf(ring, 2 * n);
        }
        ring[n++] = x;
        ring[n++] = y;
      }
      at = next;
      side = nextSide;
    } while (at != start || side != firstSide);
    return Arrays.copyOf(ring, n);
  }

  /** Whether more than two borders meet at a corner of pixels; the same seen from every side. */
  private boolean isJunction(int x, int y) {
    int[] round = {grid.at(x, y), grid.at(x - 1, y), grid.at(x - 1, y - 1), grid.at(x, y - 1)};
    int borders = 0;
    for (int i = 0; i < 4; i++) {
      borders += round[i] == round[(i + 1) % 4] ? 0 : 1;
    }
    return borders > 2;
  }
}
