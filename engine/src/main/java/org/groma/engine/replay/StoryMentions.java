package org.groma.engine.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.engine.kernel.Inventory;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Finds the records of a project that a line of a story speaks of, by their names. */
final class StoryMentions {

  private static final List<Kind<?, ?>> TOLD =
      List.of(
          Kinds.NATIONS,
          Kinds.PROVINCES,
          Kinds.SEAS,
          Kinds.AREAS,
          Kinds.CITIES,
          Kinds.LEADERS,
          Kinds.UNITS,
          Kinds.TABLES);

  /** Long names first, so that "East Persia" is not taken for Persia. */
  private final Map<String, List<Inventory.Item>> byName =
      new TreeMap<>(
          Comparator.comparingInt(String::length)
              .reversed()
              .thenComparing(Comparator.naturalOrder()));

  StoryMentions(Project project) {
    for (Kind<?, ?> kind : TOLD) {
      for (Entry<?> entry : project.get(kind)) {
        if (!entry.name().isBlank()) {
          byName.computeIfAbsent(entry.name(), _ -> new ArrayList<>()).add(item(kind, entry));
        }
      }
    }
  }

  private static Inventory.Item item(Kind<?, ?> kind, Entry<?> entry) {
    return new Inventory.Item(
        kind.word() + ":" + entry.id().slug(), Optional.empty(), entry.name());
  }

  /** In the order in which the line speaks of them. */
  List<Inventory.Item> in(String line) {
    Map<Integer, List<Inventory.Item>> byPlace = new LinkedHashMap<>();
    StringBuilder rest = new StringBuilder(line);
    byName.forEach((name, items) -> {
      int at = find(rest, name, 0);
      if (at >= 0) {
        byPlace.put(at, items);
      }
      while (at >= 0) { // its words stand for nothing else
        rest.replace(at, at + name.length(), " ".repeat(name.length()));
        at = find(rest, name, at);
      }
    });
    return byPlace.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .flatMap(entry -> entry.getValue().stream())
        .toList();
  }

  /** Whole words only. */
  private static int find(StringBuilder line, String name, int from) {
    int at = line.indexOf(name, from);
    while (at >= 0 && (isLetter(line, at - 1) || isLetter(line, at + name.length()))) {
      at = line.indexOf(name, at + 1);
    }
    return at;
  }

  private static boolean isLetter(StringBuilder line, int at) {
    return at >= 0 && at < line.length() && Character.isLetter(line.charAt(at));
  }
}
