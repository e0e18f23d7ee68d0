package org.groma.editor.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The games that a project can be made for. */
public record GameShelf(List<Game> games) {

  /**
   * A game.
   *
   * @param ruleset the word by which projects name it
   * @param title what people call it
   * @param sample the project of it that comes with Groma, if it is there
   */
  public record Game(String ruleset, String title, Optional<Path> sample) {

    @Override
    public String toString() {
      return title;
    }
  }

  public GameShelf {
    games = List.copyOf(games);
  }

  /**
   * All games that Groma knows the rules of.
   *
   * @param samples the folder that holds the samples, if there is one
   */
  public static GameShelf of(Optional<Path> samples) {
    List<Game> there = samples.map(GameShelf::in).orElse(List.of());
    return new GameShelf(
        Rulesets.all().stream()
            .map(Ruleset::id)
            .map(id ->
                there.stream()
                    .filter(game -> game.ruleset().equals(id))
                    .findFirst()
                    .orElseGet(() -> new Game(id, worded(id), Optional.empty())))
            .toList());
  }

  public Optional<Game> find(String ruleset) {
    return games.stream().filter(game -> game.ruleset().equals(ruleset)).findFirst();
  }

  private static List<Game> in(Path samples) {
    List<Game> found = new ArrayList<>();
    try (Stream<Path> inside = Files.list(samples)) {
      inside.sorted().forEach(folder -> read(folder).ifPresent(found::add));
    } catch (IOException unreadable) {
      return List.of(); // as if no samples were installed
    }
    return found;
  }

  /** Only the first file of a sample, because all of it takes long to read. */
  private static Optional<Game> read(Path folder) {
    Path file = folder.resolve("project.json");
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      JsonNode settings = JsonMapper.shared().readTree(Files.readString(file));
      return Optional.of(
          new Game(
              settings.path("ruleset").asString(""),
              settings.path("name").asString(""),
              Optional.of(folder)));
    } catch (IOException | JacksonException broken) {
      return Optional.empty();
    }
  }

  private static String worded(String id) {
    return Character.toUpperCase(id.charAt(0)) + id.substring(1).replace('-', ' ');
  }
}
