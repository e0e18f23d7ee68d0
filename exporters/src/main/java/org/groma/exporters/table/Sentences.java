package org.groma.exporters.table;

import java.util.Locale;

/** Clauses made into sentences. */
final class Sentences {

  private Sentences() {}

  static String of(String clause) {
    String capital = clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1);
    return capital.endsWith("?") || capital.endsWith(".") ? capital : capital + ".";
  }
}
