package org.groma.engine.kernel;

/**
 * Tells a game as text. It hears nothing but the events, from the set-up on, so it tells a game
 * that is being played and one that was written down alike.
 */
public interface Storyteller {

  /** Hears what happened next. */
  void hear(Event event);

  /** Says what it still holds back: nothing more will happen. */
  void finish();
}
