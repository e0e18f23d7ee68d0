package org.groma.model.topology;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * What became of borders that were redrawn by a rule.
 *
 * @param ruling on all of them together
 * @param stayed the borders that keep the line they have, each with the reason
 */
public record Reworked(Ruling ruling, NavigableMap<Integer, Ruling.Refused> stayed) {

  public Reworked {
    stayed = Collections.unmodifiableNavigableMap(new TreeMap<>(stayed));
  }

  static Reworked refused(Ruling ruling) {
    return new Reworked(ruling, Collections.emptyNavigableMap());
  }
}
