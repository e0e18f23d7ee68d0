package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.Optional;
import org.groma.model.value.Datum;

/**
 * A calamity.
 *
 * @param worseWhen the condition under which it also does more
 * @param worse what it does then
 */
public record Calamity(
    int number, String id, List<Datum> effects, Optional<Datum> worseWhen, List<Datum> worse) {

  public Calamity {
    effects = List.copyOf(effects);
    worse = List.copyOf(worse);
  }
}
