package org.groma.exporters;

import java.util.List;
import java.util.Optional;

/**
 * A way of writing a project down. Pure: the same export gives the same files, byte for byte,
 * whatever the day, the machine and its language.
 */
public interface Exporter {

  /** The word by which the command line names it. */
  String word();

  /** What it makes, in a few words for a list of formats. */
  String summary();

  /** Whether it prints what checks and proofreaders said, which takes some work to find out. */
  default boolean readsReview() {
    return false;
  }

  /**
   * Whether the game of the project has what it writes. One that has not is no part of writing
   * everything; asked for by its word, it says so as an {@link #obstacle}.
   */
  default boolean suits(Export export) {
    return true;
  }

  /** Why this project cannot be written so, as a sentence that says what to do; mostly nothing. */
  default Optional<String> obstacle(Export export) {
    return Optional.empty();
  }

  /**
   * What a person should know of the files that no obstacle is: sentences that begin with the word
   * of the format.
   */
  default List<String> notes(Export export) {
    return List.of();
  }

  /** The files, the most important one first. */
  List<Artifact> artifacts(Export export);
}
