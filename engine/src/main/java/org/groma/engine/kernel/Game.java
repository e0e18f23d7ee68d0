package org.groma.engine.kernel;

import java.util.List;
import java.util.OptionalInt;

/** A game under way. */
public interface Game {

  /** Plays on to the end of the next step of the sequence; does nothing once it is over. */
  void step();

  boolean isOver();

  /** The turn that is being played, by its number. */
  int turn();

  /** What a seat has earned so far. */
  double points(int seat);

  /** The nation that controls a province, or -1. */
  int holder(int province);

  /** The player who has won, by the number of the seat; empty while nobody has. */
  OptionalInt winner();

  /** Applies an event of a log to a game that was started in the same way. */
  void replay(Event event);

  /** Which invariants do not hold now, as sentences. */
  List<String> brokenInvariants();
}
