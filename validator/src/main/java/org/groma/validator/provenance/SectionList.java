package org.groma.validator.provenance;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.NearestWord;

/**
 * The sections of an edition: as it declares them itself, else those that more than one record
 * cites.
 */
final class SectionList {

  /** The table of an edition whose rows are its sections. */
  static final String TABLE = "sections";

  /** So many citations are needed to learn from them. */
  private static final int ENOUGH = 50;

  private static final Pattern EXAMPLE = Pattern.compile("(.+?),? (?:ex\\.|example)(?: (\\d+))?");
  private static final Pattern BETWEEN =
      Pattern.compile(", | and | to |; |: | – |(?<=\\w)-(?=\\w)");

  private final Set<String> declared = new HashSet<>();
  private final Map<String, Integer> cited = new HashMap<>();
  private int citations;

  /** The lists of all editions that declare or transcribe something. */
  static Map<String, SectionList> of(Project project) {
    Map<String, SectionList> lists = new HashMap<>();
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      SectionList list = lists.computeIfAbsent(table.edition().slug(), _ -> new SectionList());
      for (SourceTable.Row row : table.rows()) {
        if (table.table().equals(TABLE)) {
          list.declared.add(row.section());
        } else {
          list.cite(row.section());
        }
      }
    }
    return lists;
  }

  void cite(String section) {
    cited.merge(section, 1, Integer::sum);
    citations++;
  }

  boolean isDeclared() {
    return !declared.isEmpty();
  }

  boolean has(String section) {
    if (!isDeclared()) {
      return citations < ENOUGH || section.isEmpty() || isLearned(section);
    }
    if (declared.contains(section)) {
      return true;
    }
    Matcher example = EXAMPLE.matcher(section);
    if (example.matches()) {
      return has(example.group(1)) && hasExample(example.group(1), example.group(2));
    }
    String[] parts = BETWEEN.split(section, -1);
    for (String part : parts) {
      if (parts.length == 1 || !has(part.strip())) {
        return false;
      }
    }
    return true;
  }

  /** Examples are numbered where the list says so; else there may be as many as somebody cites. */
  private boolean hasExample(String section, String number) {
    return number == null
        || declared.contains(section + " ex. " + number)
        || !declared.contains(section + " ex. 1");
  }

  private boolean isLearned(String section) {
    return cited.getOrDefault(section, 0) > 1
        || cited.keySet().stream()
            .anyMatch(other ->
                !other.equals(section)
                    && (other.startsWith(section + ".")
                        || section.startsWith(other + ".")
                        || section.startsWith(other + " ")));
  }

  Optional<String> nearest(String section) {
    return NearestWord.to(section, isDeclared() ? declared : others(section));
  }

  private Set<String> others(String section) {
    Set<String> others = new HashSet<>(cited.keySet());
    others.remove(section);
    return others;
  }
}
