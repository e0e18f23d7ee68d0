package org.groma.engine.romanitas.setting;

import java.util.List;

/**
 * A maritime zone.
 *
 * @param points the RP that an enemy fleet there costs
 * @param neighbours the zones next to it
 */
public record Zone(String id, String name, int points, List<Integer> neighbours) {

  public Zone {
    neighbours = List.copyOf(neighbours);
  }
}
