package org.groma.engine.invasions.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/**
 * A kind of event card.
 *
 * @param number its place in the deck, by which events name it; copies share it
 * @param moment when it may be played
 * @param alternatives whether only one of its effects happens, as the player chooses
 * @param terrains where it works; everywhere if there are none
 * @param target what kind of nation it is about; empty where nothing is said
 */
@Rule("X.B")
public record EventCard(
    int number,
    String id,
    String name,
    int copies,
    Moment moment,
    boolean alternatives,
    List<Terrain> terrains,
    String target,
    List<Datum> effects) {

  public EventCard {
    terrains = List.copyOf(terrains);
    effects = List.copyOf(effects);
  }

  /** Whether it happens as soon as it is drawn. */
  public boolean isPublic() {
    return moment == Moment.AT_ONCE;
  }
}
