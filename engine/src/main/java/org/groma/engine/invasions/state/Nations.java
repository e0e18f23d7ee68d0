package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;

/** All nations, by number. */
final class Nations {

  final Activity[] activity;
  final Status[] status;
  final byte[] age;
  final byte[] decline;
  final int[] gold;
  final int[] points;
  final boolean[] invading;
  final short[] horde;
  final byte[] hordePaces;
  final boolean[] trespassed;
  final short[] capital;
  private final long[] hordesAt;
  private final byte[] capitalAt;

  Nations(Setting setting) {
    int count = setting.nations();
    activity = new Activity[count];
    Arrays.fill(activity, Activity.ABSENT);
    status = new Status[count];
    for (int i = 0; i < count; i++) {
      status[i] = setting.nation(i).status();
    }
    age = new byte[count];
    decline = new byte[count];
    gold = new int[count];
    points = new int[count];
    invading = new boolean[count];
    horde = new short[count];
    Arrays.fill(horde, (short) -1);
    hordePaces = new byte[count];
    trespassed = new boolean[count];
    capital = new short[count];
    Arrays.fill(capital, (short) -1);
    hordesAt = new long[setting.board().provinces()];
    capitalAt = new byte[setting.board().provinces()];
    Arrays.fill(capitalAt, (byte) World.NOBODY);
  }

  private Nations(Nations other) {
    activity = other.activity.clone();
    status = other.status.clone();
    age = other.age.clone();
    decline = other.decline.clone();
    gold = other.gold.clone();
    points = other.points.clone();
    invading = other.invading.clone();
    horde = other.horde.clone();
    hordePaces = other.hordePaces.clone();
    trespassed = other.trespassed.clone();
    capital = other.capital.clone();
    hordesAt = other.hordesAt.clone();
    capitalAt = other.capitalAt.clone();
  }

  Nations copy() {
    return new Nations(this);
  }

  /** Moves a horde to a province, or off the map. */
  void putHorde(int nation, int province) {
    if (horde[nation] >= 0) {
      hordesAt[horde[nation]] &= ~(1L << nation);
    }
    horde[nation] = (short) province;
    if (province >= 0) {
      hordesAt[province] |= 1L << nation;
    }
  }

  /** Moves a capital to a province, or off the map; a city has room for one. */
  void putCapital(int nation, int province) {
    if (capital[nation] >= 0) {
      capitalAt[capital[nation]] = (byte) World.NOBODY;
    }
    capital[nation] = (short) province;
    if (province >= 0) {
      capitalAt[province] = (byte) nation;
    }
  }

  long hordesAt(int province) {
    return hordesAt[province];
  }

  int capitalAt(int province) {
    return capitalAt[province];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Nations that
        && Arrays.equals(activity, that.activity)
        && Arrays.equals(status, that.status)
        && Arrays.equals(age, that.age)
        && Arrays.equals(decline, that.decline)
        && Arrays.equals(gold, that.gold)
        && Arrays.equals(points, that.points)
        && Arrays.equals(invading, that.invading)
        && Arrays.equals(horde, that.horde)
        && Arrays.equals(hordePaces, that.hordePaces)
        && Arrays.equals(trespassed, that.trespassed)
        && Arrays.equals(capital, that.capital);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(gold) * 31 + Arrays.hashCode(horde);
  }
}
