package org.groma.model.store.json;

/** A place in a text file: line and column, counted from 1 in characters. */
public record Spot(int line, int column) {

  /** No place: of values that were never in a file. */
  public static final Spot UNKNOWN = new Spot(0, 0);

  public boolean isKnown() {
    return line > 0;
  }
}
