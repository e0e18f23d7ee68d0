package org.groma.model.soup;

import java.util.Arrays;

/** Numbers points so that the same coordinates get the same number. */
final class Corners {

  private double[] xs;
  private double[] ys;
  private int count;
  private int[] slots;
  private int mask;

  Corners(int expected) {
    int capacity = Math.max(16, Integer.highestOneBit(Math.max(1, expected)) * 2);
    slots = new int[capacity * 2];
    Arrays.fill(slots, -1);
    mask = slots.length - 1;
    xs = new double[Math.max(16, expected)];
    ys = new double[xs.length];
  }

  int number(double x, double y) {
    int slot = hash(x, y) & mask;
    while (slots[slot] >= 0) {
      int found = slots[slot];
      if (xs[found] == x && ys[found] == y) {
        return found;
      }
      slot = (slot + 1) & mask;
    }
    if (count == xs.length) {
      xs = Arrays.copyOf(xs, count * 2);
      ys = Arrays.copyOf(ys, count * 2);
    }
    xs[count] = x;
    ys[count] = y;
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
    return xs[corner];
  }

  double y(int corner) {
    return ys[corner];
  }

  private void grow() {
    slots = new int[slots.length * 2];
    Arrays.fill(slots, -1);
    mask = slots.length - 1;
    for (int i = 0; i < count; i++) {
      int slot = hash(xs[i], ys[i]) & mask;
      while (slots[slot] >= 0) {
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
