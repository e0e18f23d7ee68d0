package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.setting.Setting;

/** All leaders, by number. */
final class Leaders {

  /** Not come yet, or retired. */
  static final int AWAY = -1;

  static final int FALLEN = -2;

  final Chain where;
  final byte[] paces;
  final byte[] haste;
  final byte[] campaigns;
  final byte[] spurs;
  final boolean[] stayed;
  int campaigner = AWAY;

  Leaders(Setting setting) {
    where = new Chain(setting.leaders(), setting.board().size(), AWAY);
    paces = new byte[setting.leaders()];
    haste = new byte[setting.leaders()];
    campaigns = new byte[setting.leaders()];
    spurs = new byte[setting.leaders()];
    stayed = new boolean[setting.leaders()];
  }

  private Leaders(Leaders other) {
    where = other.where.copy();
    paces = other.paces.clone();
    haste = other.haste.clone();
    campaigns = other.campaigns.clone();
    spurs = other.spurs.clone();
    stayed = other.stayed.clone();
    campaigner = other.campaigner;
  }

  Leaders copy() {
    return new Leaders(this);
  }

  void refresh() {
    Arrays.fill(paces, (byte) 0);
    Arrays.fill(haste, (byte) 0);
    Arrays.fill(stayed, false);
    campaigner = AWAY;
  }

  void begin() {
    refresh();
    Arrays.fill(campaigns, (byte) 0);
    Arrays.fill(spurs, (byte) 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Leaders that
        && where.equals(that.where)
        && Arrays.equals(paces, that.paces)
        && Arrays.equals(haste, that.haste)
        && Arrays.equals(campaigns, that.campaigns)
        && Arrays.equals(spurs, that.spurs)
        && Arrays.equals(stayed, that.stayed)
        && campaigner == that.campaigner;
  }

  @Override
  public int hashCode() {
    return where.hashCode();
  }
}
