package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.value.Datum;

/**
 * A word of the data and the parameters that go with it.
 *
 * @param needed parameters without which it says nothing
 * @param optional parameters that may be absent
 */
public record Word(String name, List<String> needed, List<String> optional) {

  public Word {
    needed = List.copyOf(needed);
    optional = List.copyOf(optional);
  }

  /** Words by name, one a line, each followed by its parameters; {@code ?} marks optional ones. */
  static Map<String, Word> table(String lines) {
    Map<String, Word> words = new LinkedHashMap<>();
    lines.lines().map(Word::parse).forEach(word -> words.put(word.name, word));
    return Collections.unmodifiableMap(words);
  }

  private static Word parse(String line) {
    List<String> needed = new ArrayList<>();
    List<String> optional = new ArrayList<>();
    String[] parts = line.strip().split(" ", -1);
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].endsWith("?")) {
        optional.add(parts[i].substring(0, parts[i].length() - 1));
      } else {
        needed.add(parts[i]);
      }
    }
    return new Word(parts[0], needed, optional);
  }

  /** Whether the word may have the parameter. */
  public boolean knows(String parameter) {
    return needed.contains(parameter) || optional.contains(parameter);
  }

  /** Whether all that it needs is given, and nothing that it does not know. */
  public boolean fits(Datum value) {
    return value instanceof Datum.Fields(Map<String, Datum> given)
        ? given.keySet().containsAll(needed) && given.keySet().stream().allMatch(this::knows)
        : needed.isEmpty();
  }
}
