package org.groma.validator.report;

import org.groma.model.review.Severity;

/** Colours of a terminal, or none. */
enum Ink {
  PLAIN,
  COLOUR;

  private static final String ESCAPE = "\u001b[";
  private static final String RESET = ESCAPE + "0m";

  String bold(String text) {
    return painted("1", text);
  }

  /** For what is there to be looked up, not read. */
  String faint(String text) {
    return painted("2", text);
  }

  String of(Severity severity, String text) {
    return painted(
        switch (severity) {
          case ERROR -> "1;31";
          case WARNING -> "1;33";
          case NOTE -> "1;36";
        },
        text);
  }

  private String painted(String code, String text) {
    return this == PLAIN ? text : ESCAPE + code + "m" + text + RESET;
  }
}
