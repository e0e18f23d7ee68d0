package org.groma.exporters.bitmap;

/**
 * Thrown within the reader where a picture falls into more patches than any map; never leaves it.
 */
final class TooManyPatches extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int count;

  TooManyPatches(int count) {
    super(count + " patches", null, false, false);
    this.count = count;
  }

  int count() {
    return count;
  }
}
