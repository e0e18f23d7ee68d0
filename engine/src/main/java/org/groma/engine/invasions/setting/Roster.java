package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.List;

/**
 * Every unit there is, numbered: all counters of all force pools, nation by nation. Hordes,
 * capitals and Limites are no units here; they belong to nations and provinces.
 */
public final class Roster {

  private final int[] kind;
  private final int[] nation;
  private final int[] first;

  /** By unit, because everything that happens to one asks for its kind. */
  private final UnitKind[] kinds;

  Roster(int[] kind, int[] nation, int[] first, List<UnitKind> kinds) {
    this.kind = kind;
    this.nation = nation;
    this.first = first;
    this.kinds = Arrays.stream(kind).mapToObj(kinds::get).toArray(UnitKind[]::new);
  }

  public int size() {
    return kind.length;
  }

  public UnitKind kind(int unit) {
    return kinds[unit];
  }

  /** The number of its kind among all kinds. */
  public int kindNumber(int unit) {
    return kind[unit];
  }

  /** The nation whose counter it is, whoever commands it. */
  public int nation(int unit) {
    return nation[unit];
  }

  /** The first unit of a nation; its last is one before the first of the next. */
  public int first(int nationNumber) {
    return first[nationNumber];
  }

  public int end(int nationNumber) {
    return first[nationNumber + 1];
  }
}
