package org.groma.engine.invasions.state;

/**
 * How many units each nation commands in each place, and so who is where. It follows from the
 * places and masters of units; it is asked far more often than it changes, so it is kept.
 */
final class Presence {

  private final int nations;
  private final byte[] counts;
  private final short[] all;
  private final long[] masters;
  private final PlaceSets places;

  Presence(int nations, int places) {
    this.nations = nations;
    this.counts = new byte[nations * places];
    this.all = new short[places];
    this.masters = new long[places];
    this.places = new PlaceSets(nations, places);
  }

  private Presence(Presence other) {
    nations = other.nations;
    counts = other.counts.clone();
    all = other.all.clone();
    masters = other.masters.clone();
    places = other.places.copy();
  }

  Presence copy() {
    return new Presence(this);
  }

  void enter(int nation, int place) {
    counts[place * nations + nation]++;
    all[place]++;
    masters[place] |= 1L << nation;
    places.add(nation, place);
  }

  void leave(int nation, int place) {
    all[place]--;
    if (--counts[place * nations + nation] == 0) {
      masters[place] &= ~(1L << nation);
      places.remove(nation, place);
    }
  }

  /** Who is in a place, a bit each. */
  long masters(int place) {
    return masters[place];
  }

  /** How many units these nations have in a place. */
  int count(int place, long wanted) {
    long here = masters[place] & wanted;
    if (here == masters[place]) {
      return all[place]; // mostly one nation stands alone, or nobody
    }
    int count = 0;
    for (long rest = here; rest != 0; rest &= rest - 1) {
      count += counts[place * nations + Long.numberOfTrailingZeros(rest)];
    }
    return count;
  }

  /** The first place from a number on where any of these nations is; -1 when there is none. */
  int next(long wanted, int from) {
    return places.next(wanted, from);
  }
}
