package org.groma.editor.panel.inspector;

import java.util.List;
import java.util.Optional;
import org.groma.validator.finding.Subject;

/** Something that follows from the rest: a title and what there is of it. */
record Fact(String title, List<Item> items) {

  Fact {
    items = List.copyOf(items);
  }

  /**
   * One thing.
   *
   * @param more said behind it: the kind of border, a length
   * @param about what a click leads to
   */
  record Item(String text, String more, Optional<Subject> about) {
    static Item plain(String text) {
      return new Item(text, "", Optional.empty());
    }
  }
}
