package org.groma.engine.romanitas.event;

import java.util.List;

/** Roman units, fleets and figures come and go. */
public sealed interface TroopEvent extends RomanitasEvent {

  /** Units and figures left the Mobilised box for a force. */
  record Mustered(List<Integer> units, List<Integer> figures) implements TroopEvent {
    public Mustered {
      units = List.copyOf(units);
      figures = List.copyOf(figures);
    }
  }

  /** What was in a force went back to the Mobilised box. */
  record Dismissed() implements TroopEvent {}

  record UnitEliminated(int unit) implements TroopEvent {}

  record UnitReturned(int unit) implements TroopEvent {}

  /** What comes back unpaid each turn has come back. */
  record UnpaidReturnUsed() implements TroopEvent {}

  record UnitImproved(int unit) implements TroopEvent {}

  record FleetEliminated(int fleet) implements TroopEvent {}

  record FleetReturned(int fleet) implements TroopEvent {}

  /** A wounded figure went back to the Mobilised box. */
  record FigureWounded(int figure) implements TroopEvent {}

  record FigureEliminated(int figure) implements TroopEvent {}

  record FigureReturned(int figure) implements TroopEvent {}

  /** The Magister Militum lost a battle. */
  record MagisterDefeated() implements TroopEvent {}
}
