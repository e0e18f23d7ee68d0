package org.groma.engine.invasions.state;

import java.util.Arrays;

/**
 * Which pieces are in which place: for every place a list of the pieces there, sorted by number, so
 * that equal content means equal lists.
 */
final class Chain {

  private final short[] place;
  private final short[] first;
  private final short[] next;

  /** No piece is anywhere yet. */
  Chain(int pieces, int places, int nowhere) {
    place = new short[pieces];
    Arrays.fill(place, (short) nowhere);
    first = new short[places];
    Arrays.fill(first, (short) -1);
    next = new short[pieces];
    Arrays.fill(next, (short) -1);
  }

  private Chain(Chain other) {
    place = other.place.clone();
    first = other.first.clone();
    next = other.next.clone();
  }

  Chain copy() {
    return new Chain(this);
  }

  /** Where a piece is; negative when it is nowhere on the map. */
  int place(int piece) {
    return place[piece];
  }

  /** The first piece in a place, or -1. */
  int first(int where) {
    return first[where];
  }

  /** The next piece in the same place, or -1. */
  int next(int piece) {
    return next[piece];
  }

  /** Takes a piece from where it is and puts it somewhere else, a place or none. */
  void put(int piece, int where) {
    if (place[piece] >= 0) {
      unlink(piece);
    }
    place[piece] = (short) where;
    if (where >= 0) {
      link(piece, where);
    }
  }

  private void unlink(int piece) {
    int at = place[piece];
    if (first[at] == piece) {
      first[at] = next[piece];
    } else {
      int before = first[at];
      while (next[before] != piece) {
        before = next[before];
      }
      next[before] = next[piece];
    }
    next[piece] = -1;
  }

  private void link(int piece, int where) {
    int before = -1;
    int after = first[where];
    while (after >= 0 && after < piece) {
      before = after;
      after = next[after];
    }
    next[piece] = (short) after;
    if (before < 0) {
      first[where] = (short) piece;
    } else {
      next[before] = (short) piece;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chain that && Arrays.equals(place, that.place);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(place);
  }
}
