package org.groma.model.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What came of saving a project. */
public sealed interface SaveResult {

  /**
   * The project is saved: whoever loads the folder now gets it.
   *
   * @param changedFiles the files that were written or deleted, relative to the folder; the others
   *     were as they should be and were not touched
   * @param fingerprint of all files, for the journal
   * @param unfinished why some files could not be put in their places yet, if so; they wait in
   *     {@code .groma/save.ready}, loading finds them there, and the next save puts them in place
   */
  record Saved(List<String> changedFiles, Fingerprint fingerprint, Optional<String> unfinished)
      implements SaveResult {
    public Saved {
      changedFiles = List.copyOf(changedFiles);
    }
  }

  /**
   * The folder is as it was.
   *
   * @param reason a sentence that says what stood in the way and what to do
   */
  record NotSaved(String reason) implements SaveResult {}

  /**
   * The folder is as it was: its files are not those that the project was made from, so somebody
   * else has written there since.
   *
   * @param now the files as they are
   */
  record Overtaken(Path folder, Fingerprint now) implements SaveResult {}
}
