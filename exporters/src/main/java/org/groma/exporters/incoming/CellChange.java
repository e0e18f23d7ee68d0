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
}
