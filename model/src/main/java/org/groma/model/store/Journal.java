package org.groma.model.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.store.json.Unwritable;

/**
 * The unsaved work on a project, written down event by event in {@code .groma/journal.jsonl}, so
 * that a crash does not lose it. The file is made by the first event after a save and removed by
 * the next save. Not thread-safe: it belongs to whoever edits.
 */
public final class Journal implements AutoCloseable {

  /** How sure an event is to survive once {@link #append} has returned. */
  public enum Flush {
    /** It survives a crash of the program; the operating system has it. */
    SYSTEM,
    /** It survives a power cut too; each event waits for the disk. */
    DISK
  }

  private final Path folder;
  private final Flush flush;
  private Project saved;
  private Fingerprint base;
  private StepShadow shadow;
  private int events;
  private long length;
  private boolean behind;

  /** A save that the disk would not tell the outcome of. */
  private record Attempt(Project project, Fingerprint fingerprint) {}

  private Optional<Attempt> attempt = Optional.empty();
  private Optional<FileChannel> open = Optional.empty();

  /** Which file it is that we have open, where the system says so, once it was looked at. */
  private Optional<Object> identity = Optional.empty();

  private boolean lookedAt;

  private Journal(Path folder, Project saved, Fingerprint base, Flush flush) {
    this.folder = folder;
    this.flush = flush;
    this.saved = saved;
    this.base = base;
    this.shadow = new StepShadow(saved);
  }

  /**
   * A journal for a project as it was just loaded or saved. Nothing is written before the first
   * event; an older journal with work in it is set aside then.
   */
  public static Journal begin(Path folder, Project saved, Fingerprint base, Flush flush) {
    return new Journal(folder, saved, base, flush);
  }

  /** The same journal as far as it was recovered, to be gone on with. */
  Journal resumed(StepShadow followed, int count, long end) {
    shadow = followed;
    events = count;
    length = end;
    return this;
  }

  /**
   * Looks for work on a project that was not saved, and does it again. Damage at the end of the
   * journal is cut off, so that the journal can be gone on with; a journal that belongs to other
   * files is renamed. To decline recovered work, {@link #discard} its journal.
   *
   * @param saved the project as it was loaded from the folder a moment ago
   */
  public static Recovery recover(Path folder, Project saved, Flush flush) {
    return Recovering.recover(folder, saved, flush);
  }

  /** Whether there is work in a folder that its author has neither saved nor thrown away. */
  public static boolean holdsWork(Path folder) {
    return JournalFile.holdsWork(folder);
  }

  Path folder() {
    return folder;
  }

  /**
   * Writes an event down.
   *
   * @param after the project after it
   * @throws IOException if it could not be written. The next event then writes the whole state
   *     down, so that nothing is missing once writing works again.
   */
  public void append(JournalEvent event, Project after) throws IOException {
    write(Optional.of(event), Optional.empty(), after);
  }

  /**
   * Writes down a step to a state that was made elsewhere, by an import for instance: the whole
   * state, because no event leads there.
   *
   * @param name what the history calls the step
   * @throws IOException as above
   */
  public void jump(String name, Project after) throws IOException {
    write(Optional.empty(), Optional.of(name), after);
  }

  private void write(Optional<JournalEvent> event, Optional<String> name, Project after)
      throws IOException {
    try {
      settleAttempt();
      FileChannel channel = channel();
      Optional<JournalEvent> following = event.filter(it -> !behind && shadow.leadsTo(it, after));
      int number = events + 1;
      JournalLine line =
          following.isPresent()
              ? new JournalLine.Numbered(number, following.get())
              : JournalState.of(number, name, baseFiles(), ProjectWriter.files(after));
      write(channel, line.write());
      following.ifPresentOrElse(it -> shadow.follow(it, after), () -> shadow.jump(after));
      events = number;
      behind = false;
    } catch (IOException failed) {
      behind = true;
      throw failed;
    } catch (Unwritable broken) {
      behind = true;
      throw new IOException("this cannot be written down: " + broken.getMessage(), broken);
    }
  }

  /**
   * The files that the journal starts from. They are in the folder, unless another program has
   * changed them there; what they would be if we had written them does as well then.
   */
  private NavigableMap<String, byte[]> baseFiles() throws IOException, Unwritable {
    NavigableMap<String, byte[]> there = Snapshot.of(folder).files();
    return Fingerprint.of(there).equals(base) ? there : ProjectWriter.files(saved);
  }

