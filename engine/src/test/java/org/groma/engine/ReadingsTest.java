package org.groma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** docs/readings: how rules are read, by section, and every number that is cited has its row. */
class ReadingsTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern CLASS = Pattern.compile("`([A-Z][A-Za-z]+)");

  /** A page: its heading in the index of rules, and who cites its numbers. */
  enum Page {
    INVASIONS("invasions", "## Invasions", "C[0-9]+", "invasions"),
    EDITIONS("invasions-editions", "## Invasions", "E[0-9]+", "invasions"),
    ROMANITAS("romanitas", "## Romanitas", "A[0-9]+", "romanitas"),
    CYCLES(
        "barbarian-kingdom-empire",
        "## Barbarian, Kingdom and Empire",
        "E[0-9]+",
        "barbarian-kingdom-empire");

    private final Path file;
    private final String heading;
    private final Pattern number;
    private final String sample;

    Page(String file, String heading, String number, String sample) {
      this.file = DOCS.resolve("readings").resolve(file + ".md");
      this.heading = heading;
      this.number = Pattern.compile("(?:rulings? |\\(|, )(" + number + ")\\b");
      this.sample = sample;
    }

    private List<Path> citing() {
      String code = this == CYCLES ? "cycles" : sample;
      return List.of(
          Path.of("src/main/java/org/groma/engine", code),
          Path.of("src/test/java/org/groma/engine", code),
          Path.of("..", "sample-data", sample));
    }
  }

  @ParameterizedTest
  @EnumSource
  void readingsStandInTheOrderOfTheRulebook(Page page) {
    List<String> sections = firstCells(lines(DOCS.resolve("rules-index.md")), page.heading);
    List<String> read = rows(page).map(row -> row.getFirst().split(",", -1)[0]).distinct().toList();

    assertThat(read).isNotEmpty();
    assertThat(sections).containsSubsequence(read);
  }

  @ParameterizedTest
  @EnumSource
  void classesThatAReadingNamesExist(Page page) {
    Set<String> classes = classes();
    String text = String.join("\n", lines(page.file));
    Matcher name = CLASS.matcher(text);
    while (name.find()) {
      assertThat(classes).contains(name.group(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyNumberThatIsCitedHasItsRow(Page page) {
    String text = String.join("\n", lines(page.file));
    Set<String> cited = new TreeSet<>();
    for (Path folder : page.citing()) {
      for (Path file : files(folder)) {
        Matcher matcher = page.number.matcher(String.join("\n", lines(file)));
        while (matcher.find()) {
          cited.add(matcher.group(1));
        }
      }
    }
    assertThat(cited).isNotEmpty();
    assertThat(cited).allSatisfy(number -> assertThat(text).contains("| " + number + " |"));
  }

  /** Cells of the rows whose first cell is a section, or several. */
  private static Stream<List<String>> rows(Page page) {
    return lines(page.file).stream()
        .filter(line -> line.startsWith("| "))
        .map(line -> Arrays.stream(line.split("\\|", -1)).map(String::strip).skip(1).toList())
        .filter(
            cells -> cells.getFirst().matches("[IVXL]+(\\.[A-L])?|[0-9]+(\\.[0-9]+)*(, [0-9.]+)*"));
  }

  private static List<String> firstCells(List<String> lines, String heading) {
    List<String> cells = new ArrayList<>();
    boolean within = false;
    for (String line : lines) {
      within = line.startsWith("## ") ? line.startsWith(heading) : within;
      if (within && line.startsWith("| ")) {
        cells.add(line.split("\\|", -1)[1].strip());
      }
    }
    return cells;
  }

  private static Set<String> classes() {
    return Stream.of(Path.of("src/main/java"), Path.of("src/test/java"))
        .flatMap(root -> files(root).stream())
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith(".java"))
        .map(name -> name.substring(0, name.length() - 5))
        .collect(Collectors.toSet());
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().matches(".*\\.(java|json|md)")).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
