package org.groma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * docs/rules-index.md and the {@code @Rule} marks say the same: every mark has its row, every row
 * that names a class names one with that mark, and a deferred section has none.
 */
class RulesIndexTest {

  private static final Path INDEX = Path.of("..", "docs", "rules-index.md");
  private static final String REST = " \\| [^|]+ \\| ([^|]+) \\|";
  private static final Pattern NAME = Pattern.compile("`([A-Za-z.]+)`");

  /** A rulebook: how its sections are numbered, and the package that carries it out. */
  enum Book {
    INVASIONS("## Invasions", "[IVXL]+(?:\\.[A-L])?", "org.groma.engine.invasions."),
    ROMANITAS("## Romanitas", "[1-9](?:\\.[0-9])*", "org.groma.engine.romanitas."),
    CYCLES(
        "## Barbarian, Kingdom and Empire", "[1-9][0-9]?(?:\\.[0-9])*", "org.groma.engine.cycles.");

    private final String heading;
    private final Pattern row;
    private final String home;

    Book(String heading, String section, String home) {
      this.heading = heading;
      this.row = Pattern.compile("\\| (" + section + ")" + REST);
      this.home = home;
    }
  }

  @ParameterizedTest
  @EnumSource
  void theIndexAndTheMarksAgree(Book book) {
    Map<String, NavigableSet<String>> marked = marks(book);
    Map<String, String> rows = rows(book);

    Map<String, NavigableSet<String>> listed = new LinkedHashMap<>();
    rows.forEach((section, cell) -> {
      NavigableSet<String> names = names(cell);
      if (!names.isEmpty()) {
        listed.put(section, names);
      }
    });
    assertThat(marked.keySet()).as("every mark has a row").isSubsetOf(rows.keySet());
    assertThat(listed).as("classes by section").containsExactlyInAnyOrderEntriesOf(marked);
  }

  @ParameterizedTest
  @EnumSource
  void everySectionIsCarriedOutOrSaysWhyNot(Book book) {
    assertThat(rows(book)).isNotEmpty();
    rows(book)
        .forEach((section, cell) ->
            assertThat(!names(cell).isEmpty() || cell.contains(":"))
                .as(section + ": " + cell)
                .isTrue());
  }

  private static NavigableSet<String> names(String cell) {
    NavigableSet<String> names = new TreeSet<>();
    Matcher name = NAME.matcher(cell);
    while (name.find()) {
      names.add(name.group(1));
    }
    return names;
  }

  private static Map<String, String> rows(Book book) {
    try {
      Map<String, String> rows = new LinkedHashMap<>();
      boolean within = false;
      for (String line : Files.readAllLines(INDEX)) {
        within = line.startsWith("## ") ? line.startsWith(book.heading) : within;
        Matcher row = book.row.matcher(line);
        if (within && row.matches()) {
          assertThat(rows.put(row.group(1), row.group(2).strip())).as(row.group(1)).isNull();
        }
      }
      return rows;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, NavigableSet<String>> marks(Book book) {
    Map<String, NavigableSet<String>> marks = new LinkedHashMap<>();
    for (Class<?> type : classes(book)) {
      Stream.concat(Stream.<AnnotatedElement>of(type), Arrays.stream(type.getDeclaredMethods()))
          .map(element -> element.getAnnotation(Rule.class))
          .filter(mark -> mark != null)
          .flatMap(mark -> Arrays.stream(mark.value()))
          .forEach(
              section -> marks.computeIfAbsent(section, _ -> new TreeSet<>()).add(shortName(type)));
    }
    return marks;
  }

  private static String shortName(Class<?> type) {
    return type.getName().replace(type.getPackageName() + ".", "").replace('$', '.');
  }

  private static List<Class<?>> classes(Book book) {
    try {
      Path root = Path.of(Rule.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (Stream<Path> files = Files.walk(root)) {
        return files
            .map(file -> root.relativize(file).toString())
            .filter(file -> file.endsWith(".class"))
            .map(file -> file.substring(0, file.length() - 6).replace('/', '.'))
            .filter(name ->
                name.startsWith(book.home)
                    || (book == Book.INVASIONS && name.startsWith("org.groma.engine.kernel")))
            .sorted()
            .<Class<?>>map(RulesIndexTest::load)
            .toList();
      }
    } catch (IOException | URISyntaxException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, RulesIndexTest.class.getClassLoader());
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
