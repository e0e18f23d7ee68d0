package org.groma.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Ledger;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/**
 * No text of a shared module names a thing of one game, and no text of a ruleset one of another
 * game. Which words these are the sample projects say: names and ids of their nations, lands,
 * waters, pieces, decks and tables. Texts are the string constants of compiled classes.
 */
class GameWordsTest {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();

  private static final List<String> MODULES =
      List.of("model", "engine", "validator", "exporters", "editor");

  /** Where the games are named so that they can be found. */
  private static final Set<String> REGISTER = Set.of("org/groma/engine/Rulesets");

  /**
   * Words that are ids or names in a sample, and plain English or words of the model in code: kinds
   * of fights and troops, fields of the model, names of decks that any game could have.
   */
  private static final Set<String> PLAIN =
      Set.of(
          "atlas",
          "battle",
          "caravans",
          "cavalry",
          "comes",
          "components",
          "desolation",
          "diplomacy",
          "events",
          "elite",
          "fleet",
          "fleets",
          "guard",
          "infantry",
          "numbers",
          "points",
          "raid",
          "religions",
          "retreat",
          "sequence of play",
          "siege",
          "stacking",
          "treasury",
          "walls");

  /** A sample that ships with the program may be named as a folder: it is opened as an example. */
  private static final Pattern SAMPLE_FOLDER = Pattern.compile("sample-data/[a-z-]+");

  /** A game: its sample project, the words that are its own, and all text of its data. */
  private record Game(String id, String home, Set<String> words, String text) {

    /** The game of a sample, and the package of the engine that is its home. */
    static Game of(Path folder, String home) {
      Project project = ((LoadResult.Loaded) ProjectStore.load(folder)).project();
      Set<String> words = new TreeSet<>();
      words.add(project.settings().ruleset());
      Stream.<Ledger<?, ?>>of(
              project.areas(),
              project.provinces(),
              project.cities(),
              project.seas(),
              project.rivers(),
              project.links(),
              project.get(Kinds.NATIONS),
              project.get(Kinds.UNITS),
              project.get(Kinds.LEADERS),
              project.get(Kinds.DECKS),
              project.get(Kinds.TABLES))
          .flatMap(Ledger::stream)
          .forEach(entry -> {
            words.add(((Entry<?>) entry).id().slug());
            words.add(lower(((Entry<?>) entry).name()));
          });
      words.removeAll(PLAIN);
      return new Game(project.settings().ruleset(), home, words, lower(dataOf(folder)));
    }

    boolean isHome(String type) {
      return type.startsWith("org/groma/engine/" + home + "/");
    }
  }

  private static final List<Game> GAMES =
      List.of(
          Game.of(ROOT.resolve("sample-data/invasions"), "invasions"),
          Game.of(ROOT.resolve("sample-data/romanitas"), "romanitas"),
          Game.of(ROOT.resolve("sample-data/barbarian-kingdom-empire"), "cycles"));

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String dataOf(Path folder) {
    return files(folder, ".json").stream()
        .filter(file -> !file.endsWith("topology.json"))
        .map(GameWordsTest::read)
        .collect(Collectors.joining(" "));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A pattern that finds any of the words where it stands by itself. */
  private static Pattern anyOf(Set<String> words) {
    return Pattern.compile(
        words.stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|", "(?<![\\w-])(", ")(?![\\w-])")));
  }

  /** The words of all games, without those that a type may use because they are of its own game. */
  private static Pattern foreign(List<Game> homes) {
    Set<String> words = new TreeSet<>();
    GAMES.forEach(game -> words.addAll(game.words()));
    for (Game home : homes) {
      words.removeIf(word -> home.text().contains(word));
    }
    return anyOf(words);
  }

  private static List<String> texts(Path file) {
    try {
      return StreamSupport.stream(ClassFile.of().parse(file).constantPool().spliterator(), false)
          .filter(StringEntry.class::isInstance)
          .map(entry -> ((StringEntry) entry).stringValue())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void textsNameNothingOfAGameThatIsNotTheirs() {
    Pattern shared = foreign(List.of());
    List<Pattern> own = GAMES.stream().map(game -> foreign(List.of(game))).toList();
    List<String> named = new ArrayList<>();
    int seen = 0;
    for (String module : MODULES) {
      Path classes = ROOT.resolve(module).resolve("target").resolve("classes");
      for (Path file : files(classes, ".class")) {
        String type = classes.relativize(file).toString().replace('\\', '/').replace(".class", "");
        if (REGISTER.contains(type)) {
          continue;
        }
        Pattern words = shared;
        for (int i = 0; i < GAMES.size(); i++) {
          words = GAMES.get(i).isHome(type) ? own.get(i) : words;
        }
        for (String text : texts(file)) {
          seen++;
          String plain = SAMPLE_FOLDER.matcher(lower(text)).replaceAll("");
          words
              .matcher(plain)
              .results()
              .forEach(found -> named.add(type + " names " + found.group() + ": " + text));
        }
      }
    }
    assertThat(seen).isGreaterThan(10_000);
    assertThat(named).isEmpty();
  }
}
