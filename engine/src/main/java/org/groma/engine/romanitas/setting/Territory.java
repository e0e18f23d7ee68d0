package org.groma.engine.romanitas.setting;

import java.util.List;

/**
 * A territory of the map.
 *
 * @param limitanei how many of them its province calls up
 * @param client the number of the client state it is, or -1
 * @param spaces its city spaces
 * @param neighbours territories next to it, over land or a strait
 * @param zones the maritime zones off its coast
 * @param together the territory that is attacked with it, or -1
 */
public record Territory(
    String id,
    String name,
    int limitanei,
    int client,
    List<Integer> spaces,
    List<Integer> neighbours,
    List<Integer> zones,
    int together) {

  public Territory {
    spaces = List.copyOf(spaces);
    neighbours = List.copyOf(neighbours);
    zones = List.copyOf(zones);
  }
}
