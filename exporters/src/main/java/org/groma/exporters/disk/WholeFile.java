package org.groma.exporters.disk;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessMode;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;

/**
 * Writes files so that each is there as a whole or not at all. Who may read a file stays as it was;
 * a link that was named keeps its place, and the file that it leads to is the one that is written.
 */
public final class WholeFile {

  /** What a file is to hold. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private static final SecureRandom CHANCE = new SecureRandom();
  private static final int BUFFER = 1 << 16;

  private WholeFile() {}

  /** Writes a file into a folder that is there; a device takes its content as it comes. */
  public static void write(Path named, Content content) throws IOException {
    Leftovers.sweep();
    Path file = isLink(named) ? behind(named) : named;
    Optional<BasicFileAttributes> before = attributes(file);
    try {
      if (before.filter(BasicFileAttributes::isOther).isPresent()) {
        try (OutputStream device = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
          content.writeTo(device);
        }
        return;
      }
      if (before.isPresent()) { // moving another onto it would work all the same
        file.getFileSystem().provider().checkAccess(file, AccessMode.WRITE);
      }
      replace(file, before.isPresent() ? rights(file) : Optional.empty(), content);
    } catch (UncheckedIOException wrapped) {
      throw wrapped.getCause();
    }
  }

  private static boolean isLink(Path named) throws IOException {
    try {
      return Files.readAttributes(named, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
          .isSymbolicLink();
    } catch (NoSuchFileException absent) {
      return false;
    }
  }

  private static Path behind(Path link) throws IOException {
    try {
      return link.toRealPath();
    } catch (NoSuchFileException nowhere) {
      throw new FileSystemException(link.toString(), null, "it is a link that leads nowhere");
    }
  }

  /** What is there; a disk that cannot say so is no reason to think that there is nothing. */
  private static Optional<BasicFileAttributes> attributes(Path file) throws IOException {
    try {
      return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
    } catch (NoSuchFileException absent) {
      return Optional.empty();
    }
  }

  private static void replace(Path file, Optional<Set<PosixFilePermission>> rights, Content content)
      throws IOException {
    // the name says nothing of the file's own, which may be as long as names can be
    Path fresh = file.resolveSibling(".groma-" + word() + ".tmp");
    Leftovers.add(fresh);
    try {
      try (FileChannel channel = create(fresh, rights)) {
        if (rights.isPresent()) { // what is made gets no more than the process gives to new files
          Files.setPosixFilePermissions(fresh, rights.get());
        }
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
        content.writeTo(out);
        out.flush();
        channel.force(true);
      }
      move(fresh, file);
      Leftovers.keep(fresh);
    } catch (FileAlreadyExistsException taken) {
      Leftovers.keep(fresh); // somebody else's
      throw taken;
    } catch (Throwable failed) {
      Leftovers.remove(fresh);
      throw failed;
    }
  }

  private static FileChannel create(Path fresh, Optional<Set<PosixFilePermission>> rights)
      throws IOException {
    Set<StandardOpenOption> anew = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return rights.isPresent()
        ? FileChannel.open(fresh, anew, PosixFilePermissions.asFileAttribute(rights.get()))
        : FileChannel.open(fresh, anew, new FileAttribute<?>[0]);
  }

  private static void move(Path fresh, Path file) throws IOException {
    try {
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException other) {
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      if (!Files.notExists(fresh) || !Files.exists(file)) {
        throw failed;
      }
      // a disk may do it and report an error all the same: then the new file is the one there is
    }
  }

  /** Who may read and write a file that is there; nothing where the system has no such rights. */
  private static Optional<Set<PosixFilePermission>> rights(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null ? Optional.empty() : Optional.of(view.readAttributes().permissions());
  }

  private static String word() {
    byte[] word = new byte[8];
    CHANCE.nextBytes(word);
    return HexFormat.of().formatHex(word);
  }
}
