package org.groma.model.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The right to write into the folder of a project, which one window or one command has at a time:
 * an operating system's lock on {@code .groma/lock}, which ends with the process that has it, and
 * in the file a record of who that is. Where the file system has no locks, {@link LockRecords}
 * stand in. Windows of one process are kept apart by {@link #HELD}.
 */
public final class ProjectLock implements AutoCloseable {

  static final String NAME = "lock";
  private static final int TRIES = 10;
  private static final int SIZES = 50_000;

  /**
   * The locks of this process. It is asked first, for on some systems closing a file gives up every
   * lock that the process has on it.
   */
  private static final List<ProjectLock> HELD = new ArrayList<>();

  private final Path folder;
  private final LockHolder holder;
  private Path file;
  private Optional<FileChannel> channel = Optional.empty();
  private Optional<Object> identity = Optional.empty();
  private Optional<Fingerprint> attempted = Optional.empty();

  private ProjectLock(Path folder, String task) {
    this.folder = folder;
    this.holder = LockHolder.here(task);
    this.file = folder.resolve(ProjectFiles.PRIVATE).resolve(NAME);
  }

  /**
   * Asks for the lock of a project.
   *
   * @param folder has to be there
   * @param task for others to read: {@code the studio}, {@code groma import}
   */
  public static LockResult take(Path folder, String task) {
    synchronized (HELD) {
      for (ProjectLock held : HELD) {
        if (held.isOf(folder)) {
          return new LockResult.Busy(folder, Optional.of(held.holder.since(since(held.file))));
        }
      }
      ProjectLock lock = new ProjectLock(folder, task);
      LockResult result = lock.take();
      if (result instanceof LockResult.Locked) {
        HELD.add(lock);
      }
      return result;
    }
  }

  private LockResult take() {
    try {
      for (int i = 0; i < TRIES; i++) {
        Optional<LockResult> result = tryOnce();
        if (result.isPresent()) {
          return result.get();
        }
      }
      return new LockResult.Busy(folder, Optional.empty());
    } catch (IOException | UnsupportedOperationException failed) {
      Disk.tidy(file.getParent());
      String words = failed instanceof IOException io ? Disk.words(io) : failed.getMessage();
      return new LockResult.Unlockable(folder + " cannot be written to: " + words + ".");
    }
  }

  /** Nothing if folder or file vanished while we were at it. */
  private Optional<LockResult> tryOnce() throws IOException {
    Disk.refuseLinks(folder, ProjectFiles.PRIVATE + "/" + NAME);
    if (!makeFolder(file.getParent())) {
      return Optional.empty();
    }
    FileChannel opened;
    try {
      opened =
          FileChannel.open(
              file,
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException folderJustRemoved) {
      return Optional.empty();
    }
    boolean kept = false;
    try {
      return switch (FileLocking.of(opened)) {
        case BUSY -> Optional.of(new LockResult.Busy(folder, LockRecords.read(file)));
        case UNSUPPORTED -> Optional.of(takeByRecord());
        case LOCKED -> {
          Optional<LockHolder> other = LockRecords.alive(file.getParent(), holder);
          if (other.isPresent()) { // its system would give it no lock, ours would
            yield Optional.of(new LockResult.Busy(folder, other));
          }
          if (!isStillThere(opened, file)) {
            yield Optional.empty();
          }
          write(opened, holder.text());
          identity = key(file);
          channel = Optional.of(opened);
          kept = true;
          yield Optional.of(new LockResult.Locked(this));
        }
      };
    } finally {
      if (!kept) {
        opened.close();
      }
    }
  }

  /**
   * Whether the folder is there. Not if another removed it while we looked whether what was there
   * is a folder: Java says that something is in the way then, and nothing is.
   */
  private static boolean makeFolder(Path path) throws IOException {
    try {
      Files.createDirectories(path);
      return true;
    } catch (FileAlreadyExistsException something) {
      if (isOtherThanFolder(path)) {
        throw something;
      }
      return false;
    }
  }

  private static boolean isOtherThanFolder(Path path) throws IOException {
    try {
      return !Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
          .isDirectory();
    } catch (NoSuchFileException gone) {
      return false;
    }
  }

  private LockResult takeByRecord() throws IOException {
    Optional<LockHolder> locked = LockRecords.read(file).filter(LockHolder::isAliveHere);
    if (locked.isPresent()) { // it has the lock that we were not given
      return new LockResult.Busy(folder, locked);
    }
    Files.deleteIfExists(file);
    Path own = LockRecords.file(file.getParent(), holder);
    Optional<LockHolder> other = LockRecords.obstacle(own, holder);
    if (other.isPresent()) {
      return new LockResult.Busy(folder, other);
    }
    file = own;
    identity = key(own);
    return new LockResult.Locked(this);
  }

  /**
   * Whether the locked file is still the one of that name: its last holder may have deleted it
   * between our opening it and locking it. Looked at by giving the file a size of our own and
   * asking for the size by its name, because opening it a second time would give the lock up on
   * some systems.
   */
  private static boolean isStillThere(FileChannel channel, Path file) throws IOException {
    channel.truncate(0);
    long size = 1 + SIZES + ProcessHandle.current().pid() % SIZES;
    channel.write(ByteBuffer.wrap(new byte[] {'\n'}), size - 1);
    try {
      return Files.size(file) == size;
    } catch (NoSuchFileException deleted) {
      return false;
    }
  }

  private static void write(FileChannel channel, String text) throws IOException {
    channel.truncate(0);
    ByteBuffer rest = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (rest.hasRemaining()) {
      channel.write(rest, rest.position());
    }
  }

  /** When a lock was taken: nothing is written into it later. */
  static Optional<Instant> since(Path file) {
    try {
      return Optional.of(Files.getLastModifiedTime(file).toInstant());
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  private static Optional<Object> key(Path file) throws IOException {
    return Optional.ofNullable(
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).fileKey());
  }

  /** Whether this is the lock of a folder, however that is named. */
  public boolean isOf(Path other) {
    try {
      return folder.equals(other) || Files.isSameFile(folder, other);
    } catch (IOException gone) {
      return false;
    }
  }

  public Path folder() {
    return folder;
  }

  /** Whether only a record keeps others away, because this file system has no locks. */
  public boolean isByRecordOnly() {
    return channel.isEmpty();
  }

  /**
   * Makes sure that the lock is still ours before something is written: somebody may have deleted
   * {@code .groma}. It is taken anew then, unless another has been quicker.
   */
  boolean isHeld() throws IOException {
    synchronized (HELD) {
      if (isInPlace()) {
        return HELD.contains(this);
      }
      closeChannel();
      file = folder.resolve(ProjectFiles.PRIVATE).resolve(NAME);
      return HELD.contains(this) && take() instanceof LockResult.Locked;
    }
  }

  private boolean isInPlace() throws IOException {
    try {
      return key(file).equals(identity);
    } catch (NoSuchFileException gone) {
      return false;
    }
  }

  /** What may have been saved, if the disk would not tell whether it was. */
  Optional<Fingerprint> undecided() {
    return attempted;
  }

  void undecided(Fingerprint fingerprint) {
    attempted = Optional.of(fingerprint);
  }

  void decided() {
    attempted = Optional.empty();
  }

  private void closeChannel() {
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException failed) {
      // the system gives the lock up all the same
    }
    channel = Optional.empty();
  }

  /** Gives the lock up and removes its file, and the folder if nothing else is in it. */
  @Override
  public void close() {
    synchronized (HELD) {
      if (HELD.remove(this)) {
        try {
          if (isInPlace()) { // else it is another's
            Disk.deleteQuietly(file);
          }
        } catch (IOException stays) {
          // it is no hindrance without its process
        }
        closeChannel();
        Disk.tidy(file.getParent());
      }
    }
  }
}
