package org.groma.editor.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What surrounds a command.
 *
 * @param out takes text for people; what a terminal would obey does not pass
 * @param err takes messages; as above
 * @param data takes what other programs read, byte by byte, and text with Groma's own colours
 * @param bar takes the progress bar, which moves the cursor
 * @param terminal whether a person watches: long lists are cut short then, and long work announced
 * @param home the folder that Groma is installed in, with the sample projects
 * @param screen where windows open
 */
record Shell(
    PrintWriter out,
    PrintWriter err,
    PrintWriter data,
    PrintWriter bar,
    boolean terminal,
    Optional<Path> home,
    Screen screen) {

  /** A command between the two streams that it is given. */
  Shell(PrintWriter out, PrintWriter err, boolean terminal, Optional<Path> home, Screen screen) {
    this(PlainWriter.before(out), PlainWriter.before(err), out, err, terminal, home, screen);
  }

  /** A message. */
  void say(String sentence) {
    err.println(sentence);
  }

  /** A message about long work, for whoever waits for it. */
  void announce(String work) {
    if (terminal) {
      err.println(work + "…");
      err.flush();
    }
  }
}
