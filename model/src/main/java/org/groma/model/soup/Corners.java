package org.groma.model.soup;

import java.util.Arrays;

/** Numbers points so that the same coordinates get the same number. */
final class Corners {

  private static final int NONE = -1;

  private double[] xy;
  private int count;
  private int[] slots;
  private int mask;

  Corners(int expected) {
    xy = new double[2 * Math.max(16, expected)];
    slots = new int[Integer.highestOneBit(Math.max(16, expected)) * 4];
    Arrays.fill(slots, NONE);
    mask = slots.length - 1;
  }

  int number(double x, double y) {
    int slot = hash(x, y) & mask;
    while (slots[slot] != NONE) {
      int found = slots[slot];
      if (x(found) == x && y(found) == y) {
        return found;
      }
      slot = (slot + 1) & mask;
    }
    if (2 * count == xy.length) {
      xy = Arrays.copyOf(xy, 4 * count);
    }
    xy[2 * count] = x;
    xy[2 * count + 1] = y;
    slots[slot] = count++;
    if (count * 2 > slots.length) {
      grow();
    }
    return count - 1;
  }

  int count() {
    return count;
  }

  double x(int corner) {
    return xy[2 * corner];
  }

  double y(int corner) {
    return xy[2 * corner + 1];
  }

  private void grow() {
    slots = new int[slots.length * 2];
    Arrays.fill(slots, NONE);
    mask = slots.length - 1;
    for (int i = 0; i < count; i++) {
      int slot = hash(x(i), y(i)) & mask;
      while (slots[slot] != NONE) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = i;
    }
  }

  private static int hash(double x, double y) {
    long bits = Double.doubleToRawLongBits(x) * 0x9E3779B97F4A7C15L;
    bits ^= Double.doubleToRawLongBits(y) * 0xC2B2AE3D27D4EB4FL;
    bits ^= bits >>> 32;
    bits *= 0x9E3779B97F4A7C15L;
    return (int) (bits >>> 32);
  }
}
