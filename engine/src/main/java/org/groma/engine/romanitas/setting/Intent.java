package org.groma.engine.romanitas.setting;

import java.util.List;

/**
 * A row of a nation's attitude table.
 *
 * @param row the key of the row, {@code 9+}
 * @param zone where a fleet goes, or -1
 * @param path the city spaces it strikes at, in this order
 * @param client the client state that Persia courts, or -1
 */
public record Intent(String row, Deed deed, int zone, List<Integer> path, int client) {

  public static final Intent NEUTRAL = new Intent("", Deed.NEUTRAL, -1, List.of(), -1);

  public Intent {
    path = List.copyOf(path);
  }

  public boolean isWar() {
    return deed == Deed.PIRACY || deed == Deed.RAID || deed == Deed.INVASION;
  }
}
