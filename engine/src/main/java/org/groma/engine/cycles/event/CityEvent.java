package org.groma.engine.cycles.event;

/** Cities and garrisons of nobody. */
public sealed interface CityEvent extends CyclesEvent {

  /** A city has another owner; -1 for none. */
  record Owned(int city, int position) implements CityEvent {}

  /**
   * A city was pillaged.
   *
   * @param until the turn in whose administration phase it recovers
   */
  record Pillaged(int city, int until) implements CityEvent {}

  record Recovered(int city) implements CityEvent {}

  /** A neutral garrison stands in an area. */
  record Garrisoned(int area) implements CityEvent {}

  record GarrisonGone(int area) implements CityEvent {}

  /** A city was founded in an area that had none; it yields so much. */
  record Founded(int area, int tax) implements CityEvent {}
}
