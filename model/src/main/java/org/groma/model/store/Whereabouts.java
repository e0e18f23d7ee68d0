package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.IdIndex;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Locator;
import org.groma.model.store.json.Spot;
import org.groma.model.store.json.Unparsable;

/**
 * Finds where things stand in the files of a project: entries by their id, wherever in its file
 * somebody put them, nodes, arcs and faces by their number, and values in them by their path.
 */
public final class Whereabouts {

  /** The subjects that are no entries, by the words of their kinds. */
  private static final Map<String, String> PARTS_OF_THE_MAP =
      Map.of("node", "nodes", "arc", "arcs", "face", "faces");

  private static final String PROJECT = "project";
  private static final Map<String, String> PARTS_OF_THE_PROJECT =
      Map.of("settings", ProjectFiles.PROJECT, "vocabulary", ProjectFiles.VOCABULARY);

  /**
   * Something to be found.
   *
   * @param kind the word of a kind of entry; {@code node}, {@code arc} or {@code face}; or {@code
   *     project} for settings and vocabulary
   * @param field the way to a value in it, {@code $.units[2].place}; {@code $} for the whole
   */
  public record Sought(String kind, String id, String field) {}

  /** Where it stands; the nearest place above a value that is not written. */
  public record Found(String file, int line, int column, String path) {}

  private final NavigableMap<String, byte[]> files;

  private Whereabouts(NavigableMap<String, byte[]> files) {
    this.files = files;
  }

  /** In the files of a folder as they are now; in none if they cannot be read. */
  public static Whereabouts in(Path folder) {
    try {
      return new Whereabouts(Snapshot.of(folder).files());
    } catch (IOException unreadable) {
      return new Whereabouts(Collections.emptyNavigableMap());
    }
  }

  /** Where all of these stand, in their order; empty for what is in no file. */
  public List<Optional<Found>> find(List<Sought> sought) {
    List<Optional<Found>> found =
        new ArrayList<>(Collections.nCopies(sought.size(), Optional.empty()));
    Map<String, List<Integer>> byFile = new TreeMap<>();
    for (int i = 0; i < sought.size(); i++) {
      int number = i;
      fileOf(sought.get(i))
          .filter(files::containsKey)
          .ifPresent(file -> byFile.computeIfAbsent(file, _ -> new ArrayList<>()).add(number));
    }
    byFile.forEach((file, numbers) -> find(file, numbers, sought, found));
    return found;
  }

  private static Optional<String> fileOf(Sought sought) {
    if (PARTS_OF_THE_MAP.containsKey(sought.kind())) {
      return Optional.of(ProjectFiles.TOPOLOGY);
    }
    if (sought.kind().equals(PROJECT)) {
      return Optional.ofNullable(PARTS_OF_THE_PROJECT.get(sought.id()));
    }
    return Kinds.byWord(sought.kind()).flatMap(kind -> fileOf(kind, sought.id()));
  }

  private static Optional<String> fileOf(Kind<?, ?> kind, String id) {
    try {
      return Optional.of(kind.fileOf(kind.parseId().apply(id)));
    } catch (IllegalArgumentException noId) {
      return Optional.empty();
    }
  }

  private void find(
      String file, List<Integer> numbers, List<Sought> sought, List<Optional<Found>> found) {
    try {
      JsonText text = JsonText.of(files.get(file));
      IdIndex index = IdIndex.of(text);
      List<Integer> known = new ArrayList<>();
      List<Locator.Sought> paths = new ArrayList<>();
      for (int number : numbers) {
        startOf(sought.get(number), index)
            .ifPresent(start -> {
              known.add(number);
              paths.add(
                  new Locator.Sought(start.then(JsonPath.parse(sought.get(number).field())), ""));
            });
      }
      List<Locator.Found> spots = Locator.find(text, paths);
      for (int i = 0; i < known.size(); i++) {
        Spot at = spots.get(i).at();
        found.set(
            known.get(i),
            Optional.of(new Found(file, at.line(), at.column(), spots.get(i).path().toString())));
      }
    } catch (Unparsable notText) {
      // then nothing is found in it
    }
  }

  /** Where the entry or part starts in its file. */
  private static Optional<JsonPath> startOf(Sought sought, IdIndex index) {
    String part = PARTS_OF_THE_MAP.get(sought.kind());
    if (part != null) {
      return index.find(part, sought.id());
    }
    Optional<Kind<?, ?>> kind = Kinds.byWord(sought.kind());
    return kind.isPresent() && kind.get().storage() instanceof Storage.OneFile
        ? index.find(kind.get().plural(), sought.id())
        : Optional.of(JsonPath.ROOT);
  }
}
