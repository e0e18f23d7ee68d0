package org.groma.engine.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table with one result for each band of rolls. Immutable. */
public final class Bands<T> {

  private record Entry<T>(Band band, T result) {}

  /** All rolls from one number to another, both included. */
  public record Band(int from, int to) {

    /** Reads {@code 7}, {@code 8-9}, {@code 4-} (4 or less) and {@code 12+}. */
    public static Optional<Band> parse(String key) {
      try {
        if (key.endsWith("+")) {
          return Optional.of(
              new Band(Integer.parseInt(key.substring(0, key.length() - 1)), Integer.MAX_VALUE));
        }
        if (key.endsWith("-")) {
          return Optional.of(
              new Band(Integer.MIN_VALUE, Integer.parseInt(key.substring(0, key.length() - 1))));
        }
        int dash = key.indexOf('-', 1);
        return dash < 0
            ? Optional.of(new Band(Integer.parseInt(key), Integer.parseInt(key)))
            : Optional.of(
                new Band(
                    Integer.parseInt(key.substring(0, dash)),
                    Integer.parseInt(key.substring(dash + 1))));
      } catch (NumberFormatException notABand) {
        return Optional.empty();
      }
    }

    public boolean contains(int roll) {
      return roll >= from && roll <= to;
    }
  }

  private final List<Entry<T>> entries;

  private Bands(List<Entry<T>> entries) {
    this.entries = entries;
  }

  public static <T> Bands<T> empty() {
    return new Bands<>(List.of());
  }

  public Bands<T> with(Band band, T result) {
    List<Entry<T>> more = new ArrayList<>(entries);
    more.add(new Entry<>(band, result));
    return new Bands<>(List.copyOf(more));
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** All results, in the order of the table. */
  public List<T> results() {
    return entries.stream().map(Entry::result).toList();
  }

  /** What a roll gives; empty where the table has a hole. */
  public Optional<T> find(int roll) {
    for (Entry<T> entry : entries) {
      if (entry.band().contains(roll)) {
        return Optional.of(entry.result());
      }
    }
    return Optional.empty();
  }
}
