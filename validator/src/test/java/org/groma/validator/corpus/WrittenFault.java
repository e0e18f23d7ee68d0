package org.groma.validator.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.validator.finding.Finding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A mistake in a sample as a line of a corpus writes it. The corpora were made by people who had
 * not read the checks; what a line may say stands in the package comment.
 *
 * @param expected records or files of which a finding must name one; none for a harmless edit
 * @param line the whole line
 */
record WrittenFault(String family, String name, List<String> expected, JsonNode line) {

  static final String HARMLESS = "harmless";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** All lines of a game, by family. */
  static List<WrittenFault> of(String game) {
    Path folder = Path.of("src", "test", "resources", "org", "groma", "validator", "corpus", game);
    List<WrittenFault> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String family = file.getFileName().toString().replace(".jsonl", "");
        for (String text : Files.readAllLines(file)) {
          if (!text.isBlank()) {
            all.add(read(family, JSON.readTree(text)));
          }
        }
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return all;
  }

  private static WrittenFault read(String family, JsonNode line) {
    List<String> expected = new ArrayList<>();
    if (line.has("expect")) {
      line.get("expect").forEach(each -> expected.add(subject(each.asString())));
    } else if (line.has("in")) {
      expected.add(subject(line.get("in").asString()));
    } else if (line.has("remove")) {
      expected.add(subject(line.get("remove").asString()));
    } else if (line.has("add")) {
      expected.add(line.get("add").asString() + ":" + line.get("to").path("id").asString(""));
    } else if (line.has("file")) {
      expected.add(line.get("file").asString());
      if (line.has("move")) {
        expected.add(line.get("move").asString());
      }
    }
    return new WrittenFault(family, line.get("name").asString(), List.copyOf(expected), line);
  }

  private static String subject(String written) {
    return written
        .replaceFirst("^source:", "source-table:")
        .replaceFirst("^settings:-$", "project:settings")
        .replaceFirst("^vocabulary:-$", "project:vocabulary");
  }

  boolean isHarmless() {
    return family.equals(HARMLESS);
  }

  /** Whether only games can show it. */
  boolean isOfPlay() {
    return line.path("play").asBoolean(false);
  }

  /** Whether a finding leads to what is wrong: it is about the record, or points at its file. */
  boolean isNamedBy(Finding finding) {
    return finding.subjects().stream().anyMatch(each -> expected.contains(each.toString()))
        || finding.location().filter(at -> expected.contains(at.file())).isPresent()
        || finding.subjects().stream()
            .anyMatch(each -> each.kind().equals("file") && isFileOf(each.id()));
  }

  /** A file that cannot be read is told by its name and line; the record is in that line. */
  private boolean isFileOf(String file) {
    return expected.stream()
        .anyMatch(
            record -> record.equals(file) || FaultyFolder.fileOf(record).equals(Optional.of(file)));
  }

  @Override
  public String toString() {
    return family + ": " + name;
  }
}
