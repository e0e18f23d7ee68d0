package org.groma.exporters.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Why a file was not written, as a sentence that says what to do. */
public final class WriteTrouble {

  /** With less than this a disk is full for any file. */
  private static final long NO_ROOM = 1 << 16;

  private WriteTrouble() {}

  /** Why a file could not be written if somebody tried; nothing where it looks possible. */
  public static Optional<String> foreseen(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return Optional.empty(); // a device takes what comes
    }
    Path folder = folder(file);
    if (Files.isDirectory(folder) && Files.isWritable(folder)) {
      return Files.isRegularFile(file) && !Files.isWritable(file)
          ? Optional.of(sentence(file, protectedFile()))
          : Optional.empty();
    }
    return Optional.of(sentence(file, folderTrouble(folder)));
  }

  /** Why a file was not written. */
  public static String of(Path file, IOException failure) {
    if (failure instanceof ScratchTrouble scratch) {
      return sentence(
          file,
          String.format(
                  Locale.ROOT,
                  "a temporary file in %s could not be: %s Or name another folder for these with",
                  scratch.folder(),
                  reason(scratch.folder(), scratch.failure()))
              + " GROMA_JAVA_OPTS=-Djava.io.tmpdir=FOLDER.");
    }
    if (failure instanceof AccessDeniedException && Files.exists(file) && !Files.isWritable(file)) {
      return sentence(file, protectedFile());
    }
    return sentence(file, reason(folder(file), failure));
  }

  private static String sentence(Path file, String reason) {
    return file
        + " was not written: "
        + reason
        + (Files.isRegularFile(file) ? " The file that was there is untouched." : "");
  }

  private static String protectedFile() {
    return "there is such a file, and it is write-protected. Let yourself write it, or name"
        + " another.";
  }

  private static String folderTrouble(Path folder) {
    if (!Files.exists(folder)) {
      return "there is no folder " + folder + ". Make it first, or name another.";
    }
    if (!Files.isDirectory(folder)) {
      return folder + " is no folder.";
    }
    return isReadOnly(folder) ? readOnly(folder) : denied(folder);
  }

  private static String reason(Path folder, IOException failure) {
    String words = words(failure);
    if (says(words, "no space left", "not enough space")) {
      return full(folder);
    }
    if (says(words, "quota")) {
      return "your share of the disk of " + folder + " is used up. Make room and try again.";
    }
    if (says(words, "read-only file system", "write protected")) {
      return readOnly(folder);
    }
    if (says(words, "name too long")) {
      return "its name is too long. Choose a shorter one.";
    }
    if (failure instanceof NoSuchFileException && !Files.isDirectory(folder)) {
      return folderTrouble(folder);
    }
    if (failure instanceof AccessDeniedException) {
      return isReadOnly(folder) ? readOnly(folder) : denied(folder);
    }
    // the system may speak another language than English
    if (isFull(folder)) {
      return full(folder);
    }
    return isReadOnly(folder)
        ? readOnly(folder)
        : String.format(
            Locale.ROOT,
            "the disk of %s reports: %s. Look after the disk, or name another folder.",
            folder,
            words.isBlank() ? failure.getClass().getSimpleName() : words);
  }

  private static String full(Path folder) {
    return "the disk is full (" + folder + "). Make room there and try again.";
  }

  private static String readOnly(Path folder) {
    return "the disk of " + folder + " is read-only. Name another folder.";
  }

  private static String denied(Path folder) {
    return "you may not write into the folder " + folder + ". Name another, or get leave.";
  }

  private static String words(IOException failure) {
    String words =
        failure instanceof FileSystemException inFile ? inFile.getReason() : failure.getMessage();
    return words == null ? "" : words;
  }

  private static boolean says(String words, String... phrases) {
    String plain = words.toLowerCase(Locale.ROOT);
    for (String phrase : phrases) {
      if (plain.contains(phrase)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFull(Path folder) {
    try {
      return Files.getFileStore(folder).getUsableSpace() < NO_ROOM;
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  private static boolean isReadOnly(Path folder) {
    try {
      FileStore store = Files.getFileStore(folder);
      return store.isReadOnly();
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  private static Path folder(Path file) {
    Path absolute = file.toAbsolutePath();
    return absolute.getParent() == null ? absolute : absolute.getParent();
  }
}
