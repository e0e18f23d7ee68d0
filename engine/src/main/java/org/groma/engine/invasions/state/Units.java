package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Setting;

/** All units, by number. */
final class Units {

  static final int DAMAGED = 1;
  static final int HALTED = 1 << 1;
  static final int ASIDE = 1 << 2;
  static final int MISSED = 1 << 3;
  static final int SHIPPED = 1 << 4;
  static final int CHALLENGED = 1 << 5;
  static final int MOVED = 1 << 6;

  /** What lasts beyond a movement sub-step. */
  private static final int LASTING = DAMAGED | CHALLENGED;

  /** What lasts for fleets, whose allowance is that of a whole activation (XXV.A). */
  private static final int LASTING_AT_SEA = LASTING | HALTED;

  /** Which flags outlast a movement sub-step, and which bits of its paces, by unit. */
  private final byte[] lasting;

  private final byte[] kept;
  private final Chain where;
  private final byte[] master;
  private final Presence presence;
  final byte[] flags;
  final byte[] paces;
  final byte[] transports;
  final short[] from;
  final Border[] via;
  final short[] led;
  UnitSet moving = UnitSet.NONE;

  Units(Setting setting) {
    int count = setting.roster().size();
    where = new Chain(count, setting.board().size(), World.POOL);
    master = new byte[count];
    presence = new Presence(setting.nations(), setting.board().size());
    lasting = new byte[count];
    kept = new byte[count];
    for (int i = 0; i < count; i++) {
      master[i] = (byte) setting.roster().nation(i);
      boolean fleet = setting.kind(i).isFleet();
      lasting[i] = (byte) (fleet ? LASTING_AT_SEA : LASTING);
      kept[i] = (byte) (fleet ? -1 : 0);
    }
    flags = new byte[count];
    paces = new byte[count];
    transports = new byte[count];
    from = new short[count];
    Arrays.fill(from, (short) -1);
    via = new Border[count];
    Arrays.fill(via, Border.LAND);
    led = new short[count];
    Arrays.fill(led, (short) -1);
  }

  private Units(Units other) {
    lasting = other.lasting;
    kept = other.kept;
    where = other.where.copy();
    master = other.master.clone();
    presence = other.presence.copy();
    flags = other.flags.clone();
    paces = other.paces.clone();
    transports = other.transports.clone();
    from = other.from.clone();
    via = other.via.clone();
    led = other.led.clone();
    moving = other.moving;
  }

  Units copy() {
    return new Units(this);
  }

  int place(int unit) {
    return where.place(unit);
  }

  /** The first unit in a place by number, or -1. */
  int first(int place) {
    return where.first(place);
  }

  /** The next unit in the same place, or -1. */
  int next(int unit) {
    return where.next(unit);
  }

  int count(int place) {
    return presence.count(place, -1L);
  }

  /** How many units these nations command in a place. */
  int count(int place, long masters) {
    return presence.count(place, masters);
  }

  int master(int unit) {
    return master[unit];
  }

  /** Who commands units in a place, a bit each. */
  long masters(int place) {
    return presence.masters(place);
  }

  /** Takes a unit from where it is and puts it somewhere else, a place or none. */
  void put(int unit, int place) {
    if (where.place(unit) >= 0) {
      presence.leave(master[unit], where.place(unit));
    }
    where.put(unit, place);
    if (place >= 0) {
      presence.enter(master[unit], place);
    }
  }

  void lend(int unit, int nation) {
    int place = where.place(unit);
    if (place >= 0) {
      presence.leave(master[unit], place);
      presence.enter(nation, place);
    }
    master[unit] = (byte) nation;
  }

  /**
   * The first place from a number on in which one of these nations has units; -1 after the last.
   */
  int nextPlace(long nations, int from) {
    return presence.next(nations, from);
  }

  boolean is(int unit, int flag) {
    return (flags[unit] & flag) != 0;
  }

  void set(int unit, int flag, boolean value) {
    flags[unit] = (byte) (value ? flags[unit] | flag : flags[unit] & ~flag);
  }

  /** A new movement sub-step: all paces are there again, but not those of fleets. */
  void refresh() {
    for (int i = 0; i < flags.length; i++) {
      if ((flags[i] & MOVED) != 0) {
        forget(i);
      }
    }
    // plain loops over bytes run many units at a time
    for (int i = 0; i < flags.length; i++) {
      flags[i] &= lasting[i];
    }
    for (int i = 0; i < paces.length; i++) {
      paces[i] &= kept[i];
    }
    moving = UnitSet.NONE;
  }

  /** How a unit got where it is counts no longer. */
  void forget(int unit) {
    from[unit] = -1;
    via[unit] = Border.LAND;
    led[unit] = -1;
  }

  /** Another stack moves: who missed the last one may try again. */
  void choose(UnitSet stack) {
    for (int i = 0; i < flags.length; i++) {
      flags[i] &= ~MISSED;
    }
    moving = stack;
  }

  /** A new activation: fleets may sail, carry and be challenged again. */
  void begin() {
    refresh();
    Arrays.fill(paces, (byte) 0);
    Arrays.fill(transports, (byte) 0);
    for (int i = 0; i < flags.length; i++) {
      flags[i] &= (byte) DAMAGED;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Units that
        && where.equals(that.where)
        && Arrays.equals(master, that.master)
        && Arrays.equals(flags, that.flags)
        && Arrays.equals(paces, that.paces)
        && Arrays.equals(transports, that.transports)
        && Arrays.equals(from, that.from)
        && Arrays.equals(via, that.via)
        && Arrays.equals(led, that.led)
        && moving.equals(that.moving);
  }

  @Override
  public int hashCode() {
    return where.hashCode() * 31 + Arrays.hashCode(flags);
  }
}
