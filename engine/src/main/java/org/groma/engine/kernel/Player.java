package org.groma.engine.kernel;

/** Somebody who answers decisions: at random, by judgement, from a script, or a person. */
public interface Player {

  /** A legal answer to the decision. */
  <A> A decide(Decision<A> decision);
}
