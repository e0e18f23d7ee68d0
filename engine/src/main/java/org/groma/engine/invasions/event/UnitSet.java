package org.groma.engine.invasions.event;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Some units by their numbers, sorted. Immutable. */
public final class UnitSet {

  public static final UnitSet NONE = new UnitSet(new int[0]);

  private final int[] units;

  private UnitSet(int[] sorted) {
    this.units = sorted;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static UnitSet read(List<Integer> units) {
    return of(units.stream().mapToInt(Integer::intValue).toArray());
  }

  public static UnitSet of(int... units) {
    if (units.length < 2) {
      return sorted(units.clone(), units.length);
    }
    int[] sorted = units.clone();
    Arrays.sort(sorted);
    int kept = 1;
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] != sorted[kept - 1]) {
        sorted[kept++] = sorted[i];
      }
    }
    return new UnitSet(kept == sorted.length ? sorted : Arrays.copyOf(sorted, kept));
  }

  /**
   * The first so many of these numbers, which must be in order and all different. Takes the array
   * over, because most sets are read off the map, where units are in order already.
   */
  public static UnitSet sorted(int[] units, int count) {
    if (count == 0) {
      return NONE;
    }
    return new UnitSet(count == units.length ? units : Arrays.copyOf(units, count));
  }

  public int size() {
    return units.length;
  }

  public boolean isEmpty() {
    return units.length == 0;
  }

  /** The i-th unit by number. */
  public int get(int i) {
    return units[i];
  }

  public boolean contains(int unit) {
    return Arrays.binarySearch(units, unit) >= 0;
  }

  public boolean containsAll(UnitSet others) {
    for (int unit : others.units) {
      if (!contains(unit)) {
        return false;
      }
    }
    return true;
  }

  public UnitSet plus(UnitSet others) {
    if (others.isEmpty()) {
      return this;
    }
    int[] all = Arrays.copyOf(units, units.length + others.units.length);
    System.arraycopy(others.units, 0, all, units.length, others.units.length);
    return of(all);
  }

  public UnitSet minus(UnitSet others) {
    return where(unit -> !others.contains(unit));
  }

  public UnitSet where(IntPredicate wanted) {
    int[] kept = new int[units.length];
    int count = 0;
    for (int unit : units) {
      if (wanted.test(unit)) {
        kept[count++] = unit;
      }
    }
    return count == units.length ? this : sorted(kept, count);
  }

  public int count(IntPredicate wanted) {
    int count = 0;
    for (int unit : units) {
      if (wanted.test(unit)) {
        count++;
      }
    }
    return count;
  }

  public boolean all(IntPredicate wanted) {
    for (int unit : units) {
      if (!wanted.test(unit)) {
        return false;
      }
    }
    return true;
  }

  public boolean any(IntPredicate wanted) {
    for (int unit : units) {
      if (wanted.test(unit)) {
        return true;
      }
    }
    return false;
  }

  /** The first of them, at most so many. */
  public UnitSet first(int most) {
    return most >= units.length ? this : new UnitSet(Arrays.copyOf(units, Math.max(0, most)));
  }

  @JsonValue
  public int[] toArray() {
    return units.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnitSet that && Arrays.equals(units, that.units);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(units);
  }

  @Override
  public String toString() {
    return Arrays.toString(units);
  }
}
