package org.groma.editor.sheet;

import org.groma.validator.finding.Subject;

/**
 * What a cell is about in the files.
 *
 * @param path the field within the entry, {@code income} or {@code attributes.combat}
 */
public record Field(Subject subject, String path) {

  /** Whether a finding's path, {@code $.areas[2]}, lies in this field. */
  boolean holds(String found) {
    String plain = found.startsWith("$.") ? found.substring(2) : found;
    return plain.equals(path) || plain.startsWith(path + "[") || plain.startsWith(path + ".");
  }
}
