package org.groma.engine.invasions.state;

/** The places in which each nation has units, a bit each, so that nobody has to look everywhere. */
final class Presence {

  private final int words;
  private final long[] places;

  Presence(int nations, int places) {
    this.words = (places + Long.SIZE - 1) / Long.SIZE;
    this.places = new long[nations * words];
  }

  private Presence(Presence other) {
    words = other.words;
    places = other.places.clone();
  }

  Presence copy() {
    return new Presence(this);
  }

  void enter(int nation, int place) {
    places[nation * words + place / Long.SIZE] |= 1L << place;
  }

  void leave(int nation, int place) {
    places[nation * words + place / Long.SIZE] &= ~(1L << place);
  }

  /** The first place from a number on where any of these nations is; -1 when there is none. */
  int next(long nations, int from) {
    long wanted = -1L << from;
    for (int word = from / Long.SIZE; word < words; word++) {
      long found = 0;
      for (long rest = nations; rest != 0; rest &= rest - 1) {
        found |= places[Long.numberOfTrailingZeros(rest) * words + word];
      }
      found &= wanted;
      if (found != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(found);
      }
      wanted = -1L;
    }
    return -1;
  }
}
