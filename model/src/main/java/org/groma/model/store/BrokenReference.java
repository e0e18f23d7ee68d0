package org.groma.model.store;

import java.util.Optional;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.JsonPath;
import org.groma.model.value.NearestWord;

/**
 * An id or a word in a project that stands for nothing.
 *
 * @param kind the kind of what has it: {@code province}, or {@code arc} and {@code face} of the map
 * @param entry the id of what has it
 * @param field the way to it from there, {@code $.units[2].place}
 * @param target what it says
 * @param among what it should be one of, as a message says it: {@code areas}
 * @param nearest what was probably meant
 */
public record BrokenReference(
    Sort sort,
    String kind,
    String entry,
    JsonPath field,
    String target,
    String among,
    Optional<String> nearest) {

  /** What sort of thing is missing. */
  public enum Sort {
    /** An entry of the project. */
    ENTRY,
    /** A printed edition among the sources of the project. */
    EDITION,
    /** A word of the vocabulary. */
    WORD
  }

  static final String ARC = "arc";
  static final String FACE = "face";

  /** The file that has it, relative to the project folder. */
  public String file() {
    return Kinds.byWord(kind)
        .map(known -> known.fileOf(known.parseId().apply(entry)))
        .orElse(ProjectFiles.TOPOLOGY);
  }

  /** A sentence without first capital and full stop. */
  public String message() {
    String hint = NearestWord.hint(nearest);
    return switch (sort) {
      case ENTRY -> "'" + target + "' is not among the " + among + " of the project" + hint;
      case EDITION -> "'" + target + "' is not among the sources in project.json" + hint;
      case WORD -> "'" + target + "' is not among the " + among + " of the vocabulary" + hint;
    };
  }
}
