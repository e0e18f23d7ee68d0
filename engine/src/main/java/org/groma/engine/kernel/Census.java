package org.groma.engine.kernel;

import java.util.List;

/**
 * What the statistics of a ruleset's games count, besides what every game has: winners, points and
 * who holds what.
 */
public interface Census {

  /** What may befall a nation, by the number under which it is counted. */
  List<Named> milestones();

  /** What is asked of every game that is over, by number; nothing where winning says it all. */
  default List<Verdict> verdicts() {
    return List.of();
  }

  /** The ways in which a province is fought over, by number. */
  List<Named> fights();

  /**
   * Counts an event of a game under way, if it is one that counts. What changes nothing reaches it
   * only if it is told where {@link Table#isFollowed} says so.
   */
  void count(Event event, Tally tally);
}