  /**
   * Finds out whether a save that may or may not have been decided was. If so it is finished, and
   * the journal starts from it.
   */
  private void settleAttempt() throws IOException {
    if (attempt.isPresent()) {
      Optional<PendingSave> pending = PendingSave.in(folder);
      if (pending.isPresent()) {
        pending.get().finish();
        restart(attempt.get().project, attempt.get().fingerprint);
        behind = true; // what was done meanwhile is in no event
      }
      attempt = Optional.empty();
    }
  }

  /** A save of this state may or may not have been decided, and with it that this file goes. */
  void mayBeSaved(Project project, Fingerprint fingerprint) {
    attempt = Optional.of(new Attempt(project, fingerprint));
  }

  /** The file, made anew if somebody has deleted it under us or put another in its place. */
  private FileChannel channel() throws IOException {
    if (open.isPresent() && !isInPlace()) {
      letGo();
      startOver();
      behind = true;
    }
    if (open.isEmpty()) {
      if (length == 0) {
        JournalFile.makeWay(folder);
      }
      open = Optional.of(JournalFile.open(folder));
    }
    try {
      FileChannel channel = open.get();
      if (!lookedAt) {
        identity = key();
        lookedAt = true;
        if (channel.size() < length) {
          // someone took it away or cut it short: what it said is in the state that comes next
          startOver();
          behind = true;
        }
        channel.truncate(length);
      }
      if (length == 0) {
        write(channel, JournalFile.header(base));
        if (flush == Flush.DISK) {
          Disk.settle(JournalFile.in(folder).getParent());
          Disk.settle(folder);
        }
      }
      return channel;
    } catch (IOException failed) {
      letGo(); // opening it again cuts off what is half written
      throw failed;
    }
  }

  private boolean isInPlace() throws IOException {
    try {
      return key().equals(identity) && Files.size(JournalFile.in(folder)) >= length;
    } catch (NoSuchFileException deleted) {
      return false;
    }
  }

  private Optional<Object> key() throws IOException {
    return Optional.ofNullable(
        Files.readAttributes(
                JournalFile.in(folder), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
            .fileKey());
  }

  private void write(FileChannel channel, byte[] line) throws IOException {
    try {
      ByteBuffer rest = ByteBuffer.wrap(line);
      while (rest.hasRemaining()) {
        channel.write(rest, length + rest.position());
      }
      if (flush == Flush.DISK) {
        channel.force(false);
      }
      length += line.length;
    } catch (IOException failed) {
      letGo(); // opening it again cuts off what is half written
      throw failed;
    }
  }

  /** Starts anew from a state that was just saved; the save has removed the file. */
  void restart(Project project, Fingerprint fingerprint) {
    saved = project;
    base = fingerprint;
    behind = false;
    attempt = Optional.empty();
    startOver();
  }

  private void startOver() {
    shadow = new StepShadow(saved);
    events = 0;
    length = 0;
  }

  /**
   * Puts the work aside, to be deleted once a journal that follows it tells the same.
   *
   * @return where it is now; nothing if there is none
   */
  public Optional<Path> setAside() throws IOException {
    boolean ours = length > 0;
    letGo();
    if (!ours || !Disk.isThere(JournalFile.in(folder))) {
      return Optional.empty();
    }
    Path aside = JournalFile.aside(folder);
    Files.move(JournalFile.in(folder), aside);
    restart(saved, base);
    return Optional.of(aside);
  }

  /** Throws the unsaved work away, because whoever edits said so and went back to the save. */
  public void discard() throws IOException {
    boolean ours = length > 0; // one that could not be used is left for whoever can
    close();
    if (ours) {
      Files.deleteIfExists(JournalFile.in(folder));
      Disk.deleteIfEmpty(JournalFile.in(folder).getParent());
    }
    restart(saved, base);
  }

  /** Lets go of the file, which stays. The next event opens it again. */
  @Override
  public void close() throws IOException {
    Optional<FileChannel> file = open;
    open = Optional.empty();
    lookedAt = false;
    if (file.isPresent()) {
      try {
        file.get().close();
      } catch (IOException failed) {
        behind = true; // some of what was written may be missing
        throw failed;
      }
    }
  }

  /** The same where nobody need be told: the next event makes up for what is missing. */
  void letGo() {
    try {
      close();
    } catch (IOException madeUpFor) {
      // as said
    }
  }
}
