package org.groma.validator.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.groma.validator.Sample;

/** Project folders for tests: copies of the sample that may be spoilt. */
final class Folders {

  private Folders() {}

  /** The files of the sample that are read as a project, by their names. */
  static Map<String, byte[]> sample() {
    Map<String, byte[]> files = contents(Sample.FOLDER);
    files.keySet().removeIf(name -> !name.endsWith(".json"));
    return files;
  }

  static Path write(Path folder, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
    return folder;
  }

  /** The sample with one file changed as text. */
  static Path withFile(Path folder, String name, UnaryOperator<String> change) throws IOException {
    Map<String, byte[]> files = sample();
    String text = new String(files.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
    files.put(name, change.apply(text).getBytes(StandardCharsets.UTF_8));
    return write(folder, files);
  }

  /** Every file of a folder with its bytes. */
  static Map<String, byte[]> contents(Path folder) {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path path : walk.filter(Files::isRegularFile).toList()) {
        contents.put(
            folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return contents;
  }
}
