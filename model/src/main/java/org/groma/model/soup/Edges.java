package org.groma.model.soup;

import java.util.Arrays;

/**
 * Numbers edges by their two corners and keeps, for each, the polygon on its left and right. An
 * edge runs from the lower-numbered corner to the higher. The edges of a corner are chained, not
 * hashed: hardly any has more than three.
 */
final class Edges {

  static final int NOBODY = -1;
  private static final int NONE = -1;

  private int[] from;
  private int[] to;
  private int[] left;
  private int[] right;
  private int[] next;
  private int[] first;
  private int count;

  Edges(int expected) {
    int capacity = Math.max(16, expected);
    from = new int[capacity];
    to = new int[capacity];
    left = new int[capacity];
    right = new int[capacity];
    next = new int[capacity];
    first = new int[capacity];
    Arrays.fill(first, NONE);
  }

  /**
   * Says that a polygon lies on the left of an edge when it is walked away from a corner.
   *
   * @return who was said to lie there before, or {@link #NOBODY}
   */
  int claim(int edge, int corner, int polygon) {
    int[] side = from[edge] == corner ? left : right;
    int before = side[edge];
    if (before == NOBODY) {
      side[edge] = polygon;
    }
    return before;
  }

  /** The number of the edge between two corners. */
  int number(int a, int b) {
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    if (low >= first.length) {
      int length = first.length;
      first = Arrays.copyOf(first, Math.max(low + 1, 2 * length));
      Arrays.fill(first, length, first.length, NONE);
    }
    int edge = first[low];
    while (edge != NONE && to[edge] != high) {
      edge = next[edge];
    }
    return edge == NONE ? add(low, high) : edge;
  }

  private int add(int low, int high) {
    if (count == from.length) {
      from = Arrays.copyOf(from, count * 2);
      to = Arrays.copyOf(to, count * 2);
      left = Arrays.copyOf(left, count * 2);
      right = Arrays.copyOf(right, count * 2);
      next = Arrays.copyOf(next, count * 2);
    }
    from[count] = low;
    to[count] = high;
    left[count] = NOBODY;
    right[count] = NOBODY;
    next[count] = first[low];
    first[low] = count;
    return count++;
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
}
