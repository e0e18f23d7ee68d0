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
  }

  Nations copy() {
    return new Nations(this);
  }

  long hordesAt(int province) {
    long found = 0;
    for (int i = 0; i < horde.length; i++) {
      if (horde[i] == province) {
        found |= 1L << i;
      }
    }
    return found;
  }

  int capitalAt(int province) {
    for (int i = 0; i < capital.length; i++) {
      if (capital[i] == province) {
        return i;
      }
    }
    return World.NOBODY;
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
