package org.groma.exporters.sheet;

import org.groma.model.tables.TimeEntry;

/** Words for entries of the time table where the name of the nation stands beside them. */
final class Arrivals {

  private Arrivals() {}

  /** What happens, without repeating whose it is. */
  static String words(Press press, TimeEntry entry) {
    String words = press.phrases().arrival(press.project(), entry);
    String bare =
        entry
            .nation()
            .map(nation ->
                words.replaceFirst(
                    " (of|for) (the )?"
                        + java.util.regex.Pattern.quote(press.names().nation(nation))
                        + "(?=[:,]|$)",
                    ""))
            .orElse(words);
    return Wording.capital(bare);
  }
}
