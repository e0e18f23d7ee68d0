package org.groma.validator.measure;

import java.util.Comparator;
import org.groma.model.id.Place;

/** Two places, in their order: it does not matter which was named first. */
public record Pair(Place a, Place b) implements Comparable<Pair> {

  private static final Comparator<Pair> ORDER =
      Comparator.comparing(Pair::a).thenComparing(Pair::b);

  public static Pair of(Place one, Place other) {
    return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
  }

  @Override
  public int compareTo(Pair other) {
    return ORDER.compare(this, other);
  }
}
