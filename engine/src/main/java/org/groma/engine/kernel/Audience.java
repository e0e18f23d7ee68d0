package org.groma.engine.kernel;

/** Whoever listens to a story. */
public interface Audience {

  /** The story has come to another part of the game; what follows belongs to it. */
  void enter(Chapter chapter);

  /** One line of the story, without the end of the line. */
  void line(String line);
}
