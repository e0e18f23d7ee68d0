package org.groma.engine.kernel;

import java.util.List;

/**
 * Something that must hold in a state whatever has happened.
 *
 * @param <S> the state it speaks of
 */
public interface Invariant<S> {

  /** A stable name, {@code units.conserved}. */
  String id();

  /** The section of the rulebook it follows from. */
  String section();

  /** What is wrong, a sentence each; empty while it holds. */
  List<String> broken(S state);
}
