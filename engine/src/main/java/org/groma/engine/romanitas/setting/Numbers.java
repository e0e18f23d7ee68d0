package org.groma.engine.romanitas.setting;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.kernel.Shortfall;

/**
 * The numbers of things by their ids. Whoever asks for an unknown one leaves a shortfall behind.
 */
final class Numbers {

  private final String kind;
  private final Map<String, Integer> byId = new HashMap<>();
  private final List<Shortfall> shortfalls;

  Numbers(String kind, List<String> ids, List<Shortfall> shortfalls) {
    this.kind = kind;
    this.shortfalls = shortfalls;
    ids.forEach(id -> byId.put(id, byId.size()));
  }

  /** The number of a thing, or -1. */
  int find(String id) {
    return byId.getOrDefault(id, -1);
  }

  /**
   * The number of a thing that must be there.
   *
   * @param where who names it
   */
  int need(String id, String where) {
    int number = find(id);
    if (number < 0) {
      shortfalls.add(new Shortfall(where, "there is no " + kind + " '" + id + "'"));
      return 0;
    }
    return number;
  }
}
