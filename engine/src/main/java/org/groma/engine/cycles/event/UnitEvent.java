package org.groma.engine.cycles.event;

import java.util.List;

/** Units come, go and change. Units, kinds and places are numbers. */
public sealed interface UnitEvent extends CyclesEvent {

  /** A unit came from the box, with this side up. */
  record Raised(int unit, int kind, int place) implements UnitEvent {}

  /** A unit went to another place, by itself or carried; at sea until it has landed. */
  record Moved(int unit, int place) implements UnitEvent {}

  /** A unit retreated or followed who retreated; that is no movement. */
  record Driven(int unit, int place) implements UnitEvent {}

  /** A unit was turned to its other side. */
  record Turned(int unit, int kind) implements UnitEvent {}

  /** A tribe was inverted: it is half of a unit to be created. */
  record Inverted(int unit) implements UnitEvent {}

  /** A unit went back to the box. */
  record Removed(int unit) implements UnitEvent {}

  /** Units attacked; none of them does so again in this turn. */
  record Attacked(List<Integer> units) implements UnitEvent {
    public Attacked {
      units = List.copyOf(units);
    }
  }

  /**
   * Units of one area serve somebody else from now on.
   *
   * @param as the numbers that they go by there
   */
  record Hired(List<Integer> units, List<Integer> as) implements UnitEvent {
    public Hired {
      units = List.copyOf(units);
      as = List.copyOf(as);
    }
  }

  /** Units that served somebody else are their owner's again, in a place. */
  record Released(List<Integer> hired, int place) implements UnitEvent {
    public Released {
      hired = List.copyOf(hired);
    }
  }

  /**
   * A ship lies before a coast that it must land on.
   *
   * @param from the area that it came from
   * @param seas the sea areas that it crossed, in order
   */
  record Aimed(int unit, int area, int from, List<Integer> seas) implements UnitEvent {
    public Aimed {
      seas = List.copyOf(seas);
    }
  }
}
