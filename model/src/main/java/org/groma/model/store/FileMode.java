package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/**
 * Who may do what with a file. One that is written anew keeps it: what only its owner could read
 * stays so.
 *
 * @param permissions nothing where the system knows of none, or for a file like any new one
 */
record FileMode(Optional<Set<PosixFilePermission>> permissions) {

  static final FileMode USUAL = new FileMode(Optional.empty());

  private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  /** The mode of a file; the usual one if there is none. */
  static FileMode of(Path file) throws IOException {
    if (!isKnownIn(file)) {
      return USUAL;
    }
    try {
      return new FileMode(
          Optional.of(Files.readAttributes(file, PosixFileAttributes.class).permissions()));
    } catch (NoSuchFileException none) {
      return USUAL;
    }
  }

  /** The mode of a file, or of another if there is no such file yet. */
  static FileMode of(Path file, FileMode other) throws IOException {
    FileMode own = of(file);
    return own.permissions.isPresent() ? own : other;
  }

  /** Whether this disk knows modes. */
  static boolean isKnownIn(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /** For a file that gets its mode when it is complete. */
  FileAttribute<?>[] whileWritten() {
    return permissions.isPresent() ? new FileAttribute<?>[] {OWNER_ONLY} : new FileAttribute<?>[0];
  }

  /** For a file that is written to from the start; no more is allowed than for any new one. */
  FileAttribute<?>[] fromTheStart() {
    return permissions
        .map(it -> new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(it)})
        .orElse(new FileAttribute<?>[0]);
  }

  void set(Path file) throws IOException {
    if (permissions.isPresent()) {
      Files.setAttribute(file, "posix:permissions", permissions.get());
    }
  }
}
