package org.groma.editor.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every folder and file below a folder with its content, to see whether anything was written. */
record FolderState(NavigableMap<String, String> content) {

  static FolderState of(Path top) {
    NavigableMap<String, String> content = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(top)) {
      paths.forEach(path -> content.put(top.relativize(path).toString(), content(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new FolderState(content);
  }

  private static String content(Path path) {
    try {
      if (Files.isSymbolicLink(path)) {
        return "link to " + Files.readSymbolicLink(path);
      }
      return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
          ? "folder"
          : new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
