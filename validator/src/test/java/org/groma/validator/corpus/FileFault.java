package org.groma.validator.corpus;

import java.util.function.UnaryOperator;
import org.groma.validator.check.Family;

/**
 * One mistake in a file, as somebody might make it in a text editor.
 *
 * @param file relative to the project folder
 * @param made from the text of the file to what it is afterwards; to null to delete it
 */
record FileFault(Family family, String name, String file, UnaryOperator<String> made) {

  /** The first occurrence of a text replaced by another. */
  static FileFault replace(Family family, String name, String file, String from, String to) {
    return new FileFault(
        family,
        name,
        file,
        text -> {
          int at = text.indexOf(from);
          if (at < 0) {
            throw new AssertionError("'" + from + "' is not in " + file);
          }
          return text.substring(0, at) + to + text.substring(at + from.length());
        });
  }

  @Override
  public String toString() {
    return family.word() + ": " + name;
  }
}
