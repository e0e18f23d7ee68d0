package org.groma.editor.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What surrounds a command.
 *
 * @param out takes data
 * @param err takes messages
 * @param terminal whether a person watches: long lists are cut short then, and long work announced
 * @param home the folder that Groma is installed in, with the sample projects
 * @param screen where windows open
 */
record Shell(
    PrintWriter out, PrintWriter err, boolean terminal, Optional<Path> home, Screen screen) {

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
