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
  final byte[] campaigns;
  final boolean[] stayed;

  Leaders(Setting setting) {
    where = new Chain(setting.leaders(), setting.board().size(), AWAY);
    paces = new byte[setting.leaders()];
    campaigns = new byte[setting.leaders()];
    stayed = new boolean[setting.leaders()];
  }

  private Leaders(Leaders other) {
    where = other.where.copy();
    paces = other.paces.clone();
    campaigns = other.campaigns.clone();
    stayed = other.stayed.clone();
  }

  Leaders copy() {
    return new Leaders(this);
  }

  void refresh() {
    Arrays.fill(paces, (byte) 0);
    Arrays.fill(stayed, false);
  }

  void begin() {
    refresh();
    Arrays.fill(campaigns, (byte) 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Leaders that
        && where.equals(that.where)
        && Arrays.equals(paces, that.paces)
        && Arrays.equals(campaigns, that.campaigns)
        && Arrays.equals(stayed, that.stayed);
  }

  @Override
  public int hashCode() {
    return where.hashCode();
  }
}
