package org.groma.engine.invasions.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/**
 * A kind of pillage marker.
 *
 * @param card its number in the deck of markers
 * @param gold what it is worth
 * @param event the number of the event it doubles as; 0 without one
 * @param open whether that event is public and happens at once; a private one is kept
 * @param usurper whether it may bring a Usurper to a Civilized nation
 * @param effects what it does besides the Gold and the event
 */
@Rule("XXIV.D")
public record PillageMarker(
    int card, String id, int gold, int event, boolean open, boolean usurper, List<Datum> effects) {

  public PillageMarker {
    effects = List.copyOf(effects);
  }
}
