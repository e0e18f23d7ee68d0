package org.groma.engine.cycles.mercenary;

import java.util.List;
import org.groma.engine.kernel.Rule;

/**
 * An offer: these units serve for one turn, for so much money in all.
 *
 * @param units as they are numbered now: with their owner, or already in service
 */
@Rule("13.4")
public record Hiring(List<Integer> units, int fee) {

  public static final Hiring NONE = new Hiring(List.of(), 0);

  public Hiring {
    units = List.copyOf(units);
  }
}
