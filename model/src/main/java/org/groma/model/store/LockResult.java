package org.groma.model.store;

import java.nio.file.Path;
import java.util.Optional;

/** What came of asking for the lock of a project. */
public sealed interface LockResult {

  /** It is ours until it is closed. */
  record Locked(ProjectLock lock) implements LockResult {}

  /**
   * Someone else has it.
   *
   * @param holder nothing if their record cannot be read
   */
  record Busy(Path folder, Optional<LockHolder> holder) implements LockResult {

    /** That a project is in use, by whom and since when. */
    public String sentence() {
      return holder
          .map(other -> other.sentence(folder))
          .orElse(folder + " is in use by another Groma.");
    }
  }

  /**
   * There can be no lock, because nothing may be written there.
   *
   * @param reason a sentence
   */
  record Unlockable(String reason) implements LockResult {}
}
