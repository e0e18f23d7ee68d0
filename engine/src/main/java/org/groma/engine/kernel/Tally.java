package org.groma.engine.kernel;

/** Takes down what a {@link Census} counts. */
public interface Tally {

  /** A milestone befell a nation. */
  void befell(int milestone, int nation);

  /** A province was fought over, in one of the ways that the census lists. */
  void fought(int fight, int province);
}
