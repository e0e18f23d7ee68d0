package org.groma.validator.measure;

import org.groma.model.id.Place;

/** Two places, in their order: it does not matter which was named first. */
public record Pair(Place a, Place b) {

  public static Pair of(Place one, Place other) {
    return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
  }
}
