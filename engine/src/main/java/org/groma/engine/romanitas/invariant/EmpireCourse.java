package org.groma.engine.romanitas.invariant;

import java.util.BitSet;
import org.groma.engine.kernel.Event;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.state.Empire;

/**
 * How a game came to its state: the last event, and what the log has told of the turn. It is noted
 * here anew, so that the state is not its own witness.
 */
final class EmpireCourse {

  private final Empire empire;
  private final BitSet pirated = new BitSet();
  private final BitSet reconquering = new BitSet();
  private Event last = new TurnEvent.TurnBegan(0);
  private int organised;
  private int expeditions;
  private boolean underMagister;

  EmpireCourse(Empire empire) {
    this.empire = empire;
  }

  /** Notes an event that the state has undergone. */
  void note(Event event) {
    last = event;
    switch (event) {
      case TurnEvent.TurnBegan _ -> {
        pirated.clear();
        reconquering.clear();
        expeditions = 0;
      }
      case TurnEvent.PhaseBegan(Phase phase) -> {
        if (phase == Phase.ACTIONS) {
          organised = empire.points();
        }
      }
      case NationEvent.Pirated(int nation) -> pirated.set(nation);
      case NationEvent.ExpeditionBegan _ -> expeditions++;
      case DeedTold.ReconquestBegan(int nation, _) -> reconquering.set(nation);
      case TroopEvent.Mustered(_, var figures) ->
          underMagister |= figures.contains(Figure.MAGISTER);
      case TroopEvent.Dismissed _ -> underMagister = false;
      default -> {
        // leaves no trace here
      }
    }
  }

  Empire empire() {
    return empire;
  }

  Event last() {
    return last;
  }

  /** The RP with which the last Organisation Phase ended. */
  int organised() {
    return organised;
  }

  boolean hasPirated(int nation) {
    return pirated.get(nation);
  }

  boolean hasReconquered(int nation) {
    return reconquering.get(nation);
  }

  int expeditions() {
    return expeditions;
  }

  /** Whether the force that is out was called up with a Magister Militum. */
  boolean isUnderMagister() {
    return underMagister;
  }
}
