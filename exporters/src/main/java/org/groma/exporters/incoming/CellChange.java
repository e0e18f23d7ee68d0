package org.groma.exporters.incoming;

/**
 * One value that becomes another.
 *
 * @param subject the entry as {@code kind:id}
 * @param field its field; {@code *} where the whole entry comes or goes
 * @param before as it is written in files; empty for nothing
 * @param after likewise
 */
public record CellChange(String subject, String field, String before, String after) {

  public static final String WHOLE = "*";

  /** The field of the record as a whole, and with a dot and a field after it that of one value. */
  static final String ORIGIN = "origin";

  /** Whether it is not a value that changes but what is said of where a value comes from. */
  public boolean ofOrigin() {
    return field.equals(ORIGIN) || field.startsWith(ORIGIN + ".");
  }
}
