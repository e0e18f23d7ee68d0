package org.groma.model.store.json;

/** A value that no file can hold: not a number, or nested too deeply. */
public final class Unwritable extends Exception {

  private static final long serialVersionUID = 1L;

  Unwritable(String message) {
    super(message);
  }

  /** The same, seen from the field or the entry that holds the value. */
  public Unwritable in(String field) {
    return new Unwritable(field + ": " + getMessage());
  }
}
