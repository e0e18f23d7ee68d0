package org.groma.editor.pieces;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * One or two letters for each type of unit, so that no two types with the same marks have the same
 * letters. Short names choose first: plain Cavalry is C.
 */
public final class Symbols {

  /** The traits that a counter shows by a mark; what shows need not be spelt. */
  static final String ELITE = "elite";

  static final String HEAVY = "heavy";

  private final Map<UnitTypeId, String> byType = new HashMap<>();

  private Symbols() {}

  public static Symbols of(Project project) {
    Symbols symbols = new Symbols();
    Set<String> taken = new HashSet<>();
    project.get(Kinds.UNITS).stream()
        .sorted(
            Comparator.<UnitType>comparingInt(type -> type.name().length())
                .thenComparing(type -> type.id().slug()))
        .forEach(type -> {
          String marks = "/" + type.traits().has(ELITE) + type.traits().has(HEAVY);
          List<String> wishes = wishes(type.name());
          String symbol =
              wishes.stream()
                  .filter(wish -> !taken.contains(wish + marks))
                  .findFirst()
                  .orElse(wishes.getFirst());
          taken.add(symbol + marks);
          symbols.byType.put(type.id(), symbol);
        });
    return symbols;
  }

  public String of(UnitTypeId type) {
    return byType.getOrDefault(type, "?");
  }

  /** Letters for a name: first those of its words, then its first letter with each other one. */
  private static List<String> wishes(String name) {
    List<String> words =
        Stream.of(name.split("[^\\p{L}\\p{N}]+"))
            .filter(word -> !word.isEmpty() && !isMark(word))
            .toList();
    if (words.isEmpty()) {
      return List.of(name.isBlank() ? "?" : initial(name.strip()));
    }
    String first = initial(words.getFirst());
    String initials = words.size() == 1 ? first : first + initial(words.getLast());
    String letters = String.join("", words);
    return Stream.concat(
            Stream.of(initials),
            IntStream.range(1, letters.length())
                .mapToObj(i -> first + letters.substring(i, i + 1).toLowerCase(Locale.ROOT)))
        .collect(Collectors.toList());
  }

  private static boolean isMark(String word) {
    return word.equalsIgnoreCase(ELITE) || word.equalsIgnoreCase(HEAVY);
  }

  private static String initial(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT);
  }
}
