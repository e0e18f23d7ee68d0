package org.groma.model.entry;

import java.util.function.Function;
import org.groma.model.id.Id;

/**
 * One sort of entry.
 *
 * @param word the singular that messages and keys use, {@code province}
 * @param plural the name of the list in the file, {@code provinces}
 * @param storage where the entries are kept
 * @param type the record class
 * @param parseId reads an id of this kind
 */
public record Kind<I extends Id, E extends Entry<I>>(
    String word, String plural, Storage storage, Class<E> type, Function<String, I> parseId) {

  /** How entries of a kind are spread over files. */
  public sealed interface Storage {
    /** All in one file of the project. */
    record OneFile(String path) implements Storage {}

    /** One file each, {@code folder/<id>.json}; an id with a slash makes a sub-folder. */
    record FileEach(String folder) implements Storage {}
  }

  static final String JSON = ".json";

  /** The file, relative to the project folder, that holds the entry with this id. */
  public String fileOf(Id id) {
    return switch (storage) {
      case Storage.OneFile(String path) -> path;
      case Storage.FileEach(String folder) -> folder + "/" + id.slug() + JSON;
    };
  }

  @Override
  public String toString() {
    return word;
  }
}
