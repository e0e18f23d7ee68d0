package org.groma.engine.kernel;

/** Whoever listens to a story. */
public interface Audience {

  /** The story has come to another part of the game; what follows belongs to it. */
  void enter(Chapter chapter);

  /** A title that is to stand out; in plain text it is underlined. */
  default void heading(String title) {
    line(title);
    line("=".repeat(title.length()));
  }

  /** One line of the story, without the end of the line. */
  void line(String line);
}
