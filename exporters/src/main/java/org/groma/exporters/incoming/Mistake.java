package org.groma.exporters.incoming;

/**
 * Why a file cannot be taken as it is.
 *
 * @param where the place in the file as a person finds it: {@code sheet Provinces, row 12, column
 *     Income}; empty for the file as a whole
 * @param what what is wrong there and what was expected, as a sentence
 */
public record Mistake(String where, String what) {

  @Override
  public String toString() {
    return where.isEmpty() ? what : where + ": " + what;
  }
}
