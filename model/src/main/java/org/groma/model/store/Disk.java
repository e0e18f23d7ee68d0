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
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/** What the store asks of a disk beyond the Java library: that things stay, and plain words. */
final class Disk {

  private Disk() {}

  /** Writes a new file and waits until it is on the disk. */
  static void write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
    }
  }

  /** Waits until the names in a folder are on the disk, where the system can do that. */
  static void settle(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notOnThisSystem) {
      // Windows has no such thing; its renames are journalled by the file system
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
    if (!Files.exists(top)) {
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
