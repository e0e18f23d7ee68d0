package org.groma.model.soup;

import java.util.Arrays;

/**
 * Numbers edges by their two corners and keeps, for each, the polygon on its left and right. An
 * edge runs from the lower-numbered corner to the higher.
 */
final class Edges {

  static final int NOBODY = -1;

  private int[] from;
  private int[] to;
  private int[] left;
  private int[] right;
  private int count;
  private int[] slots;
  private int mask;

  Edges(int expected) {
    slots = new int[Math.max(32, Integer.highestOneBit(Math.max(1, expected)) * 4)];
    Arrays.fill(slots, -1);
    mask = slots.length - 1;
    int capacity = Math.max(16, expected);
    from = new int[capacity];
    to = new int[capacity];
    left = new int[capacity];
    right = new int[capacity];
  }

  /**
   * Says that a polygon lies on the left of the way from one corner to another.
   *
   * @return who was said to lie there before, or {@link #NOBODY}
   */
  int claim(int a, int b, int polygon) {
    int edge = number(Math.min(a, b), Math.max(a, b));
    int[] side = a < b ? left : right;
    int before = side[edge];
    if (before == NOBODY) {
      side[edge] = polygon;
    }
    return before;
  }

  private int number(int low, int high) {
    int slot = hash(low, high) & mask;
    while (slots[slot] >= 0) {
      int found = slots[slot];
      if (from[found] == low && to[found] == high) {
        return found;
      }
      slot = (slot + 1) & mask;
    }
    if (count == from.length) {
      from = Arrays.copyOf(from, count * 2);
      to = Arrays.copyOf(to, count * 2);
      left = Arrays.copyOf(left, count * 2);
      right = Arrays.copyOf(right, count * 2);
    }
    from[count] = low;
    to[count] = high;
    left[count] = NOBODY;
    right[count] = NOBODY;
    slots[slot] = count++;
    if (count * 2 > slots.length) {
      grow();
    }
    return count - 1;
  }

  int count() {
    return count;
  }

  int from(int edge) {
    return from[edge];
  }

  int to(int edge) {
    return to[edge];
  }

  int left(int edge) {
    return left[edge];
  }

  int right(int edge) {
    return right[edge];
  }

  /** The other end of an edge. */
  int across(int edge, int corner) {
    return from[edge] == corner ? to[edge] : from[edge];
  }

  /** The polygon on the left when the edge is walked away from a corner. */
  int leftFrom(int edge, int corner) {
    return from[edge] == corner ? left[edge] : right[edge];
  }

  int rightFrom(int edge, int corner) {
    return from[edge] == corner ? right[edge] : left[edge];
  }

  private void grow() {
    slots = new int[slots.length * 2];
    Arrays.fill(slots, -1);
    mask = slots.length - 1;
    for (int i = 0; i < count; i++) {
      int slot = hash(from[i], to[i]) & mask;
      while (slots[slot] >= 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = i;
    }
  }

  private static int hash(int a, int b) {
    long bits = (a * 0x9E3779B97F4A7C15L) ^ (b * 0xC2B2AE3D27D4EB4FL);
    bits ^= bits >>> 29;
    return (int) (bits ^ (bits >>> 32));
  }
}
