package org.groma.engine.kernel;

import java.util.List;

/** A scenario that a ruleset has made ready: compiled once, played any number of times. */
public interface Contest {

  /** Who sits at the table, by the number of the seat. */
  List<Named> seats();

  /** Those who act and for whom decisions are made, by the number of the chooser. */
  List<Named> nations();

  /** The seat that plays a nation, or -1 when nobody does, or whoever takes it in the game. */
  int seat(int nation);

  /** The provinces of the map, by the numbers that games use. */
  List<Named> provinces();

  /**
   * A player of this game; its luck is its own, so that its choices do not change what is rolled.
   */
  Player player(Skill skill, Dice luck);

  /**
   * What parts of a turn are called in its stories, in order: the steps, then those who act in
   * them.
   */
  List<Named> parts();

  /** Somebody who tells its games. */
  Storyteller storyteller(Audience audience);

  /** What statistics of its games count. */
  Census census();

  /** What its games may use. */
  Inventory inventory();

  /** Checks the invariants of one game after every event that it is told. */
  Watch watch();

  /** Sets the scenario up at a table. */
  Game start(Table table);
}
