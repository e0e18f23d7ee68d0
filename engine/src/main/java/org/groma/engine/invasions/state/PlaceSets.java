package org.groma.engine.invasions.state;

/** For every nation a set of places, quick to walk through. */
final class PlaceSets {

  private final int words;
  private final long[] bits;

  PlaceSets(int nations, int places) {
    words = (places + Long.SIZE - 1) / Long.SIZE;
    bits = new long[nations * words];
  }

  private PlaceSets(PlaceSets other) {
    words = other.words;
    bits = other.bits.clone();
  }

  PlaceSets copy() {
    return new PlaceSets(this);
  }

  void add(int nation, int place) {
    bits[nation * words + place / Long.SIZE] |= 1L << place;
  }

  void remove(int nation, int place) {
    bits[nation * words + place / Long.SIZE] &= ~(1L << place);
  }

  /** The first place from a number on in the set of a nation; -1 after the last. */
  int next(int nation, int from) {
    int start = nation * words;
    long later = -1L << from;
    for (int word = from / Long.SIZE; word < words; word++) {
      long found = bits[start + word] & later;
      if (found != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(found);
      }
      later = -1L;
    }
    return -1;
  }

  /** The first place from a number on in the sets of these nations; -1 after the last. */
  int next(long nations, int from) {
    if ((nations & nations - 1) == 0) { // mostly one asks for itself
      return nations == 0 ? -1 : next(Long.numberOfTrailingZeros(nations), from);
    }
    long later = -1L << from;
    for (int word = from / Long.SIZE; word < words; word++) {
      long found = 0;
      for (long rest = nations; rest != 0; rest &= rest - 1) {
        found |= bits[Long.numberOfTrailingZeros(rest) * words + word];
      }
      found &= later;
      if (found != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(found);
      }
      later = -1L;
    }
    return -1;
  }
}
