package org.groma.model.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;

/** What the store asks of a disk beyond the Java library: that things stay, and plain words. */
final class Disk {

  private static final String NOT_A_FOLDER = "Not a directory";

  private Disk() {}

  /**
   * Writes a new file and waits until it is on the disk. Nobody else can read it before it has its
   * mode.
   *
   * @param mode who may do what with it, where the system knows that
   */
  static void write(Path file, byte[] bytes, FileMode mode) throws IOException {
    Files.createDirectories(file.getParent());
    try (FileChannel channel =
        FileChannel.open(
            file,
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            mode.whileWritten())) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      mode.set(file);
      channel.force(true);
    }
  }

  /**
   * Waits until the names in a folder are on the disk, where the system can do that. Windows has no
   * such thing; its renames are journalled by the file system. Nor have some network disks.
   */
  static void settle(Path folder) throws IOException {
    if (!FileMode.isKnownIn(folder)) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException failed) {
      String words = String.valueOf(failed.getMessage());
      if (!words.contains("Invalid argument") && !words.contains("not supported")) {
        throw failed;
      }
    }
  }

  /**
   * Whether something of this name is there, be it a link to nowhere. A disk that cannot say so has
   * not said that there is nothing.
   */
  static boolean isThere(Path path) throws IOException {
    return look(path, LinkOption.NOFOLLOW_LINKS).isPresent();
  }

  /** Whether a folder is there, or a link to one. */
  static boolean isFolder(Path path) throws IOException {
    return look(path).filter(BasicFileAttributes::isDirectory).isPresent();
  }

  private static Optional<BasicFileAttributes> look(Path path, LinkOption... options)
      throws IOException {
    try {
      return Optional.of(Files.readAttributes(path, BasicFileAttributes.class, options));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (FileSystemException failed) {
      if (NOT_A_FOLDER.equals(failed.getReason())) {
        return Optional.empty(); // a file stands where the folder should
      }
      throw failed;
    }
  }

  /**
   * Makes sure that a way within a folder goes through no link, so that what is written there does
   * not come to lie elsewhere.
   *
   * @param way relative to the folder
   */
  static void refuseLinks(Path folder, String way) throws IOException {
    Path here = folder;
    for (String name : way.split("/")) {
      here = here.resolve(name);
      if (look(here, LinkOption.NOFOLLOW_LINKS).filter(it -> it.isSymbolicLink()).isPresent()) {
        throw new FileSystemException(
            here.toString(),
            null,
            "this is a link, and nothing is written through a link; put there what it leads to, or"
                + " save elsewhere");
      }
    }
  }

  /** The same for a folder and all folders in it. */
  static void settleTree(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult postVisitDirectory(Path inner, IOException failed)
              throws IOException {
            settle(inner);
            return super.postVisitDirectory(inner, failed);
          }
        });
  }

  static void deleteTree(Path top) throws IOException {
    if (!isThere(top)) {
      return;
    }
    Files.walkFileTree(
        top,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, IOException failed)
              throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** Whether this is a link to something that does not exist. */
  static boolean leadsNowhere(Path path) {
    return Files.isSymbolicLink(path) && !Files.exists(path);
  }

  /** Deletes a folder if nothing is in it. A link to one stays: someone made it. */
  static void deleteIfEmpty(Path folder) throws IOException {
    if (Files.isSymbolicLink(folder)) {
      return; // deleting it would work whatever is behind it
    }
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException inUse) {
      // it stays
    }
  }

  /** Deletes a folder and all in it, which does no harm if it stays. */
  static void deleteTreeQuietly(Path top) {
    try {
      deleteTree(top);
    } catch (IOException stays) {
      // as said
    }
  }

  /** Deletes a file that does no harm if it stays. */
  static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // as said
    }
  }

  /** Deletes a folder if nothing is in it and it can be done. */
  static void tidy(Path folder) {
    try {
      if (Files.isDirectory(folder)) {
        deleteIfEmpty(folder);
      }
    } catch (IOException stays) {
      // it does no harm
    }
  }

  /** What went wrong, in words, without first capital and full stop. */
  static String words(IOException failure) {
    String file = failure instanceof FileSystemException inFile ? inFile.getFile() : null;
    return switch (failure) {
      case NoSuchFileException _ -> file + " does not exist";
      case AccessDeniedException _ -> "there is no permission to use " + file;
      case FileAlreadyExistsException _ -> file + " is in the way";
      case NotDirectoryException _ -> file + " is not a folder";
      case FileSystemException other when other.getReason() != null ->
          file + ": " + other.getReason();
      default -> String.valueOf(failure.getMessage());
    };
  }
}
