package org.groma.exporters.atlas;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * Something a reader can find on the map or in the gazetteer, and what its card says.
 *
 * @param sort what it is, in words: {@code Province}
 * @param cities what cities in it are called, so that they are found too
 * @param brief its row in one line
 * @param marks words that are true of it: {@code Granary}
 * @param draws the ids of its drawings on the map, if not its key
 * @param terrainLook the class that its drawing has where colours mean terrain
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Entry(
    String key,
    String sort,
    String name,
    List<String> aliases,
    List<String> cities,
    String brief,
    List<Fact> facts,
    List<String> marks,
    List<Group> groups,
    List<Source> sources,
    List<String> draws,
    String terrainLook) {

  Entry {
    aliases = List.copyOf(aliases);
    cities = List.copyOf(cities);
    facts = List.copyOf(facts);
    marks = List.copyOf(marks);
    groups = List.copyOf(groups);
    sources = List.copyOf(sources);
    draws = List.copyOf(draws);
  }

  /**
   * A value with its label.
   *
   * @param to the key of the entry that the value names; empty if it names none
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Fact(String label, String text, String to) {
    static Fact of(String label, String text) {
      return new Fact(label, text, "");
    }
  }

  /** Entries that belong to this one in the same way: neighbours across a river. */
  record Group(String title, List<Tie> ties) {
    Group {
      ties = List.copyOf(ties);
    }
  }

  /**
   * One of a group.
   *
   * @param to the key of the other entry
   * @param note what is special about it: which river
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Tie(String to, String note) {}

  /**
   * Where values come from.
   *
   * @param of which values; empty for all that have no other source
   * @param title the full title of the edition, where one is cited
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Source(String of, String says, String title) {}
}
