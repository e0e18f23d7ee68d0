package org.groma.engine.cycles.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.UnitKind;

/**
 * All counters of all positions. A unit is a counter: its number says whose it is and which
 * counter; which side is up, and where it is, may change. Units of a place are chained.
 *
 * <p>Where mercenaries are hired, each position has room for as many hired units as it has
 * counters: they are numbered after its own, move and fight with them, and are not counted.
 */
final class Units {

  static final int BOX = -1;
  static final int END = -1;

  static final byte INVERTED = 1;
  static final byte MOVED = 2;
  static final byte ATTACKED = 4;

  private final Setting setting;
  final int each;
  private final int own;
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
  private final int[] original;
  private final boolean[] away;

  Units(Setting setting) {
    this.setting = setting;
    int sum = 0;
    for (int i = 0; i < setting.kinds().counters(); i++) {
      sum += setting.pool(i);
    }
    own = sum;
    each = setting.options().mercenaries() ? 2 * own : own;
    int size = each * setting.positions();
    counter = new byte[own];
    int slot = 0;
    for (int i = 0; i < setting.kinds().counters(); i++) {
      Arrays.fill(counter, slot, slot + setting.pool(i), (byte) i);
      slot += setting.pool(i);
    }
    original = new int[size];
    away = new boolean[size];
    Arrays.fill(original, END);
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
    return counter[unit % each % own];
  }

  int next(int unit) {
    return next[unit];
  }

  int count(int position, int ofKind) {
    return onBoard[position][ofKind];
  }

  /** The number of a hired unit with its owner; {@link #END} for one that is its own position's. */
  int original(int unit) {
    return original[unit];
  }

  /** Free numbers for hired units with a position; fewer if it has no room for all of them. */
  List<Integer> slots(int position, List<Integer> units) {
    List<Integer> found = new ArrayList<>();
    for (int unit : units) {
      for (int i = position * each + own; i < (position + 1) * each; i++) {
        if (place[i] == BOX && counter(i) == counter(unit) && !found.contains(i)) {
          found.add(i);
          break;
        }
      }
    }
    return found;
  }

  /** How many hired units of a counter a position still has room for. */
  int room(int position, int ofCounter) {
    int free = 0;
    for (int i = position * each + own; i < (position + 1) * each; i++) {
      free += place[i] == BOX && counter(i) == ofCounter ? 1 : 0;
    }
    return free;
  }

  void hire(int unit, int as) {
    int where = place[unit];
    kind[as] = kind[unit];
    original[as] = unit;
    leave(unit);
    away[unit] = true;
    put(as, where);
  }

  void release(int hired, int where) {
    int unit = original[hired];
    dismiss(hired);
    put(unit, where);
  }

  /** A hired unit serves no more; the counter is its owner's again, in the box. */
  void dismiss(int hired) {
    leave(hired);
    away[original[hired]] = false;
    original[hired] = END;
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
      tally(unit, 1);
    }
  }

  /** A hired unit is counted by nobody. */
  private void tally(int unit, int by) {
    if (original[unit] == END) {
      onBoard[owner(unit)][kind[unit]] += by;
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
    tally(unit, -1);
    place[unit] = BOX;
  }

  void turn(int unit, int to) {
    boolean counted = place[unit] != BOX;
    if (counted) {
      tally(unit, -1);
    }
    kind[unit] = (byte) to;
    if (counted) {
      tally(unit, 1);
    }
  }

  /** A unit in the box that can be of a kind; {@link #END} when the counters are exhausted. */
  int inBox(int position, UnitKind wanted) {
    int left = setting.pool(position, wanted.counter());
    for (int i = 0; i < own && left > 0; i++) {
      if (counter[i] == wanted.counter()) {
        if (place[position * each + i] == BOX && !away[position * each + i]) {
          return position * each + i;
        }
        left--;
      }
    }
    return END;
  }
}
