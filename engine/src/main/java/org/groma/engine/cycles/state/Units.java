package org.groma.engine.cycles.state;

import java.util.Arrays;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.UnitKind;

/**
 * All counters of all positions. A unit is a counter: its number says whose it is and which
 * counter; which side is up, and where it is, may change. Units of a place are chained.
 */
final class Units {

  static final int BOX = -1;
  static final int END = -1;

  static final byte INVERTED = 1;
  static final byte MOVED = 2;
  static final byte ATTACKED = 4;

  private final Setting setting;
  final int each;
  final byte[] counter;
  final byte[] kind;
  final short[] place;
  final byte[] flags;
  final short[] aim;
  final short[] from;
  final int[][] crossed;
  final int[] first;
  private final int[] next;
  private final int[] before;
  private final int[][] onBoard;

  Units(Setting setting) {
    this.setting = setting;
    int sum = 0;
    for (int i = 0; i < setting.kinds().counters(); i++) {
      sum += setting.pool(i);
    }
    each = sum;
    int size = each * setting.positions();
    counter = new byte[each];
    int slot = 0;
    for (int i = 0; i < setting.kinds().counters(); i++) {
      Arrays.fill(counter, slot, slot + setting.pool(i), (byte) i);
      slot += setting.pool(i);
    }
    kind = new byte[size];
    place = new short[size];
    flags = new byte[size];
    aim = new short[size];
    from = new short[size];
    crossed = new int[size][];
    next = new int[size];
    before = new int[size];
    first = new int[setting.board().places()];
    onBoard = new int[setting.positions()][setting.kinds().count()];
    Arrays.fill(place, (short) BOX);
    Arrays.fill(aim, (short) BOX);
    Arrays.fill(first, END);
  }

  int owner(int unit) {
    return unit / each;
  }

  int counter(int unit) {
    return counter[unit % each];
  }

  int next(int unit) {
    return next[unit];
  }

  int count(int position, int ofKind) {
    return onBoard[position][ofKind];
  }

  void put(int unit, int where) {
    leave(unit);
    place[unit] = (short) where;
    if (where != BOX) {
      next[unit] = first[where];
      before[unit] = END;
      if (first[where] != END) {
        before[first[where]] = unit;
      }
      first[where] = unit;
      onBoard[owner(unit)][kind[unit]]++;
    }
  }

  private void leave(int unit) {
    int where = place[unit];
    if (where == BOX) {
      return;
    }
    if (before[unit] == END) {
      first[where] = next[unit];
    } else {
      next[before[unit]] = next[unit];
    }
    if (next[unit] != END) {
      before[next[unit]] = before[unit];
    }
    onBoard[owner(unit)][kind[unit]]--;
    place[unit] = BOX;
  }

  void turn(int unit, int to) {
    if (place[unit] != BOX) {
      onBoard[owner(unit)][kind[unit]]--;
      onBoard[owner(unit)][to]++;
    }
    kind[unit] = (byte) to;
  }

  /** A unit in the box that can be of a kind; {@link #END} when the counters are exhausted. */
  int inBox(int position, UnitKind wanted) {
    int left = setting.pool(position, wanted.counter());
    for (int i = 0; i < each && left > 0; i++) {
      if (counter[i] == wanted.counter()) {
        if (place[position * each + i] == BOX) {
          return position * each + i;
        }
        left--;
      }
    }
    return END;
  }
}
