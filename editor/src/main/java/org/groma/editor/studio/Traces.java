package org.groma.editor.studio;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Faults as text that a person can copy into a report. */
final class Traces {

  private Traces() {}

  static String of(Throwable fault) {
    StringWriter text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
