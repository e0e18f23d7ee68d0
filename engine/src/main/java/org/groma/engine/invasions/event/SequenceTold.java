package org.groma.engine.invasions.event;

/** The moments of a turn that change nothing: what has just been completed. */
public sealed interface SequenceTold extends Told {

  /** A step of the turn is over for everybody; by its word. */
  record StepEnded(String step) implements SequenceTold {}

  /** It has been settled who controls what. */
  record ControlSettled() implements SequenceTold {}
}
