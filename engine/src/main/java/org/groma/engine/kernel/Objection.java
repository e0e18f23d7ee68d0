package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;

/**
 * A mistake that an {@link Inspection} found.
 *
 * @param inspection the id of the inspection
 * @param message a sentence that a map maker understands
 * @param subjects what it is about, each as {@code kind:id}, the most affected first
 * @param field the path of the value within the first of them, {@code $.setups[3].units[2].place}
 * @param mending how to mend it, where that is certain
 */
public record Objection(
    String inspection,
    String message,
    List<String> subjects,
    Optional<String> field,
    Optional<Mending> mending) {

  /** What a mending does, as a button says it, and the edit that does it. */
  public record Mending(String title, Edit edit) {}

  public Objection {
    subjects = List.copyOf(subjects);
  }

  /**
   * An objection to a value of which nobody can say for certain what it should be.
   *
   * @param path the path within the first of the subjects, {@code setups[3].units[2].place}
   */
  public static Objection of(
      Inspection inspection, String message, String path, String... subjects) {
    return new Objection(
        inspection.id(), message, List.of(subjects), Optional.of("$." + path), Optional.empty());
  }
}
