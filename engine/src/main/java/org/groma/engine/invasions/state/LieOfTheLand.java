package org.groma.engine.invasions.state;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;

/**
 * Who holds what, how large its cities are, where hordes are, who is what and whose, and the turn:
 * what aims follow from. It changes far less often than units move, so who has thought about it
 * need not think again until it does.
 */
final class LieOfTheLand {

  private LieOfTheLand() {}

  static boolean isChangedBy(LandEvent event) {
    return event instanceof LandEvent.HolderChanged || event instanceof LandEvent.CityGrown;
  }

  static boolean isChangedBy(NationEvent event) {
    return switch (event) {
      case NationEvent.HordeMoved _,
          NationEvent.HordeMarched _,
          NationEvent.StatusChanged _,
          NationEvent.Submitted _,
          NationEvent.Freed _ ->
          true;
      default -> false;
    };
  }

  static boolean isChangedBy(RealmEvent event) {
    return event instanceof RealmEvent.IslamCreated;
  }

  static boolean isChangedBy(SequenceEvent event) {
    return event instanceof SequenceEvent.TurnBegan;
  }
}
