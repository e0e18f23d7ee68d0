package org.groma.validator.play;

import java.util.Comparator;

/**
 * A moment at which something was seen.
 *
 * @param event after how many events of the log; 0 before the first
 */
public record Sighting(Match match, long event) implements Comparable<Sighting> {

  private static final Comparator<Sighting> ORDER =
      Comparator.comparing(Sighting::match).thenComparingLong(Sighting::event);

  @Override
  public int compareTo(Sighting other) {
    return ORDER.compare(this, other);
  }
}
