package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.groma.model.value.ControlCharacters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whatever stands in files, no command prints what a terminal obeys. */
class TerminalTextTest {

  /**
   * Red, a bell, another title of the window, a sequence that begins with one character, a turn.
   */
  private static final String OBEYED =
      "\u001b[31m\u0007\u001b]0;title\u0007\u009b2J\u202egnorw\u2066\u2028\u0008";

  private static final Path SAMPLE =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data/romanitas");

  /** Where such text is put. */
  enum Spoilt {
    /** What people read: the project can be played and exported. */
    NAMES,
    /** Every text that is not the id of something. */
    TEXTS,
    /** The names of fields as well. */
    FIELDS
  }

  private static final Set<String> READ = Set.of("name", "title", "aliases", "note", "notes");

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void noCommandPrintsWhatATerminalObeys(Spoilt spoilt) throws IOException {
    Path project = folder.resolve("project");
    copy(project, spoilt);
    Path table = folder.resolve("provinces.csv");
    Files.writeString(table, "id,name,income,x" + OBEYED + "\nnowhere,\"a" + OBEYED + "\",1\n");

    List<Run> runs = new ArrayList<>();
    runs.add(Run.onTerminal("info", project));
    runs.add(Run.groma("validate", project));
    runs.add(Run.groma("validate", project, "--games", 2));
    runs.add(Run.groma("proofread", project));
    runs.add(Run.groma("proofread", project, "--errata"));
    runs.add(Run.groma("query", project, "adjacent", "province:antioch"));
    runs.add(Run.groma("query", project, "path", "x" + OBEYED, "y"));
    runs.add(Run.groma("replay", project, "--scenario", "528-ad", "--until", "1"));
    runs.add(Run.groma("simulate", project, "--scenario", "528-ad", "--games", 1));
    runs.add(Run.groma("export", project, "--to", "csv", "--out", folder.resolve("csv")));
    runs.add(Run.groma("import", table, "--into", project));
    runs.add(Run.groma("import", table, "--into", project, "--create-missing"));
    runs.add(Run.groma("rename", project, "province:antioch", "antiochia", "--dry-run"));
    runs.add(Run.groma("delete", project, "province:antioch", "--dry-run"));
    runs.add(Run.groma("info", folder.resolve("no" + OBEYED.replace("\u0007", ""))));
    runs.add(Run.groma("no-command" + OBEYED));

    assertThat(runs).allSatisfy(run -> assertThat(obeyed(run.out() + run.err())).isEmpty());
    assertThat(runs).extracting(Run::exitCode).allMatch(code -> code >= 0 && code <= 2);
    assertThat(runs.getFirst().out() + runs.getFirst().err()).contains("[31m");
  }

  @Test
  void dataForProgramsIsLeftAsItIs() throws IOException {
    Path project = folder.resolve("project");
    copy(project, Spoilt.NAMES);

    JsonNode info =
        JsonMapper.shared().readTree(Run.groma("info", project, "--format", "json").out());

    assertThat(info.path("name").asString()).endsWith(OBEYED);
  }

  @Test
  void aTextReportInAFileIsFitForATerminalToo() throws IOException {
    Path project = folder.resolve("project");
    copy(project, Spoilt.NAMES);
    Path story = folder.resolve("story.txt");

    assertThat(
            Run.groma("replay", project, "--scenario", "528-ad", "--until", "1", "--out", story)
                .exitCode())
        .isZero();

    assertThat(obeyed(Files.readString(story))).isEmpty();
  }

  private static List<String> obeyed(String printed) {
    return printed
        .lines()
        .filter(line -> line.chars().anyMatch(ControlCharacters::isControl))
        .toList();
  }

  private static void copy(Path project, Spoilt spoilt) throws IOException {
    Files.walkFileTree(
        SAMPLE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Path copy = project.resolve(SAMPLE.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            if (file.toString().endsWith(".json") && !file.endsWith("topology.json")) {
              JsonNode read = JsonMapper.shared().readTree(Files.readString(file));
              Files.writeString(copy, spoil(read, "", spoilt).toString());
            } else {
              Files.copy(file, copy);
            }
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private static JsonNode spoil(JsonNode node, String field, Spoilt spoilt) {
    if (node instanceof ObjectNode fields) {
      ObjectNode spoiled = JsonNodeFactory.instance.objectNode();
      fields
          .properties()
          .forEach(
              each -> spoiled.set(each.getKey(), spoil(each.getValue(), each.getKey(), spoilt)));
      if (spoilt == Spoilt.FIELDS) {
        spoiled.put("more" + OBEYED, OBEYED);
      }
      return spoiled;
    }
    if (node instanceof ArrayNode items) {
      ArrayNode spoiled = JsonNodeFactory.instance.arrayNode();
      items.forEach(each -> spoiled.add(spoil(each, field, spoilt)));
      return spoiled;
    }
    boolean isSpoilt =
        spoilt == Spoilt.NAMES ? READ.contains(field) : !Set.of("id", "format").contains(field);
    return node.isString() && isSpoilt
        ? JsonNodeFactory.instance.stringNode(node.asString() + OBEYED)
        : node;
  }
}
