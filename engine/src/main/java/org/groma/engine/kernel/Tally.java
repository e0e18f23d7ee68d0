package org.groma.engine.kernel;

/** Takes down what a {@link Census} counts. */
public interface Tally {

  /** A milestone befell a nation. */
  void befell(int milestone, int nation);

  /**
   * A place was fought over, in one of the ways that the census lists. Statistics are of the
   * contest's provinces; other places are passed over.
   */
  void fought(int fight, int place);

  /** The game is over: its answer to a question of the census. */
  void judged(int verdict, int answer);

  /** Pieces came to a place; others than the contest's provinces are passed over. */
  void entered(int place);
}
