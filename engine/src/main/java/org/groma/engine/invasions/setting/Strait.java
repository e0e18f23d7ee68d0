package org.groma.engine.invasions.setting;

import java.util.List;

/**
 * A crossing over a sea.
 *
 * @param id the id of the link on the map
 * @param seas the numbers of the sea zones from which it can be blockaded
 * @param interception what it does to an interception on top of being a strait
 */
public record Strait(String id, List<Integer> seas, int interception) {

  public Strait {
    seas = List.copyOf(seas);
  }
}
