package org.groma.model.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Looks at folders. */
final class Folders {

  private Folders() {}

  /** All files in a folder with their text, by their names relative to it. */
  static NavigableMap<String, String> text(Path folder) throws IOException {
    NavigableMap<String, String> texts = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      texts.put(
          folder.relativize(file).toString(),
          new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }
    return texts;
  }
}
