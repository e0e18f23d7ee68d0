package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.setting.Setting;

/** Provinces and Areas, by number. */
final class Lands {

  final byte[] holder;
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
