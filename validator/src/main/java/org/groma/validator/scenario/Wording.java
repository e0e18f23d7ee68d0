package org.groma.validator.scenario;

import java.util.List;

/** Lists as sentences have them. */
final class Wording {

  private static final int MOST = 6;

  private Wording() {}

  /** {@code 3, 4 or 5}; of many only the first ones. */
  static String list(List<String> items, String last) {
    if (items.size() == 1) {
      return items.getFirst();
    }
    if (items.size() > MOST) {
      return String.join(", ", items.subList(0, MOST)) + " and " + (items.size() - MOST) + " more";
    }
    return String.join(", ", items.subList(0, items.size() - 1))
        + " "
        + last
        + " "
        + items.getLast();
  }
}
