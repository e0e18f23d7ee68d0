package org.groma.validator.references;

import org.groma.model.id.Id;
import org.groma.model.store.WordUse;

/**
 * Something that is spoken of somewhere in a project.
 *
 * @param sort what it is there: an id of some class, a cited edition, a word of some list of the
 *     vocabulary, or a text in open data, which may stand for any of these
 */
record Mention(String sort, String word) {

  static Mention of(Id id) {
    return new Mention(id.getClass().getSimpleName(), id.slug());
  }

  static Mention of(WordUse use, String word) {
    return new Mention(use.name(), word);
  }

  static Mention text(String text) {
    return new Mention("text", text);
  }
}
