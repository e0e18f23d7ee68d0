package org.groma.exporters.game;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.content.Shipped;

/**
 * What objects and fields of the document mean, from {@code meanings.txt}: an object is a line
 * {@code [name] meaning}, each of its fields a line {@code name | meaning | example}, with a plus
 * sign before the name of an addition.
 */
final class Meanings {

  private static final String FILE = "meanings.txt";
  private static final String COMMENT = "#";
  private static final String ADDITION = "+ ";

  /** What is said of one field. */
  record Field(boolean addition, String meaning, String example) {}

  private record Section(String meaning, Map<String, Field> fields) {}

  private final Map<String, Section> sections = new LinkedHashMap<>();
  private final Set<String> unused = new TreeSet<>();

  private Meanings() {}

  static Meanings load() {
    return parse(Shipped.text(Meanings.class, FILE));
  }

  static Meanings parse(String text) {
    Meanings meanings = new Meanings();
    String section = "";
    for (String line : text.lines().map(String::strip).toList()) {
      if (line.startsWith("[")) {
        int end = line.indexOf(']');
        section = line.substring(1, end);
        meanings.put(section, line.substring(end + 1).strip());
      } else if (!line.isEmpty() && !line.startsWith(COMMENT)) {
        meanings.putField(section, line);
      }
    }
    return meanings;
  }

  private void put(String section, String meaning) {
    if (sections.put(section, new Section(meaning, new LinkedHashMap<>())) != null) {
      throw new IllegalStateException(FILE + " tells of " + section + " twice");
    }
  }

  private void putField(String section, String line) {
    boolean addition = line.startsWith(ADDITION);
    String[] parts = (addition ? line.substring(ADDITION.length()) : line).split(" \\| ", 3);
    if (parts.length < 3 || !sections.containsKey(section)) {
      throw new IllegalStateException(FILE + " has a line that is no field: " + line);
    }
    Field field = new Field(addition, parts[1].strip(), parts[2].strip());
    if (sections.get(section).fields().put(parts[0].strip(), field) != null) {
      throw new IllegalStateException(FILE + " tells of " + section + "." + parts[0] + " twice");
    }
    unused.add(section + "." + parts[0].strip());
  }

  String of(String section) {
    Section found = sections.get(section);
    if (found == null) {
      throw new IllegalStateException(FILE + " does not tell what a " + section + " is");
    }
    return found.meaning();
  }

  Field field(String section, String name) {
    of(section);
    Field found = sections.get(section).fields().get(name);
    if (found == null) {
      throw new IllegalStateException(FILE + " does not tell what " + section + "." + name + " is");
    }
    unused.remove(section + "." + name);
    return found;
  }

  /** Fails if anything is told of what the document does not have. */
  void checkUsed(Collection<String> known) {
    Set<String> strange = new TreeSet<>(sections.keySet());
    strange.removeAll(known);
    strange.addAll(unused);
    if (!strange.isEmpty()) {
      throw new IllegalStateException(FILE + " tells of what no document has: " + strange);
    }
  }
}
