package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.setting.Setting;

/** Provinces and Areas, by number. */
final class Lands {

  private final byte[] holder;
  private final PlaceSets held;
  final byte[] limes;
  final boolean[] pillaged;
  final RaidMark[] raid;
  final byte[] raidTurn;
  final byte[] level;
  final boolean[] walls;
  final byte[] revolt;
  final byte[] foedus;
  final short[] siege;
  final byte[] incumbent;

  Lands(Setting setting) {
    int provinces = setting.board().provinces();
    holder = nobody(provinces);
    held = new PlaceSets(setting.nations(), provinces);
    limes = nobody(provinces);
    pillaged = new boolean[provinces];
    raid = new RaidMark[provinces];
    Arrays.fill(raid, RaidMark.NONE);
    raidTurn = new byte[provinces];
    level = new byte[provinces];
    walls = new boolean[provinces];
    revolt = new byte[provinces];
    foedus = nobody(provinces);
    siege = new short[provinces];
    Arrays.fill(siege, (short) -1);
    incumbent = nobody(setting.board().areas());
  }

  private static byte[] nobody(int length) {
    byte[] array = new byte[length];
    Arrays.fill(array, (byte) World.NOBODY);
    return array;
  }

  private Lands(Lands other) {
    holder = other.holder.clone();
    held = other.held.copy();
    limes = other.limes.clone();
    pillaged = other.pillaged.clone();
    raid = other.raid.clone();
    raidTurn = other.raidTurn.clone();
    level = other.level.clone();
    walls = other.walls.clone();
    revolt = other.revolt.clone();
    foedus = other.foedus.clone();
    siege = other.siege.clone();
    incumbent = other.incumbent.clone();
  }

  Lands copy() {
    return new Lands(this);
  }

  int holder(int province) {
    return holder[province];
  }

  /** A province changes hands. */
  void hold(int province, int nation) {
    if (holder[province] >= 0) {
      held.remove(holder[province], province);
    }
    holder[province] = (byte) nation;
    if (nation >= 0) {
      held.add(nation, province);
    }
  }

  /** The first province from a number on that a nation controls; -1 after the last. */
  int nextHeld(int nation, int from) {
    return held.next(nation, from);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Lands that
        && Arrays.equals(holder, that.holder)
        && Arrays.equals(limes, that.limes)
        && Arrays.equals(pillaged, that.pillaged)
        && Arrays.equals(raid, that.raid)
        && Arrays.equals(raidTurn, that.raidTurn)
        && Arrays.equals(level, that.level)
        && Arrays.equals(walls, that.walls)
        && Arrays.equals(revolt, that.revolt)
        && Arrays.equals(foedus, that.foedus)
        && Arrays.equals(siege, that.siege)
        && Arrays.equals(incumbent, that.incumbent);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(holder) * 31 + Arrays.hashCode(incumbent);
  }
}
